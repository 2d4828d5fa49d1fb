/** What is heard of what happens, in every language. */
import { unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { prefs } from '../../lib/prefs.svelte';
import type { GameEvent, GameState } from '../../lib/protocol';
import { SPOKEN_LANGS, type SpokenLang } from '../../lib/spoken';
import { listen, MIDDLE, ply, state, type Heard } from './fake';

let seat: Heard | undefined;
afterEach(async () => {
  if (seat) await unmount(seat.screen);
  seat = undefined;
});

const ruling = (id: string, args = {}) => ({ text: { id, args }, articles: ['D.2.1'] });
const said = { by: 'white' as const, move: 'e4d5', heard: null };
const clock = MIDDLE.state.clock;
const running = { ...clock, running: 'black' as const };
const QUEEN = { fen: 'rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3', turn: 'white' as const, plies: 4 };
const own = { by: 'black' as const, move: 'd8d5', heard: null };

/** One thing after the other, at the seat of Black. */
const STORY: (Partial<GameEvent> & { is: Partial<GameState> })[] = [
  // White presses; Black repeats something else, then the right move.
  { by: 'white', act: { do: 'press' }, is: { said, clock: running } },
  { by: 'black', act: { do: 'repeat', move: 'e4e5' }, rulings: [ruling('effect-heard-otherwise', { by: 'black' })], is: { said: { ...said, heard: 'e4e5' }, clock: running } },
  { by: 'black', act: { do: 'repeat', move: 'e4d5' }, rulings: [ruling('effect-noted')], is: { said: { ...said, heard: 'e4d5' }, clock: running } },
  // Black plays, and his tongue slips.
  { by: 'black', act: { do: 'move', move: 'd8d5' }, moves: { from: 3, list: [ply('black', 'd8d5', 'Qxd5')] }, is: { ...QUEEN, clock: running } },
  { by: 'black', act: { do: 'announce', move: 'd8d6' }, rulings: [ruling('effect-goes-on')], is: { ...QUEEN, said: { ...own, move: 'd8d6' }, clock: running } },
  { by: 'black', act: { do: 'announce', move: 'd8d5' }, rulings: [ruling('effect-noted')], is: { ...QUEEN, said: own, clock: running } },
  { by: 'black', act: { do: 'press' }, is: { ...QUEEN, said: own, clock: { ...clock, running: 'white' } } },
  { by: 'white', act: { do: 'repeat', move: 'd8d6' }, rulings: [ruling('effect-heard-otherwise', { by: 'white' })], is: { ...QUEEN, said: { ...own, heard: 'd8d6' } } },
  { by: 'white', act: { do: 'repeat', move: 'd8d5' }, rulings: [ruling('effect-noted')], is: { ...QUEEN, said: { ...own, heard: 'd8d5' } } },
  { by: 'white', act: { do: 'offer-draw' }, rulings: [ruling('effect-offered', { by: 'white' })], is: { ...QUEEN, offer: 'white' } },
  { by: 'black', act: { do: 'decline-draw' }, rulings: [ruling('effect-offer-refused', { by: 'black' })], is: QUEEN },
  { by: 'white', act: { do: 'adjust', square: 'g1' }, is: QUEEN },
  { by: 'black', act: { do: 'announce', move: 'd8d6' }, rulings: [ruling('effect-arbiter-decides')], is: { ...QUEEN, said: own } },
];

const HEARD: Record<SpokenLang, string[]> = {
  en: [
    'Your clock runs.',
    'You repeated Bauer Eva fuenf. Another move was announced: listen again and repeat, or call the arbiter.',
    'Repeated: Bauer Eva schlaegt David fuenf.',
    'Played: Dame schlaegt David fuenf.',
    'A slip of the tongue: you played Dame schlaegt David fuenf. Announce it before you press the clock.',
    'Announced.',
    'Clock pressed. The clock of White runs.',
    'White repeats another move: Dame David sechs. Announce yours again, or call the arbiter.',
    'White repeats it.',
    'White offers a draw.',
    'Black declines the draw.',
    'White adjusts Springer Gustav eins.',
    'The arbiter has to decide: the boards may differ.',
  ],
  es: [
    'Corre su reloj.',
    'Usted ha repetido Bauer Eva fuenf. Se anunció otra jugada: escúchela de nuevo y repítala, o llame al árbitro.',
    'Repetido: Bauer Eva schlaegt David fuenf.',
    'Jugado: Dame schlaegt David fuenf.',
    'Un lapsus: usted ha jugado Dame schlaegt David fuenf. Anúnciela antes de pulsar el reloj.',
    'Anunciado.',
    'Reloj pulsado. Corre el reloj de las blancas.',
    'Las blancas repiten otra jugada: Dame David sechs. Anuncie de nuevo la suya o llame al árbitro.',
    'La repiten las blancas.',
    'Las blancas ofrecen tablas.',
    'Las negras rechazan las tablas.',
    'Las blancas componen Springer Gustav eins.',
    'Debe decidir el árbitro: puede que los tableros difieran.',
  ],
  de: [
    'Ihre Uhr läuft.',
    'Sie haben Bauer Eva fuenf wiederholt. Angesagt war ein anderer Zug: Hören Sie noch einmal hin und wiederholen Sie ihn, oder rufen Sie den Schiedsrichter.',
    'Wiederholt: Bauer Eva schlaegt David fuenf.',
    'Gezogen: Dame schlaegt David fuenf.',
    'Ein Versprecher: Gezogen haben Sie Dame schlaegt David fuenf. Sagen Sie das an, bevor Sie die Uhr drücken.',
    'Angesagt.',
    'Uhr gedrückt. Die Uhr von Weiß läuft.',
    'Weiß wiederholt einen anderen Zug: Dame David sechs. Sagen Sie Ihren noch einmal an, oder rufen Sie den Schiedsrichter.',
    'Weiß wiederholt.',
    'Weiß bietet Remis an.',
    'Schwarz lehnt das Remis ab.',
    'Weiß rückt Springer Gustav eins zurecht.',
    'Der Schiedsrichter muss entscheiden: Die Bretter stimmen vielleicht nicht überein.',
  ],
};

for (const lang of SPOKEN_LANGS) {
  it(`is told in ${lang}`, async () => {
    prefs.lang = lang === 'es' ? 'es' : 'en';
    seat = await listen(lang);
    STORY.forEach(({ is, ...event }, i) => seat!.server.happens({ ...event, state: state({ ...MIDDLE.state, said: null, duties: {}, ...is, seq: i + 2 }) }));
    expect([...document.querySelectorAll('.heard li')].map((it) => it.textContent)).toEqual(HEARD[lang]);
  });
}

it('the move that is announced carries its own language', async () => {
  prefs.lang = 'en';
  seat = await listen('es');
  await seat.press('.');
  const parts = [...document.querySelectorAll<HTMLElement>('#say span')].map((it) => [it.lang, it.textContent]);
  expect(parts).toEqual([['es', 'Anuncian las blancas: '], ['de', 'Bauer Eva schlaegt David fuenf'], ['es', '.'], ['es', ' Repítala.']]);
});
