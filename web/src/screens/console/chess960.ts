// The first rank of Chess960, as it is drawn by chance before the game.

/** A number from nought up to one, but not one. */
export type Chance = () => number;

/** Chance that nobody can foresee. */
export const chance: Chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** White's pieces from the file a on, each of the 960 ranks as likely as the others. */
export function drawRank(random: Chance): string {
  const rank: string[] = Array.from({ length: 8 }, () => '');
  const below = (limit: number) => Math.floor(random() * limit);
  rank[2 * below(4)] = 'B';
  rank[2 * below(4) + 1] = 'B';
  const free = () => rank.flatMap((piece, file) => (piece === '' ? [file] : []));
  for (const piece of ['Q', 'N', 'N']) {
    const files = free();
    rank[files[below(files.length)] ?? 0] = piece;
  }
  const [left = 0, middle = 0, right = 0] = free();
  [rank[left], rank[middle], rank[right]] = ['R', 'K', 'R'];
  return rank.join('');
}

/** Whether it is one of the 960: the pieces of chess, bishops on both colours, the king between the rooks. */
export function isStartRank(text: string): boolean {
  const rank = text.trim().toUpperCase();
  if ([...rank].sort().join('') !== 'BBKNNQRR') return false;
  const bishops = rank.indexOf('B') % 2 !== rank.lastIndexOf('B') % 2;
  const king = rank.indexOf('K');
  return bishops && rank.indexOf('R') < king && king < rank.lastIndexOf('R');
}
