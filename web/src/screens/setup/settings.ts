// From what was filled in to what the server takes, and what is wrong with it.

import type { Draft, Pairing, Player } from './draft';

/** The settings of a table, as docs/protocol.md has them. */
export interface TableSettings {
  regulations: Record<string, unknown> & { edition: string };
  white: PlayerSettings;
  black: PlayerSettings;
  round: string;
  board: number;
  date: string;
  electronicArbiter: boolean;
  autoPress: boolean;
  public: boolean;
  delayMs: number;
  onRestart: 'freeze' | 'run';
  showPresence: boolean;
  hideMoveCounter: boolean;
}

export interface PlayerSettings {
  name: string;
  title: string;
  fideId: string;
  rating: number | null;
  federation: string;
  team: string;
}

/** Something to put right before tables can be made. */
export interface Problem {
  /** The `id` of the field. */
  field: string;
  /** The message in setup.ftl. */
  id: string;
  args?: Record<string, string | number>;
}

const whole = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null);

/** Checks what needs no server; the time control is checked there. */
export function problems(it: Draft): Problem[] {
  const found: Problem[] = [];
  const number = (field: string, text: string, most: number) => {
    const value = whole(text);
    if (text.trim() !== '' && (value === null || value > most)) {
      found.push({ field, id: 'new-problem-number', args: { most } });
    }
  };
  number('default-time', it.defaultTime, 1_440);
  number('no-draw-before', it.noDrawBefore, 500);
  number('delay', it.delay, 1_440);
  if (it.date !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(it.date)) found.push({ field: 'date', id: 'new-problem-date' });
  it.pairings.forEach((pairing, index) => {
    for (const side of ['white', 'black'] as const) {
      const { rating, fideId } = pairing[side];
      const args = { board: index + 1 };
      if (rating.trim() !== '' && (whole(rating) === null || Number(rating) > 4_000)) {
        found.push({ field: `rating-${index}-${side}`, id: 'new-problem-rating', args });
      }
      if (fideId.trim() !== '' && !/^\d{1,10}$/.test(fideId.trim())) {
        found.push({ field: `fide-${index}-${side}`, id: 'new-problem-fide', args });
      }
    }
  });
  return found;
}

/** The regulations: only what is out of the ordinary is named. `time` is the canonical text. */
export function regulations(it: Draft, time: string | null, pairing?: Pairing): TableSettings['regulations'] {
  const out: TableSettings['regulations'] = { edition: it.edition };
  if (time) out.time = time;
  if (it.speed) out.speed = it.speed;
  const minutes = whole(it.defaultTime);
  if (minutes !== null) out['default-time'] = minutes * 60_000;
  const moves = whole(it.noDrawBefore);
  if (moves) out['no-draw-before'] = moves;
  if (it.start.trim()) out.start = it.start.trim();
  const flags: [string, boolean][] = [
    ['change-at-zero', it.changeAtZero],
    ['clock-marks-first-flag', it.marksFirstFlag],
    ['supervised', it.supervised],
    ['no-arbiter', it.noArbiter],
    ['guarded', it.guarded],
    ['quickplay', it.quickplay],
    ['adjournments', it.adjournments],
    ['scoresheets', it.scoresheets],
    // Before 2023 there are none, and such a game is not started.
    ['electronic-scoresheets', it.scoresheets && it.electronicScoresheets && it.edition === '2023'],
    ['mild-device-penalty', it.mildDevicePenalty],
    ['devices-in-bags', it.devicesInBags],
    ['chess960', it.chess960],
  ];
  for (const [name, on] of flags) if (on) out[name] = true;
  for (const side of ['white', 'black'] as const) {
    const needs = pairing ? needsOf(pairing[side]) : {};
    if (Object.keys(needs).length > 0) out[side] = needs;
  }
  return out;
}

function needsOf(it: Player): Record<string, true> {
  const out: Record<string, true> = {};
  if (it.assistant) out.assistant = true;
  if (it.visuallyImpaired) out['visually-impaired'] = true;
  if (it.disabled) out.disabled = true;
  return out;
}

function person(it: Player): PlayerSettings {
  const { name, title, fideId, federation, team } = it;
  const trimmed = [name, title, fideId, federation, team].map((text) => text.trim());
  const [n = '', t = '', f = '', fed = '', te = ''] = trimmed;
  return { name: n, title: t, fideId: f, rating: whole(it.rating), federation: fed.toUpperCase(), team: te };
}

export function settings(it: Draft, pairing: Pairing, board: number, time: string | null): TableSettings {
  return {
    regulations: regulations(it, time, pairing),
    white: person(pairing.white),
    black: person(pairing.black),
    round: it.round.trim(),
    board,
    date: it.date,
    electronicArbiter: it.electronicArbiter,
    autoPress: it.autoPress,
    public: it.public,
    delayMs: (whole(it.delay) ?? 0) * 60_000,
    onRestart: it.onRestart,
    showPresence: it.showPresence,
    hideMoveCounter: it.hideMoveCounter,
  };
}
