# Una partida para el público. en/spectator.ftl dice lo mismo en inglés.
watch-title = Partida
watch-live = En directo
watch-lost = Sin conexión
watch-share = Compartir
watch-copied = Enlace copiado
watch-replay = Partida entera
