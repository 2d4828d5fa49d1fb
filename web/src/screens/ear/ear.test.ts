/** Every key and every command, word for word, in every language in which things are said. */
import { flushSync, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { prefs } from '../../lib/prefs.svelte';
import type { GameState } from '../../lib/protocol';
import { SPOKEN_LANGS, type SpokenLang } from '../../lib/spoken';
import { COMMANDS } from './commands';
import { listen, MIDDLE, state, type Heard } from './fake';
import expected from './heard.json';
import { KEYS } from './keys';
import { reset, set } from './settings.svelte';

interface Answer {
  said: string;
  /** What the server is told. */
  facts?: unknown[];
}

let seat: Heard | undefined;
afterEach(async () => {
  if (seat) await unmount(seat.screen);
  seat = undefined;
});

/** Every command, without and with all that may follow it. */
const TEXTS = COMMANDS.flatMap(({ names, takes }) => ['', ...(takes?.split(' | ') ?? [])].map((rest) => `${names[0]} ${rest}`.trim()));

async function answers(lang: SpokenLang): Promise<Record<string, Answer>> {
  prefs.lang = lang === 'es' ? 'es' : 'en';
  seat = await listen(lang);
  const all: Record<string, Answer> = {};
  const ask = async (name: string, what: () => Promise<string>) => {
    reset();
    set('lang', lang);
    const before = seat!.server.facts.length;
    const said = await what();
    const facts = seat!.server.facts.slice(before).filter((it) => it !== undefined);
    all[name] = facts.length > 0 ? { said, facts } : { said };
  };
  for (const { key } of KEYS) await ask(`key ${key}`, () => seat!.press(key));
  for (const text of TEXTS) await ask(text, () => seat!.enter(text));
  return all;
}

for (const lang of SPOKEN_LANGS) {
  it(`every key and command is answered in ${lang}`, async () => {
    expect(await answers(lang)).toEqual(expected[lang]);
  }, 30_000);
}

const COVERED: Record<SpokenLang, string> = {
  en: 'The position is covered while the claim is examined.',
  es: 'La posición queda tapada mientras se examina la reclamación.',
  de: 'Die Stellung ist verdeckt, solange der Antrag geprüft wird.',
};

for (const lang of SPOKEN_LANGS) {
  it(`the position is not told in ${lang} while the arbiter examines a claim`, async () => {
    const claim = { by: 'white' as const, ground: 'threefold', move: null };
    seat = await listen(lang, { state: { ...MIDDLE.state, stage: 'halted', claim } as Partial<GameState> });
    for (const key of ['*', '+']) expect(await seat.press(key)).toBe(COVERED[lang]);
    for (const text of ['b', 'b e', 'p', 'p n', 'f', 'q e4']) expect(await seat.enter(text)).toBe(COVERED[lang]);
    expect(document.querySelector('.ear pre')).toBeNull();
    expect(document.querySelectorAll('.ear section ul[lang]')).toHaveLength(0);
    seat.server.happens({ state: state({ ...MIDDLE.state, seq: 2 }) });
    flushSync();
    expect(document.querySelector('.ear pre')!.textContent).toContain('6 -+-+-+-+');
    expect(await seat.press('+')).not.toContain(COVERED[lang]);
  });
}
