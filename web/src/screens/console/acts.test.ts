import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/protocol';
import { actMessage, actOf, isNotable } from './acts';

const FIRST = { number: 1, by: 'white' } as const;

describe('actMessage', () => {
  it('turns fields into arguments', () => {
    const message = actMessage({ do: 'add-time', player: 'black', ms: -120_000 }, FIRST);
    expect(message.id).toBe('act-add-time');
    expect(message.args).toMatchObject({ by: 'black', sign: 'minus', ms: { time: 120_000 }, move: 'missing' });
    expect(actMessage({ do: 'stop-clocks', reason: 'illness' }, FIRST).args?.reason).toBe('illness');
    expect(actMessage({ do: 'move', move: 'e2e4', press: true }, FIRST).args).toMatchObject({ press: 'true' });
  });

  it('says of a sealed move only where it is', () => {
    expect(actMessage({ do: 'seal' }, FIRST).args?.move).toEqual({ message: { id: 'console-sealed', args: {} } });
    expect(actMessage({ do: 'seal', move: 'g8f6' }, FIRST).args?.move).toMatchObject({ move: { uci: 'g8f6' } });
  });

  it('writes a move as it was made', () => {
    const ply = { uci: 'g1f3', san: 'Nf3', flaw: null, by: 'white' as const, white: null, black: null };
    expect(actMessage({ do: 'move', move: 'g1f3' }, { number: 2, by: 'white' }, ply).args?.move).toEqual({ move: { uci: 'g1f3', san: 'Nf3', number: 2, by: 'white' } });
  });
});

it('a move has its place in the score, be it made or only intended', () => {
  const ply = { uci: 'g8f6', san: 'Nf6', flaw: null, by: 'black', white: null, black: null };
  const event = (act: object, plies: number, moves?: object) => ({ act, moves, rulings: [], state: { plies } }) as unknown as GameEvent;
  const late = '8/8/8/8/8/8/8/8 b - - 0 7';
  expect(actOf(event({ do: 'move', move: 'g8f6' }, 1, { from: 0, list: [ply] }), late)?.args?.move).toEqual({
    move: { uci: 'g8f6', san: 'Nf6', number: 7, by: 'black' },
  });
  expect(actOf(event({ do: 'claim-draw', move: 'f6g8' }, 3), '')?.args?.move).toEqual({
    move: { uci: 'f6g8', san: null, number: 2, by: 'black' },
  });
  expect(actOf({ ...event({}, 0), act: null }, '')).toBeNull();
});

it('ordinary play is not notable', () => {
  const event = (act: string, ...rulings: string[]) =>
    ({ act: { do: act }, rulings: rulings.map((id) => ({ text: { id }, articles: [] })) }) as unknown as GameEvent;
  expect(isNotable(event('move', 'effect-made'))).toBe(false);
  expect(isNotable(event('move', 'effect-made', 'effect-over'))).toBe(true);
  expect(isNotable(event('claim-draw'))).toBe(true);
  // Whoever touches a piece to move it does what he must; what else follows is told.
  expect(isNotable(event('touch', 'effect-bound'))).toBe(false);
  expect(isNotable(event('touch', 'effect-offer-refused', 'effect-bound'))).toBe(true);
  expect(isNotable(event('move', 'effect-bound'))).toBe(true);
});
