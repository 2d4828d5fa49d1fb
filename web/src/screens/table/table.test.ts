import { flushSync, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { squareNamed } from '../../lib/board';
import { prefs } from '../../lib/prefs.svelte';
import type { GameState } from '../../lib/protocol';
import { NO_HAND, seat as sit, state, type Seated } from './fake';

let screen: Awaited<ReturnType<typeof sit>>['screen'] | undefined;

beforeEach(() => {
  prefs.lang = 'en';
});
afterEach(async () => {
  if (screen) await unmount(screen);
  screen = undefined;
});

async function seat(more: Seated = {}) {
  const seated = await sit(more);
  screen = seated.screen;
  return seated.server;
}

const cell = (name: string): HTMLElement => document.querySelector(`[data-square="${squareNamed(name)}"]`)!;
const button = (text: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((it) => it.textContent!.trim().startsWith(text));
  if (!found) throw new Error(`no button “${text}”`);
  return found;
};
const page = (): string => document.body.textContent!.replace(/\s+/g, ' ');

function click(it: HTMLElement) {
  it.click();
  flushSync();
}

function press(key: string, more: KeyboardEventInit = {}) {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
}

function type(text: string, label: string) {
  const field = document.querySelector<HTMLInputElement>(`input[placeholder="${label}"]`)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  flushSync();
}

const E4 = [
  { do: 'touch', square: 'e2' },
  { do: 'move', move: 'e2e4' },
];

describe('a move', () => {
  it('is the same facts by keys', async () => {
    const server = await seat();
    cell('e2').focus();
    press('Enter');
    cell('e4').focus();
    press('Enter');
    expect(server.facts).toEqual(E4);
  });

  it('is the same facts by pressing squares', async () => {
    const server = await seat();
    click(cell('e2'));
    click(cell('e4'));
    expect(server.facts).toEqual(E4);
  });

  it('is the same facts by typing, in the player’s own letters', async () => {
    const server = await seat();
    type('e4', 'Move or command');
    expect(server.facts).toEqual(E4);
    prefs.lang = 'es';
    flushSync();
    type('Cf3', 'Jugada u orden');
    expect(server.facts.slice(2)).toEqual([{ do: 'touch', square: 'g1' }, { do: 'move', move: 'g1f3' }]);
  });

  it('can be illegal', async () => {
    const server = await seat();
    click(cell('e2'));
    click(cell('e5'));
    expect(server.facts[1]).toEqual({ do: 'move', move: 'e2e5' });
  });

  it('is drawn at once, and put back when it is refused, with the article', async () => {
    const server = await seat();
    click(cell('e2'));
    click(cell('e5'));
    expect(cell('e5').getAttribute('aria-label')).toBe('e5, white pawn');
    server.refuses('why-touch-binds', ['4.3.1']);
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, white pawn');
    expect(page()).toContain('Article 4.3.1');
  });

  it('that is illegal looks like any other until the Laws have spoken', async () => {
    const server = await seat();
    const hand = { ...NO_HAND, touched: ['g1'], illegal: { move: 'g1g3', flaw: 'illegal' } };
    const duties = { white: [{ duty: 'take-back', article: '7.5.1' }] };
    server.happens({ state: state({ seq: 2, hand, duties }) });
    const illegal = { press: button('Press the clock').disabled, list: document.querySelector('.moves')!.textContent };
    expect(illegal.press).toBe(false);
    expect(illegal.list).toContain('Ng3');
    expect(page()).not.toMatch(/illegal|put back/i);
    expect(page()).not.toContain('Article');
  });
});

describe('the clock', () => {
  it('is pressed by Space on the bare page, once', async () => {
    const server = await seat();
    press(' ');
    press(' ');
    expect(server.facts).toEqual([{ do: 'press' }]);
  });

  it('cannot be pressed while the other one runs', async () => {
    const clock = state().clock!;
    const server = await seat({ state: { turn: 'black', clock: { ...clock, running: 'black' } } });
    press(' ');
    expect(server.facts).toEqual([]);
    expect(button('The opponent’s'.replace('’', "'")).disabled).toBe(true);
  });

  it('is pressed by the move only where the settings say so, and the page says that', async () => {
    const server = await seat({ settings: { autoPress: true } });
    click(cell('e2'));
    click(cell('e4'));
    expect(server.facts[1]).toEqual({ do: 'move', move: 'e2e4', press: true });
    expect(page()).toContain('The clock is pressed by itself.');
  });
});

describe('draws', () => {
  it('can be claimed at any time, and nothing lights up', async () => {
    const server = await seat();
    const before = button('Claim').outerHTML;
    server.happens({ state: state({ seq: 2, rights: { white: ['move', 'press', 'claim-draw'] } }) });
    expect(button('Claim').outerHTML).toBe(before);
  });

  it('are claimed with a move that is written and not played', async () => {
    const server = await seat();
    click(button('Claim'));
    for (const value of ['threefold', 'move']) click(document.querySelector<HTMLElement>(`input[value=${value}]`)!);
    const field = document.querySelector<HTMLInputElement>('dialog input:not([type])')!;
    field.value = 'Nf3';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    flushSync();
    expect(server.facts).toEqual([{ do: 'claim-draw', ground: 'threefold', move: 'g1f3' }]);
    expect(cell('g1').getAttribute('aria-label')).toBe('g1, white knight');
  });

  it('cover the position from both while the arbiter examines a claim', async () => {
    const claim = { by: 'black' as const, ground: 'threefold', move: null };
    const server = await seat({ state: { stage: 'halted', claim } as Partial<GameState> });
    expect(page()).toContain('The position is covered while the claim is examined.');
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, empty');
    server.happens({ state: state({ seq: 2 }) });
    expect(page()).not.toContain('The position is covered');
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, white pawn');
  });

  it('are answered when they are offered', async () => {
    const server = await seat({ state: { offer: 'black' } });
    expect(page()).toContain('Black offers a draw.');
    click(button('Decline'));
    expect(server.facts).toEqual([{ do: 'decline-draw' }]);
  });
});

describe('a promotion', () => {
  const fen = '8/4P1k1/8/8/8/6K1/8/8 w - - 0 60';
  const hand = { ...NO_HAND, touched: ['e7'], promotion: 'e7e8' };

  it('waits for a choice that nothing makes beforehand', async () => {
    const server = await seat({ state: { fen } });
    click(cell('e7'));
    click(cell('e8'));
    expect(server.facts[1]).toEqual({ do: 'release', move: 'e7e8' });
    server.happens({ state: state({ seq: 2, fen, hand }) });
    const box = document.querySelector<HTMLElement>('.promotion')!;
    expect([...box.querySelectorAll('.choices button')].map((it) => it.getAttribute('aria-label'))).toEqual([
      'queen', 'rook', 'bishop', 'knight',
    ]);
    expect(box.contains(document.activeElement) && document.activeElement!.tagName).not.toBe('BUTTON');
    expect(button('Press the clock').disabled).toBe(false);
    box.focus();
    press('n');
    expect(server.facts.at(-1)).toEqual({ do: 'place', square: 'e8', piece: 'knight' });
  });
});

describe('what is said', () => {
  it('is the opponent’s move, at once and piece by piece', async () => {
    const server = await seat({ state: { turn: 'black' } });
    const ply = { uci: 'g8f6', san: 'Nf6', flaw: null, by: 'black' as const, white: 1, black: 1 };
    server.happens({
      by: 'black',
      act: { do: 'move', move: 'g8f6' },
      rulings: [{ text: { id: 'effect-made' }, articles: ['4.7'] }],
      moves: { from: 0, list: [ply] },
      state: state({ seq: 2 }),
    });
    expect(document.getElementById('say')!.textContent).toBe('Black: knight f 6');
  });

  it('is a ruling as a sentence with its article', async () => {
    const server = await seat();
    server.happens({ state: state({ seq: 2, stage: 'halted' }), rulings: [{ text: { id: 'effect-clocks-stopped' }, articles: ['6.11.1'] }] });
    expect(document.getElementById('say')!.textContent).toBe('The clocks are stopped.');
    expect(page()).toContain('Article 6.11.1');
  });
});

describe('resigning', () => {
  it('takes two steps', async () => {
    const server = await seat();
    click(button('Resign'));
    const resign = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find((it) => it.textContent === 'Resign')!;
    expect(resign.disabled).toBe(true);
    click(document.querySelector<HTMLElement>('dialog input[type=checkbox]')!);
    click(resign);
    expect(server.facts).toEqual([{ do: 'resign' }]);
  });
});

describe('a shared screen', () => {
  it('says for which player each fact is told', async () => {
    const server = await seat({ role: 'shared' });
    click(cell('e2'));
    click(cell('e4'));
    expect(server.sent.map((it) => it.by)).toEqual(['white', 'white']);
    press(' ');
    expect(server.sent.at(-1)).toMatchObject({ do: { do: 'press' }, by: 'white' });
  });
});

describe('j’adoube', () => {
  it('makes of a touch an adjustment', async () => {
    const server = await seat();
    press('j');
    click(cell('e2'));
    expect(server.facts).toEqual([{ do: 'adjust', square: 'e2' }]);
  });
});

describe('where a player does not see', () => {
  const settings = { regulations: { edition: '2023', black: { 'visually-impaired': true } } };
  const ply = { uci: 'e2e4', san: 'e4', flaw: null, by: 'white' as const, white: null, black: null };
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

  it('the one who sees is shown what to say, and tells that he said it', async () => {
    const server = await seat({ settings, state: { fen, turn: 'black', duties: { white: [{ duty: 'announce', article: 'D.2.1' }] } }, snapshot: { moves: [ply] } });
    expect(page()).toContain('Announce your move: Bauer Eva vier');
    click(button('Announced'));
    expect(server.facts).toEqual([{ do: 'announce', move: 'e2e4' }]);
  });

  it('he repeats what was announced to him', async () => {
    const said = { by: 'black' as const, move: 'e7e5', heard: null };
    const moves = [ply, { ...ply, uci: 'e7e5', san: 'e5', by: 'black' as const }];
    const after = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    const server = await seat({ settings, state: { fen: after, said, duties: { white: [{ duty: 'repeat', article: 'D.2.1' }] } }, snapshot: { moves } });
    expect(page()).toContain('Your opponent announced: Bauer Eva fuenf');
    click(button('Repeat'));
    expect(server.facts).toEqual([{ do: 'repeat', move: 'e7e5' }]);
  });

  it('an assistant makes the moves of both, and has the tasks of the appendix', async () => {
    const server = await seat({ role: 'black-assistant', settings, state: { turn: 'white' } });
    click(cell('e2'));
    click(cell('e4'));
    expect(server.facts).toEqual(E4);
    expect(button('Tell him both times').disabled).toBe(true);
    click(document.querySelector<HTMLElement>('input[type=checkbox]')!);
    click(button('Tell him both times'));
    expect(server.facts.at(-1)).toEqual({ do: 'tell', what: 'times', asked: true });
    click(button('The opponent touched another piece'));
    expect(server.facts.at(-1)).toEqual({ do: 'report-touch' });
  });
});

describe('the own scoresheet', () => {
  const settings = { regulations: { edition: '2023', scoresheets: true } };
  const line = (ply: number) => document.querySelector<HTMLElement>(`.sheet [data-ply="${ply}"]`)!;
  const told = (ply: number) => line(ply).textContent.replace(/\s+/g, ' ').trim();

  it('takes whatever is written, and says nothing of it', async () => {
    prefs.lang = 'es';
    const server = await seat({ settings });
    type(' p4r?? ', 'Anote una jugada');
    expect(server.facts).toEqual([{ do: 'write', text: 'p4r??' }]);
    expect(document.querySelector('.sheet [aria-invalid]')).toBeNull();
  });

  it('is corrected on the line that is chosen, and shows what was struck out', async () => {
    const entries = [{ text: 'e4' }, { text: '' }, { text: 'Nf3', struck: ['Nc3'], clock: '1:29' }];
    const server = await seat({ settings, snapshot: { sheets: { white: { entries } } } });
    expect(told(1)).toBe('1… Black: nothing written');
    expect(told(2)).toBe('2. White: struck out: Nc3 Nf3 1:29');
    expect(document.querySelector('.sheet del')?.textContent).toBe('Nc3');
    click(line(1));
    type('e5', 'Write a move');
    click(line(2));
    click(button('Strike out'));
    expect(server.facts).toEqual([
      { do: 'write', text: 'e5', ply: 1 },
      { do: 'write', text: '', ply: 2 },
    ]);
  });

  it('is written by keys that know nothing of the game', async () => {
    await seat({ settings });
    click(document.querySelector<HTMLElement>('.sheet [aria-label="Keys for moves"]')!);
    for (const key of ['Q', 'h', '7', '⌫', '8']) click([...document.querySelectorAll<HTMLElement>('.keys button')].find((it) => it.textContent === key)!);
    expect(document.querySelector<HTMLInputElement>('.sheet form input')!.value).toBe('Qh8');
  });

  it('is brought up to date beside the opponent’s, which is given back', async () => {
    const sheets = { white: { entries: [{ text: 'e4' }] } };
    const server = await seat({ settings, snapshot: { sheets } });
    expect(page()).not.toContain('Copy the moves');
    const may = state({ seq: 2, duties: { white: [{ duty: 'complete-sheet', article: '8.5.2' }] }, rights: { white: ['use-opponents-sheet'] } });
    server.happens({ state: may, sheets: { ...sheets, black: { entries: [{ text: 'P-K4' }] } } });
    expect(page()).toContain('Bring your scoresheet up to date. Article 8.5.2');
    expect(page()).toContain('P-K4');
    click(button('Copy the moves'));
    expect(server.facts).toEqual([{ do: 'complete-sheet' }]);
    server.happens({ state: state({ seq: 3 }) });
    expect(page()).not.toContain('P-K4');
  });

  it('at a shared screen is each player’s own, and nobody sees the moves kept for him', async () => {
    prefs.facing = 'opposite';
    const moves = [{ uci: 'e2e4', san: 'e4', flaw: null, by: 'white' as const, white: null, black: null }];
    const sheets = { white: { entries: [{ text: 'e4' }] }, black: { entries: [] } };
    const server = await seat({ role: 'shared', settings, state: { turn: 'black' }, snapshot: { moves, sheets } });
    expect(document.querySelector('.list')).toBeNull();
    expect(document.querySelector('.sheet')).toBeNull();
    const [black, white] = [...document.querySelectorAll<HTMLElement>('.actions button')].filter((it) => it.textContent?.trim().startsWith('Sheet'));
    click(white!);
    expect(told(0)).toBe('1. White: e4');
    expect(document.querySelector('.paper.facing')).toBeNull();
    // White's is turned away for Black's, which lies as he sits.
    click(black!);
    expect(told(0)).toBe('1. White: nothing written');
    expect(document.querySelector('.paper.facing .sheet')).not.toBeNull();
    expect(page()).not.toContain("The opponent's scoresheet");
    type('P-K4', 'Write a move');
    expect(server.sent.at(-1)).toMatchObject({ by: 'black', do: { do: 'write', text: 'P-K4' } });
    server.says({ ack: { id: server.sent.at(-1)!.id!, seq: 2 } });
    await new Promise((go) => setTimeout(go));
    flushSync();
    // Written, the board is back.
    expect(document.querySelector('.sheet')).toBeNull();
  });

  it('need not be kept below five minutes, and that is said', async () => {
    await seat({ settings, state: { rights: { white: ['not-record'] } } });
    expect(document.querySelector('.sheet .told')?.textContent).toContain('Article 8.4');
  });

  it('is signed with the result that is chosen', async () => {
    const outcome = { result: '1-0', white: 'win' as const, black: 'loss' as const, by: 'resignation', text: { id: 'outcome' } };
    const server = await seat({ settings, state: { stage: 'over', outcome, duties: { white: [{ duty: 'sign', article: '8.7' }] } } });
    const results = document.querySelector<HTMLSelectElement>('.closing select')!;
    expect(results.value).toBe('win loss');
    results.value = 'draw draw';
    results.dispatchEvent(new Event('change', { bubbles: true }));
    click(button('Sign the result'));
    expect(server.facts).toEqual([{ do: 'sign', white: 'draw', black: 'draw' }]);
  });
});
