import { expect, it } from 'vitest';
import type { GameEvent } from '../../lib/protocol';
import { offers, remarks } from './facts';

const event = (seq: number, act: string, plies: number, ...rulings: string[]) =>
  ({ seq, by: 'white', act: { do: act }, state: { plies }, rulings: rulings.map((id) => ({ text: { id }, articles: ['1'] })) }) as unknown as GameEvent;

const story = [
  event(1, 'start', 0, 'effect-started'),
  event(2, 'move', 1, 'effect-made'),
  event(3, 'offer-draw', 1, 'effect-offered'),
  event(4, 'claim-draw', 1, 'effect-clocks-stopped', 'effect-claimed'),
  event(5, 'move', 2, 'effect-made', 'effect-over'),
];

it('offers stand with the move they were made with', () => {
  expect([...offers(story)]).toEqual([1]);
});

it('remarks are what the score does not tell', () => {
  expect(remarks(story).map((it) => [it.seq, it.rulings.map(({ text }) => text.id)])).toEqual([
    [4, ['effect-claimed']],
    [5, ['effect-over']],
  ]);
});
