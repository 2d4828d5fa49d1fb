// What an arbiter can do at a table, as data: each tool is a small form that becomes facts.

import type { Act, Color, GameState, Regulations } from '../../lib/protocol';
import { chance, drawRank, isStartRank } from './chess960';
import { CONDUCT, DEVICES, isMisplaced, isTime, penaltiesOf, SETUP_FAULTS, STOP_REASONS } from './penalties';

/** A fact to be told, and for whom: the arbiter himself if nobody is named. */
export interface Doing {
  act: Act;
  by?: Color;
}

export interface Field {
  name: string;
  kind: 'side' | 'choice' | 'time' | 'number' | 'check' | 'text' | 'reason' | 'rank';
  /** Values of a choice; their words are `tool-<tool>-<value>` or those of `words`. */
  values?: readonly string[];
  /** The message of `crates/words` that names the values, with the argument it takes. */
  words?: { id: string; arg: string };
  /** Shown only when these values stand. */
  when?: (values: Values) => boolean;
  optional?: boolean;
  first?: string;
}

export type Values = Record<string, string>;

export interface Tool {
  id: string;
  group: 'game' | 'clock' | 'board' | 'conduct' | 'result' | 'adjourn';
  /** The matters of the catalogue whose articles are shown with it. */
  matters: readonly string[];
  shown: (state: GameState, regulations: Regulations) => boolean;
  fields: (regulations: Regulations) => Field[];
  /** `null` while something is missing. */
  doing: (values: Values, ms: (text: string) => number | null) => Doing[] | null;
  danger?: boolean;
}

const side: Field = { name: 'player', kind: 'side' };
const started = (it: GameState) => it.stage === 'playing' || it.stage === 'halted';
/** Before the resumption a game may end too, and at it someone may come late. */
const open = (it: GameState) => started(it) || it.stage === 'adjourned';
const attended = (it: GameState) => started(it) || it.adjourned?.resumed === true;
const scores = ['win', 'draw', 'loss'] as const;
const absent: Field = { name: 'absent', kind: 'choice', values: ['none', 'white', 'black', 'both'], first: 'none' };

/** The reasons that arbiters give most, as words of `desk-reason-…`. */
export const REASONS = ['illegal', 'noise', 'wrong', 'defect', 'disturbed'] as const;

/** The longest reason, so that it keeps within what the server takes in any alphabet. */
export const REASON_LENGTH = 60;

/** Why a clock is changed. */
const why: Field = { name: 'reason', kind: 'reason' };

const one = (act: Act, by?: Color): Doing[] => [by ? { act, by } : { act }];
const colour = (values: Values, name = 'player'): Color | null => {
  const value = values[name];
  return value === 'white' || value === 'black' ? value : null;
};

const said = (values: Values): string => (values.reason ?? '').trim();

/** A tool that tells one fact without more. */
const plain = (id: string, group: Tool['group'], matters: string[], shown: Tool['shown'], danger = false): Tool => ({
  id, group, matters, shown, danger, fields: () => [], doing: () => one({ do: id }),
});

/** A tool that tells one fact about a player. */
const about = (id: string, group: Tool['group'], matters: string[], field: Field, shown: Tool['shown']): Tool => ({
  id, group, matters, shown,
  fields: () => [side, field],
  doing: (values) => {
    const player = colour(values);
    const value = values[field.name];
    return player && value ? one({ do: id, player, [field.name]: value }) : null;
  },
});

