import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/protocol';
import { actMessage, isNotable } from './acts';

describe('actMessage', () => {
  it('turns fields into arguments', () => {
    const message = actMessage({ do: 'add-time', player: 'black', ms: -120_000 });
    expect(message.id).toBe('act-add-time');
    expect(message.args).toMatchObject({ by: 'black', sign: 'minus', ms: { time: 120_000 }, move: 'missing' });
    expect(actMessage({ do: 'stop-clocks', reason: 'illness' }).args?.reason).toBe('illness');
    expect(actMessage({ do: 'move', move: 'e2e4', press: true }).args).toMatchObject({ press: 'true' });
  });

  it('says of a sealed move only where it is', () => {
    expect(actMessage({ do: 'seal' }).args?.move).toEqual({ message: { id: 'console-sealed', args: {} } });
    expect(actMessage({ do: 'seal', move: 'g8f6' }).args?.move).toMatchObject({ move: { uci: 'g8f6' } });
  });

  it('writes a move as it was made', () => {
    const ply = { uci: 'g1f3', san: 'Nf3', flaw: null, by: 'white' as const, white: null, black: null };
    expect(actMessage({ do: 'move', move: 'g1f3' }, ply, 2).args?.move).toEqual({ move: { uci: 'g1f3', san: 'Nf3', number: 2, by: 'white' } });
  });
});

it('ordinary play is not notable', () => {
  const event = (act: string, ...rulings: string[]) =>
    ({ act: { do: act }, rulings: rulings.map((id) => ({ text: { id }, articles: [] })) }) as unknown as GameEvent;
  expect(isNotable(event('move', 'effect-made'))).toBe(false);
  expect(isNotable(event('move', 'effect-made', 'effect-over'))).toBe(true);
  expect(isNotable(event('claim-draw'))).toBe(true);
});
