/** Short tones, computed; nothing is heard unless sounds are on. */
import { prefs } from './prefs.svelte';

const TONES = {
  move: [[440, 0, 0.05]],
  alert: [
    [880, 0, 0.1],
    [660, 0.14, 0.1],
    [880, 0.28, 0.14],
  ],
  stop: [
    [330, 0, 0.12],
    [330, 0.18, 0.12],
  ],
  tick: [[880, 0, 0.03]],
  low: [
    [660, 0, 0.08],
    [660, 0.14, 0.08],
  ],
} as const;

let audio: AudioContext | null = null;

/** A tick is heard where it was chosen, whatever of other sounds. */
export function chime(what: keyof typeof TONES): void {
  if (!prefs.sound && what !== 'tick') return;
  try {
    audio ??= new AudioContext();
    for (const [pitch, after, length] of TONES[what]) {
      const [tone, gain] = [audio.createOscillator(), audio.createGain()];
      const start = audio.currentTime + after;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(0.2, start + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length + 0.02);
    }
  } catch {
    // A device without sound plays silently.
  }
}
