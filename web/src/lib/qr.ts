// A QR code as one SVG path.

import { encode } from 'uqr';

export interface Qr {
  size: number;
  d: string;
}

/** `#k=` is part of the text: the code is the whole link. */
export function qr(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  let d = '';
  data.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      let end = x;
      while (row[end]) end++;
      if (end > x) d += `M${x} ${y}h${end - x}v1H${x}z`;
      x = Math.max(end, x + 1);
    }
  });
  return { size, d };
}
