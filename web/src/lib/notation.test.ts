import { describe, expect, it } from 'vitest';
import { sanIn, sanParts, takeApart, toEnglish } from './notation';

describe('notation', () => {
  it('is written in the letters of a language', () => {
    expect(['Nf3', 'exd8=Q+', 'O-O-O', 'Bb5', 'Rad1', 'Ke2'].map((it) => sanIn(it, 'es'))).toEqual([
      'Cf3', 'exd8=D+', 'O-O-O', 'Ab5', 'Tad1', 'Re2',
    ]);
    expect(sanIn('Nxe5', 'figurine')).toBe('♘xe5');
    expect(sanIn('Nbxd7+', 'es')).toBe('Cbxd7+');
    expect(sanIn('e8=Q#', 'figurine')).toBe('e8=♕#');
    expect(sanIn('O-O', 'de')).toBe('O-O');
    expect(sanParts('Nxe5')).toEqual([{ piece: 'n' }, { text: 'xe5' }]);
  });

  it('is read in them, too', () => {
    expect(['Cf3', 'Re2', 'Txd8', 'e8=D', '0-0', 'o-o-o'].map((it) => toEnglish(it, 'es'))).toEqual([
      'Nf3', 'Ke2', 'Rxd8', 'e8=Q', 'O-O', 'O-O-O',
    ]);
  });

  it('is taken apart for speech', () => {
    expect(takeApart('e7d8q', 'exd8=Q#')).toEqual({
      piece: 'p', castling: null, from: 'e7', to: 'd8', captures: true, promotion: 'q', check: 'mate',
    });
    expect(takeApart('e1g1', 'O-O+')).toMatchObject({ castling: 'short', check: 'check' });
    expect(takeApart('e2e5', null)).toMatchObject({ piece: null, from: 'e2', to: 'e5' });
  });
});
