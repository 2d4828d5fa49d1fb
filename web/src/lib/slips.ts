/**
 * The slips of an envelope that was sealed on this device, until they are handed over. The move
 * itself is not kept, and one slip alone opens nothing.
 */

const NAME = 'compongo.slips.';
const name = (table: string): string => NAME + table;

interface Kept {
  commitment: string;
  slips: string[];
}

/** Keeps the slips of an envelope; those of an earlier one are worth nothing any more. */
export function keepSlips(table: string, commitment: string, slips: readonly string[]): void {
  try {
    localStorage.setItem(name(table), JSON.stringify({ commitment, slips }));
  } catch {
    // Then they live as long as the page does.
  }
}

/** The slips of this envelope that are still here. */
export function keptSlips(table: string, commitment: string | null): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(name(table)) ?? 'null') as Kept | null;
    return kept?.commitment === commitment && Array.isArray(kept.slips) ? kept.slips : [];
  } catch {
    return [];
  }
}

/** The slips that others hold now are gone from here; the sealer's own stays. */
export function handOver(table: string, commitment: string): string[] {
  const own = keptSlips(table, commitment).filter((it) => it.startsWith('2'));
  keepSlips(table, commitment, own);
  return own;
}
