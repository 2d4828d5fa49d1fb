/** What a square is called aloud. */
import { nameOf, type Piece, type Square } from './board';
import { t } from './i18n.svelte';

/** "white pawn", "peón blanco". */
export function pieceName(piece: Piece): string {
  const gender = piece.role === 'q' || piece.role === 'r' ? 'f' : 'm';
  return t('piece-of', { color: piece.color, piece: t(`piece-${piece.role}`), gender });
}

/** "e4, white pawn". */
export function squareText(square: Square, piece: Piece | undefined): string {
  return `${nameOf(square)}, ${piece ? pieceName(piece) : t('square-empty')}`;
}
