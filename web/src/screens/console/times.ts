// Times as arbiters type and read them.

/** Hours, minutes and seconds, rounded down; tenths on demand. */
export function clockText(ms: number, tenths = false): string {
  const sign = ms < 0 ? '−' : '';
  const all = Math.floor(Math.abs(ms) / 1_000);
  const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  const rest = tenths ? `.${Math.floor((Math.abs(ms) % 1_000) / 100)}` : '';
  return `${sign}${hours}:${two(minutes)}:${two(seconds)}${rest}`;
}

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

/** How long something has waited, in words of digits: `0:42`, `12:05`. */
export function waited(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}
