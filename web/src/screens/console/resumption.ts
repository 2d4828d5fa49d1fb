// Which case of the appendix a resumption is, by who has come.

import type { Color } from '../../lib/protocol';

export type Case = 'both' | 'replier' | 'sealer' | 'nobody';

/** Who is there: both, only who must reply, only who sealed, or nobody. */
export function caseOf(here: Record<Color, boolean>, sealer: Color): Case {
  const [sealed, replies] = sealer === 'white' ? [here.white, here.black] : [here.black, here.white];
  if (sealed && replies) return 'both';
  return replies ? 'replier' : sealed ? 'sealer' : 'nobody';
}

/** The instant of the table's clock, `now` being one, at the next time of day such as `14:30`. */
export function instantOf(time: string, now: number, at = new Date()): number | null {
  const found = /^(\d{1,2}):(\d{2})$/.exec(time.trim());
  if (!found) return null;
  const day = new Date(at);
  day.setHours(Number(found[1]), Number(found[2]), 0, 0);
  const away = day.getTime() - at.getTime();
  return Math.round(now + (away < 0 ? away + 86_400_000 : away));
}

/** By how many milliseconds the time that both have left reaches beyond the session; 0 if it does not. */
export function tooLong(left: Partial<Record<Color, number>>, now: number, ends: number | null): number {
  if (ends === null) return 0;
  return Math.max(0, now + (left.white ?? 0) + (left.black ?? 0) - ends);
}