export const TOOLS: readonly Tool[] = [
  {
    id: 'start', group: 'game', matters: ['start-of-the-game', 'default-time'],
    shown: (it) => it.stage === 'ready',
    fields: () => [absent],
    doing: ({ absent: who = 'none' }) => one(who === 'none' ? { do: 'start' } : { do: 'start', absent: who }),
  },
  {
    id: 'arrive', group: 'game', matters: ['default-time'],
    shown: attended,
    fields: () => [side],
    doing: (values) => {
      const by = colour(values);
      return by ? one({ do: 'arrive' }, by) : null;
    },
  },
  plain('declare-default', 'game', ['default-time'], attended, true),
  {
    id: 'stop-clocks', group: 'clock', matters: ['stopping-the-clock'],
    shown: (it) => it.stage === 'playing',
    fields: () => [{ name: 'reason', kind: 'choice', values: STOP_REASONS, first: 'arbiter' }],
    doing: ({ reason = 'arbiter' }) => one({ do: 'stop-clocks', reason }),
  },
  plain('resume-clocks', 'clock', ['going-on'], (it) => it.stage === 'halted'),
  {
    id: 'add-time', group: 'clock', matters: ['restored-times', 'extra-time'],
    shown: (it) => started(it) && Boolean(it.clock),
    fields: () => [side, { name: 'time', kind: 'time' }, why],
    doing: (values, ms) => {
      const [player, time, reason] = [colour(values), ms(values.time ?? ''), said(values)];
      return player && time && reason ? one({ do: 'add-time', player, ms: time, reason }) : null;
    },
  },
  {
    id: 'correct-setting', group: 'clock', matters: ['wrong-setting'],
    shown: (it) => started(it) && Boolean(it.clock),
    fields: () => [{ name: 'control', kind: 'text' }, why],
    doing: (values) => {
      const [control, reason] = [(values.control ?? '').trim(), said(values)];
      return control && reason ? one({ do: 'correct-setting', control, reason }) : null;
    },
  },
  {
    id: 'replace-clock', group: 'clock', matters: ['clock-reading'],
    shown: (it) => started(it) && Boolean(it.clock),
    fields: () => [
      { name: 'white', kind: 'time' },
      { name: 'black', kind: 'time' },
      why,
    ],
    doing: (values, ms) => {
      const [white, black, reason] = [ms(values.white ?? ''), ms(values.black ?? ''), said(values)];
      const fit = white !== null && black !== null && white >= 0 && black >= 0 && reason;
      return fit ? one({ do: 'replace-clock', white, black, reason }) : null;
    },
  },
  {
    id: 'place-clock', group: 'clock', matters: ['place-of-the-clock'],
    shown: (it) => it.stage === 'ready',
    fields: () => [{ name: 'right-of', kind: 'choice', values: ['white', 'black'] }],
    doing: (values) => (values['right-of'] ? one({ do: 'place-clock', 'right-of': values['right-of'] }) : null),
  },
  {
    id: 'assistant-time', group: 'clock', matters: ['pressing-assistant', 'cannot-write'],
    shown: (it, { white, black }) => started(it) && Boolean(it.clock) && [white, black].some((needs) => Boolean(needs)),
    fields: () => [side, { name: 'task', kind: 'choice', values: ['press', 'write'] }, { name: 'time', kind: 'time' }],
    doing: (values, ms) => {
      const [player, time, task] = [colour(values), ms(values.time ?? ''), values.task];
      return player && time && time > 0 && task ? one({ do: 'assistant-time', player, task, ms: time }) : null;
    },
  },
  {
    id: 'call-flag', group: 'clock', matters: ['flag-seen', 'flag-fall'],
    shown: (it) => started(it) && Boolean(it.clock),
    fields: () => [side],
    doing: (values) => {
      const player = colour(values);
      return player ? one({ do: 'call-flag', player }) : null;
    },
  },
  {
    id: 'draw-start', group: 'board', matters: ['chess960-start'],
    shown: (it, { chess960 }) => it.stage === 'ready' && chess960 === true,
    fields: () => [{ name: 'rank', kind: 'rank', first: drawRank(chance) }],
    doing: ({ rank = '' }) => (isStartRank(rank) ? one({ do: 'draw-start', white: rank.trim().toUpperCase() }) : null),
  },
  plain('agree-illegal', 'board', ['illegal-move'], started),
  plain('report-gross', 'board', ['rapid-gross-illegality'], started),
  plain('report-touch', 'board', ['touch-move', 'touch-complaint'], started),
  {
    id: 'report-setup', group: 'board', matters: ['wrong-start', 'board-turned', 'colours-reversed'],
    shown: started,
    fields: () => [
      { name: 'fault', kind: 'choice', values: SETUP_FAULTS, words: { id: 'setup-fault', arg: 'fault' } },
      { ...side, optional: true, when: ({ fault }) => isMisplaced(fault) },
    ],
    doing: (values) => {
      const { fault } = values;
      const player = isMisplaced(fault) ? colour(values) : null;
      return fault ? one(player ? { do: 'report-setup', fault, player } : { do: 'report-setup', fault }) : null;
    },
  },
  {
    id: 'restore', group: 'board', matters: ['restored-times'],
    shown: started,
    fields: () => [{ name: 'plies', kind: 'number' }],
    doing: ({ plies = '' }) => (/^\d{1,4}$/.test(plies) ? one({ do: 'restore', plies: Number(plies) }) : null),
  },
  plain('reconstruct', 'board', ['reconstruction'], (it, { scoresheets }) => started(it) && scoresheets === true),
  plain('cannot-show', 'board', ['moves-not-shown'], (it, { scoresheets }) => started(it) && scoresheets === true),
  {
    id: 'replace-scoresheet', group: 'board', matters: ['scoresheet-owner'],
    shown: (it, regulations) => started(it) && regulations['electronic-scoresheets'] === true,
    fields: () => [side],
    doing: (values) => {
      const player = colour(values);
      return player ? one({ do: 'replace-scoresheet', player }) : null;
    },
  },
  {
    id: 'boards-differ', group: 'board', matters: ['blind-boards-differ'],
    shown: (it, { white, black }) => started(it) && [white, black].some((needs) => (needs as { 'visually-impaired'?: boolean } | undefined)?.['visually-impaired']),
    fields: () => [{ name: 'plies', kind: 'number', optional: true }],
    doing: ({ plies = '' }) => one(/^\d{1,4}$/.test(plies) ? { do: 'boards-differ', plies: Number(plies) } : { do: 'boards-differ' }),
  },
  {
    id: 'penalise', group: 'conduct', matters: ['penalties'],
    shown: (it) => it.stage !== 'ready' && it.stage !== 'void',
    fields: ({ edition }) => [
      side,
      { name: 'penalty', kind: 'choice', values: penaltiesOf(edition), words: { id: 'penalty', arg: 'penalty' } },
      { name: 'time', kind: 'time', first: '2:00', when: ({ penalty = '' }) => isTime(penalty) },
      { name: 'opponent', kind: 'choice', values: scores, optional: true, when: ({ penalty = '' }) => ['loss', 'expulsion'].includes(penalty) },
    ],
    doing: (values, ms) => {
      const { penalty = '', opponent } = values;
      const player = colour(values);
      if (!player || !penalty) return null;
      const act: Act = { do: 'penalise', player, penalty };
      if (isTime(penalty)) {
        const time = ms(values.time ?? '');
        if (!time || time < 0) return null;
        act.ms = time;
      }
      if (opponent && ['loss', 'expulsion'].includes(penalty)) act.opponent = opponent;
      return one(act);
    },
    danger: true,
  },
  about('breach', 'conduct', ['breach-of-conduct'], { name: 'conduct', kind: 'choice', values: CONDUCT, words: { id: 'conduct', arg: 'conduct' } }, (it) => it.stage !== 'ready'),
  about('device', 'conduct', ['devices'], { name: 'fault', kind: 'choice', values: DEVICES }, (it) => it.stage !== 'ready'),
  {
    id: 'send-away', group: 'conduct', matters: ['spectators', 'telephones-in-the-venue'],
    shown: (it) => it.stage !== 'ready',
    fields: () => [{ name: 'why', kind: 'choice', values: ['speaking', 'telephone', 'analysing'] }],
    doing: ({ why }) => (why ? one({ do: 'send-away', why }) : null),
  },
  {
    id: 'decide', group: 'game', matters: ['quickplay-decision', 'quickplay-put-off', 'quickplay-refused'],
    // What was put off may be decided when the flag has fallen.
    shown: (it) => (started(it) && Boolean(it.quickplay?.inForce || it.quickplay?.claim)) || (it.stage === 'over' && it.quickplay?.claim?.putOff === true),
    fields: () => [
      { name: 'decision', kind: 'choice', values: ['grant', 'refuse', 'put-off'] },
      { name: 'bonus', kind: 'check', optional: true, when: ({ decision }) => decision === 'put-off' },
    ],
    doing: ({ decision, bonus }) => (decision ? one(bonus === 'true' ? { do: 'decide', decision, bonus: true } : { do: 'decide', decision }) : null),
  },
  {
    id: 'resigned', group: 'result', matters: ['resignation'], shown: open, danger: true,
    fields: () => [side],
    doing: (values) => {
      const by = colour(values);
      return by ? one({ do: 'resign' }, by) : null;
    },
  },
  {
    id: 'agreed', group: 'result', matters: ['agreement'], shown: open, danger: true,
    fields: () => [],
    doing: () => [{ act: { do: 'offer-draw' }, by: 'white' }, { act: { do: 'accept-draw' }, by: 'black' }],
  },
  plain('both-lose', 'result', ['both-lose'], started, true),
  {
    id: 'correct-result', group: 'result', matters: ['scoring'],
    shown: (it) => it.stage === 'over',
    fields: () => [
      { name: 'white', kind: 'choice', values: scores },
      { name: 'black', kind: 'choice', values: scores },
    ],
    doing: ({ white, black }) => (white && black ? one({ do: 'correct-result', white, black }) : null),
  },
  plain('adjourn', 'adjourn', ['sealing'], (it, { adjournments }) => it.stage === 'playing' && adjournments === true),
  {
    // Led through in a window of its own.
    id: 'resume-game', group: 'adjourn', matters: [],
    shown: (it) => it.stage === 'adjourned' || Boolean(it.reply),
    fields: () => [],
    doing: () => null,
  },
  {
    id: 'report-times', group: 'adjourn', matters: ['wrong-times'],
    shown: (it, { adjournments }) => started(it) && adjournments === true,
    fields: () => [side],
    doing: (values) => {
      const by = colour(values);
      return by ? one({ do: 'report-times' }, by) : null;
    },
  },
  {
    id: 'lose-envelope', group: 'adjourn', matters: ['lost-envelope'],
    shown: (it) => it.stage === 'adjourned' || it.reply?.closed === true,
    fields: () => [{ name: 'lost', kind: 'check', optional: true }],
    doing: ({ lost }) => one(lost === 'true' ? { do: 'lose-envelope', 'position-lost': true } : { do: 'lose-envelope' }),
    danger: true,
  },
];

export const GROUPS = ['game', 'clock', 'board', 'conduct', 'result', 'adjourn'] as const;

export const toolsFor = (state: GameState, regulations: Regulations): Tool[] => TOOLS.filter((tool) => tool.shown(state, regulations));
export const tool = (id: string): Tool | undefined => TOOLS.find((it) => it.id === id);

/** The values a form begins with. */
export function firstValues(fields: readonly Field[], given: Values = {}): Values {
  const out: Values = {};
  for (const { name, first } of fields) if (first !== undefined) out[name] = first;
  return { ...out, ...given };
}
