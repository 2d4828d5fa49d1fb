// Times as arbiters type them.

/** Reads `1:30:00`, `2:00`, `45`, `+2:00`, `-0:30`; a number alone is seconds. `null` if it is no time. */
export function readTime(text: string): number | null {
  const match = /^\s*([+\-−])?\s*(?:(\d{1,3}):)?(?:(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?\s*$/.exec(text);
  if (!match) return null;
  const [, sign, first, second, last, part] = match;
  const [hours, minutes] = second === undefined ? ['0', first ?? '0'] : [first ?? '0', second];
  const seconds = Number(last);
  if (first !== undefined && seconds > 59) return null;
  if (second !== undefined && Number(minutes) > 59) return null;
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + seconds) * 1_000 + Number((part ?? '').padEnd(3, '0') || 0);
  return sign === '-' || sign === '−' ? -ms : ms;
}
