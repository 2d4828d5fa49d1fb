import { describe, expect, it } from 'vitest';
import type { GameState, Regulations } from '../../lib/protocol';
import { readTime } from './times';
import { firstValues, tool, toolsFor, type Values } from './tools';

const state = (stage: GameState['stage']): GameState => ({ seq: 1, at: 0, stage, fen: '', turn: 'white', plies: 0, clock: {} as NonNullable<GameState['clock']> });
const regulations: Regulations = { edition: '2023', quickplay: true };
const doing = (id: string, values: Values) => tool(id)?.doing(values, readTime);

describe('tools', () => {
  it('fit the stage of the game', () => {
    const ids = (stage: GameState['stage']) => toolsFor(state(stage), regulations).map((it) => it.id);
    expect(ids('ready')).toEqual(['start', 'place-clock']);
    expect(ids('over')).toEqual(['penalise', 'breach', 'device', 'send-away', 'correct-result']);
    expect(ids('adjourned')).toContain('lose-envelope');
    expect(ids('playing')).not.toContain('resume-clocks');
  });

  it('tell facts', () => {
    expect(doing('start', { absent: 'black' })).toEqual([{ act: { do: 'start', absent: 'black' } }]);
    expect(doing('add-time', { player: 'white', time: '-1:30', reason: ' noise ' })).toEqual([
      { act: { do: 'add-time', player: 'white', ms: -90_000, reason: 'noise' } },
    ]);
    expect(doing('replace-clock', { white: '1:00:00', black: '59:30', reason: 'battery' })).toEqual([
      { act: { do: 'replace-clock', white: 3_600_000, black: 3_570_000, reason: 'battery' } },
    ]);
    expect(doing('draw-start', { rank: 'rnbqkbnr' })).toEqual([{ act: { do: 'draw-start', white: 'RNBQKBNR' } }]);
    expect(doing('penalise', { player: 'black', penalty: 'opponent-time', time: '2:00' })).toEqual([
      { act: { do: 'penalise', player: 'black', penalty: 'opponent-time', ms: 120_000 } },
    ]);
    expect(doing('penalise', { player: 'black', penalty: 'loss', opponent: 'draw' })).toEqual([
      { act: { do: 'penalise', player: 'black', penalty: 'loss', opponent: 'draw' } },
    ]);
    expect(doing('resigned', { player: 'white' })).toEqual([{ act: { do: 'resign' }, by: 'white' }]);
    expect(doing('decide', { decision: 'put-off', bonus: 'true' })).toEqual([{ act: { do: 'decide', decision: 'put-off', bonus: true } }]);
  });

  it('wait for what is missing', () => {
    expect(doing('penalise', { player: 'black', penalty: 'opponent-time', time: 'x' })).toBeNull();
    expect(doing('add-time', { time: '2:00', reason: 'noise' })).toBeNull();
    // A clock is never changed without a reason.
    expect(doing('add-time', { player: 'white', time: '2:00' })).toBeNull();
    expect(doing('correct-setting', { control: '90+30', reason: ' ' })).toBeNull();
    expect(doing('draw-start', { rank: 'RNBQKBN' })).toBeNull();
    expect(doing('correct-result', { white: 'win' })).toBeNull();
  });
});

it('forms begin with what is usual', () => {
  const fields = tool('stop-clocks')?.fields(regulations) ?? [];
  expect(firstValues(fields)).toEqual({ reason: 'arbiter' });
  expect(firstValues(fields, { reason: 'illness' })).toEqual({ reason: 'illness' });
});
