/** A text of the rulings as a sentence: they begin small and end without a stop. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const first = trimmed.charAt(0).toLocaleUpperCase();
  const stop = /[.!?…]$/.test(trimmed) ? '' : '.';
  return first + trimmed.slice(1) + stop;
}
