# A game for spectators. es/spectator.ftl says the same in Spanish.
watch-title = Game
watch-live = Live
watch-lost = Connection lost
watch-share = Share
watch-copied = Link copied
watch-replay = Whole game
