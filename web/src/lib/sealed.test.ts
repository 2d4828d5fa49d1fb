import { describe, expect, it } from 'vitest';
import { commitmentOf, fitsIn, open, readSlip, seal, writeSlip, type Drawn, type Slip } from './sealed';

const BEFORE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2';
const filled = (byte: number, length: number) => new Uint8Array(length).fill(byte);
/** The numbers of `crates/server/src/sealed/locked.rs`. */
const DRAWN: Drawn = { nonce: filled(7, 32), key: filled(9, 32), slips: [filled(8, 14), filled(11, 14), filled(10, 14)] };
const slip = (text: string) => readSlip(text) as Slip;

describe('slips', () => {
  it('are written as the server writes them, and read with slips of the pen that mean nothing', () => {
    const secret = Uint8Array.from({ length: 14 }, (_, i) => i);
    const text = writeSlip({ holder: 2, secret });
    expect(text).toBe('2-000G-40R4-0M30-E209-185G-R3BB');
    expect(readSlip(' 2 oooG40R4 0M30 e2o9 185g r3bb ')).toEqual({ holder: 2, secret });
  });

  it('tell what is wrong with them', () => {
    expect(readSlip('')).toEqual({ problem: 'holder' });
    expect(readSlip('1-0000')).toEqual({ problem: 'length' });
    expect(readSlip('1-000!')).toEqual({ problem: 'character' });
    expect(readSlip('2-000G-40R4-0M30-E209-185G-R3BC')).toEqual({ problem: 'mistyped' });
    expect(readSlip('3-000G-40R4-0M30-E209-185G-R3BB')).toEqual({ problem: 'mistyped' });
  });
});

describe('an envelope', () => {
  it('is the one that the server makes of the same numbers', () => {
    const { envelope } = seal('Nf3', BEFORE, DRAWN);
    expect(envelope.commitment.slice(0, 16)).toBe('965876c26f843416');
    expect(envelope.box).toHaveLength(384);
    expect(envelope.box.slice(0, 16) + envelope.box.slice(-16)).toBe('mQO5_5TdU0Ny87yqsE8FY2sRCF9sdc1b');
  });

  it('is opened by any two slips', () => {
    const { envelope, slips } = seal('Cf3', BEFORE);
    for (const [one, two] of [[0, 1], [2, 0], [1, 2]] as const) {
      expect(open(envelope, BEFORE, [slip(slips[one]), slip(slips[two])])).toMatchObject({ text: 'Cf3' });
    }
  });

  it('says what is wrong, and nothing of what is in it', () => {
    const { envelope, slips } = seal('Nf3', BEFORE);
    const other = seal('Nf3', BEFORE);
    const [one, two] = [slip(slips[0]), slip(slips[1])];
    const tried = (box: string, before = BEFORE) => open({ ...envelope, box }, before, [one, two]);
    expect(open(envelope, BEFORE, [one, one])).toEqual({ problem: 'one-holder' });
    expect(open(envelope, BEFORE, [one, slip(other.slips[2])])).toEqual({ problem: 'wrong-slips' });
    expect(tried(envelope.box.slice(0, 300))).toEqual({ problem: 'cut' });
    expect(tried('?')).toEqual({ problem: 'cut' });
    expect(tried(envelope.box, BEFORE.replace('KQkq', 'KQ'))).toEqual({ problem: 'not-as-printed' });
    const changed = (envelope.box[0] === 'A' ? 'B' : 'A') + envelope.box.slice(1);
    expect(tried(changed)).toEqual({ problem: 'changed' });
  });

  it('has another commitment and the same length for every move and every time', () => {
    const made = ['e4', 'Nf3', 'O-O-O', 'exd8=Q+', '', 'x'.repeat(95)].map((text) => seal(text, BEFORE).envelope);
    expect(new Set(made.map((it) => it.box.length))).toEqual(new Set([384]));
    expect(seal('e4', BEFORE).envelope.commitment).not.toBe(seal('e4', BEFORE).envelope.commitment);
    expect(fitsIn('x'.repeat(95))).toBe(true);
    expect(fitsIn('é'.repeat(48))).toBe(false);
  });

  it('holds what is opened to its commitment', () => {
    const content = { text: 'Nf3', nonce: '07'.repeat(32) };
    expect(commitmentOf(content, BEFORE)).toBe(seal('Nf3', BEFORE, DRAWN).envelope.commitment);
  });
});
