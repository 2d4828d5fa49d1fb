import { expect, it } from 'vitest';
import type { Act, GameEvent, GameState } from '../../lib/protocol';
import { compensation } from './undo';

const event = (act: Act, by = 'arbiter') => ({ act, by, rulings: [], seq: 1, at: 0 }) as unknown as GameEvent;

it('makes good what the arbiter did', () => {
  expect(compensation(event({ do: 'add-time', player: 'white', ms: 120_000 }), null)).toEqual([
    { act: { do: 'add-time', player: 'white', ms: -120_000 } },
  ]);
  expect(compensation(event({ do: 'penalise', player: 'white', penalty: 'opponent-time', ms: 60_000 }), null)).toEqual([
    { act: { do: 'add-time', player: 'black', ms: -60_000 } },
  ]);
  const before = { clock: { white: { ms: 1_234 }, black: { ms: 0 }, running: null } } as unknown as GameState;
  expect(compensation(event({ do: 'set-clock', player: 'white', left: 9 }), before)).toEqual([
    { act: { do: 'set-clock', player: 'white', left: 1_234 } },
  ]);
  const won = { outcome: { result: '1-0', white: 'win', black: 'loss' } } as unknown as GameState;
  expect(compensation(event({ do: 'correct-result', white: 'draw', black: 'draw' }), won)).toEqual([
    { act: { do: 'correct-result', white: 'win', black: 'loss' } },
  ]);
});

it('leaves alone what players did and what cannot be made good', () => {
  expect(compensation(event({ do: 'resign' }, 'white'), null)).toBeNull();
  expect(compensation(event({ do: 'penalise', player: 'white', penalty: 'warning' }), null)).toBeNull();
});
