// Results as people read them.
import type { Color } from './protocol/types';

/** What stands on the line of a player of the result. */
export function points(result: string | null | undefined, side: Color): string {
  const [white, black] = (result ?? '').split('-');
  const half = (text: string | undefined) => (text === '1/2' ? '½' : (text ?? ''));
  return half(side === 'white' ? white : black);
}

/** A result as it is printed: `1–0`, `½–½`. */
export const resultText = (result: string): string => result.replaceAll('1/2', '½').replace('-', '–');
