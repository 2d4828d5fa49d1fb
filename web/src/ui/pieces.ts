/**
 * The project's own chess pieces, drawn by hand for Compongo on a field of 100 by 100.
 *
 * All but the knight are symmetric and given by their right half, from the top of the middle line to
 * its foot. `body` is the outline, `detail` the lines on it. The outline is drawn last, so that a
 * line may end under it: on a white piece it meets the outline, on a black one it stops short.
 */
import type { Role } from '../lib/board';

export interface Drawing {
  body: string[];
  detail: string[];
  /** Filled in the colour of the lines. */
  dots?: string[];
}

/** The foot that all pieces share, from the right end of the stem. */
const FOOT = 'C 74 80 77 83 77 87 L 77 89 C 77 91 76 92 74 92 L 50 92';

/** Mirrors a right half: absolute M, L and C only. */
export function whole(half: string): string {
  const parts = [...half.matchAll(/([MLC])([^MLC]*)/g)].map(([, command, rest]) => ({
    command: command!,
    n: rest!.trim().split(/[\s,]+/).map(Number),
  }));
  const back: string[] = [];
  for (let i = parts.length - 1; i > 0; i -= 1) {
    const { command, n } = parts[i]!;
    const before = parts[i - 1]!.n.slice(-2);
    const [x, y] = [100 - before[0]!, before[1]!];
    if (command === 'L') back.push(`L ${x} ${y}`);
    else back.push(`C ${100 - n[2]!} ${n[3]} ${100 - n[0]!} ${n[1]} ${x} ${y}`);
  }
  return `${half} ${back.join(' ')} Z`;
}

const circle = (x: number, y: number, r: number): string =>
  `M ${x - r} ${y} A ${r} ${r} 0 1 1 ${x + r} ${y} A ${r} ${r} 0 1 1 ${x - r} ${y} Z`;

export const DRAWINGS: Record<Role, Drawing> = {
  p: {
    body: [
      whole(
        'M 50 20 C 57.5 20 63.5 26 63.5 33.5 C 63.5 38.5 61 42.5 57.5 45 L 63 45 C 66.5 45 66.5 51 63 51 ' +
          `L 58 51 C 58.5 62 63 71 70 78 ${FOOT}`,
      ),
    ],
    detail: ['M 41 51 L 59 51', 'M 28 80.5 L 72 80.5'],
  },
  r: {
    body: [
      whole(
        'M 50 17 L 56.5 17 L 56.5 24 L 64 24 L 64 17 L 74 17 L 74 33 C 74 35 73 36 72 37 L 66 42 ' +
          `C 65.5 54 67 66 71 76 ${FOOT}`,
      ),
    ],
    detail: ['M 34 42.5 L 66 42.5', 'M 26 32.5 L 74 32.5', 'M 29.5 77.5 L 70.5 77.5'],
  },
  n: {
    body: [
      'M 57 9 L 62 20 C 74 27 80 42 78 60 C 77.4 67 76 73 73 78 C 76 80 78 83 78 87 L 78 89 C 78 91 77 92 75 92 ' +
        'L 27 92 C 25 92 24 91 24 89 L 24 87 C 24 83 27 80 30 79 C 31 69 39 64 46 57 C 48 55 49 53 49 51 ' +
        'C 44 54 39 55 35 58 C 32 61 30 65 26 65 C 22 65 18.5 60 19 55 C 19.4 51 23 48 25 44 C 28 38 29 32 36 26 ' +
        'C 40 22.5 44 21 47 20 L 46.5 11 L 53 18 Z',
    ],
    detail: ['M 28 80.5 L 74.5 80.5', 'M 60 25.5 C 68.5 35 71.5 47 69 61'],
    dots: [circle(41, 34, 2.8), circle(25, 56, 1.7)],
  },
  b: {
    body: [
      whole(
        'M 50 17.5 C 60 23 67 31 67 40 C 67 46 63.5 51 59.5 55 L 64 55 C 67.5 55 67.5 61 64 61 ' +
          `L 58.5 61 C 59 68 63 74 70 78 ${FOOT}`,
      ),
      circle(50, 13, 5),
    ],
    detail: ['M 40 55 L 60 55', 'M 41 61 L 59 61', 'M 28 80.5 L 72 80.5', 'M 61 26 L 50.5 41'],
  },
  q: {
    body: [
      whole(
        'M 50 20 L 57 38 L 66 22 L 66.5 41 L 80 29 L 68 56 C 66 57 66 58 66 58 C 69.5 58 69.5 64 66 64 ' +
          `L 61 64 C 61.5 70 65 75 71 78 ${FOOT}`,
      ),
      circle(50, 15, 5.2),
      circle(66.5, 18, 4.6),
      circle(33.5, 18, 4.6),
      circle(81.5, 26, 4.4),
      circle(18.5, 26, 4.4),
    ],
    detail: ['M 33 57.5 L 67 57.5', 'M 38.5 64 L 61.5 64', 'M 28.5 80.5 L 71.5 80.5'],
  },
  k: {
    body: [
      whole(
        'M 50 5 L 53.4 5 L 53.4 10.6 L 59 10.6 L 59 17 L 53.4 17 L 53.4 23.6 C 60 24 65 26.5 67.5 31 ' +
          'C 71.5 30.5 75 33 74 37 L 67 57 C 69.8 57.8 69.8 64 66 64 L 61 64 ' +
          `C 61.5 70 65 75 71 78 ${FOOT}`,
      ),
    ],
    detail: ['M 32 31 C 43 35.8 57 35.8 68 31', 'M 33 57.5 L 67 57.5', 'M 38.5 64 L 61.5 64', 'M 28.5 80.5 L 71.5 80.5'],
  },
};
