/** The device's own voice, for those who want moves spoken and use no screen reader. */

/** A voice for a language; null if the device has none. */
export function voiceFor(lang: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null;
  return speechSynthesis.getVoices().find((it) => it.lang.toLowerCase().startsWith(lang)) ?? null;
}

/** Speaks after what is being spoken. */
export function speak(text: string, lang: string): void {
  const voice = voiceFor(lang);
  if (!voice) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  speechSynthesis.speak(spoken);
}

/** Says no more of what was to be spoken. */
export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
