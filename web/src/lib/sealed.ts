/**
 * Sealing a move so that nobody can read it, and opening it with two of three slips. The twin of
 * `crates/server/src/sealed`; `docs/sealed-move.md` argues the design. No WebCrypto: a club's own
 * network has no certificate, and browsers offer it over https only.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Who holds a slip: 1 the arbiter, in the paper envelope, 2 the sealer, 3 the player who replies. */
export type Holder = 1 | 2 | 3;

export interface Slip {
  holder: Holder;
  secret: Uint8Array;
}

export interface Envelope {
  commitment: string;
  box: string;
}

/** What was written, and the secret number without which nobody can try what fits. */
export interface Content {
  text: string;
  nonce: string;
}

export interface Sealed {
  envelope: Envelope;
  /** The codes of the three slips, in the order of their numbers. */
  slips: [string, string, string];
}

export type SlipProblem = 'holder' | 'length' | 'character' | 'mistyped';
export type OpenProblem = 'cut' | 'one-holder' | 'wrong-slips' | 'changed' | 'not-as-printed';

const SECRET = 14;
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 24;
/** The longest writing, in bytes. */
export const MOST_BYTES = 95;
const INSIDE = 33 + MOST_BYTES;
const TAG = 16;
const WRAPPED = 32 + TAG;
const BOX = INSIDE + TAG + 3 * WRAPPED;
const PAIRS: readonly [Holder, Holder][] = [
  [1, 2],
  [1, 3],
  [2, 3],
];
/** Each key is used once. */
const ZERO = new Uint8Array(12);

const check = (holder: Holder, secret: Uint8Array): number =>
  sha256(concatBytes(utf8ToBytes('compongo slip 1\0'), Uint8Array.of(holder), secret))[0]!;

/** `1-0123-4567-89AB-CDEF-GHJK-MNPQ`. */
export function writeSlip({ holder, secret }: Slip): string {
  let bits = 0n;
  for (const byte of [...secret, check(holder, secret)]) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let i = 0; i < LETTERS; i += 1) {
    text = DIGITS[Number(bits & 31n)]! + text;
    bits >>= 5n;
  }
  return `${holder}-${text.replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** Small letters, spaces, and O, I and L for the digits that they look like, are read too. */
export function readSlip(text: string): Slip | { problem: SlipProblem } {
  const plain = text.toUpperCase().replace(/[\s.–-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const holder = Number(plain[0] ?? '0');
  if (holder !== 1 && holder !== 2 && holder !== 3) return { problem: 'holder' };
  let bits = 0n;
  for (const letter of plain.slice(1)) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return { problem: 'character' };
    bits = (bits << 5n) | BigInt(digit);
  }
  if (plain.length !== LETTERS + 1) return { problem: 'length' };
  const bytes = new Uint8Array(SECRET + 1);
  for (let i = SECRET; i >= 0; i -= 1) {
    bytes[i] = Number(bits & 255n);
    bits >>= 8n;
  }
  const secret = bytes.slice(0, SECRET);
  return check(holder, secret) === bytes[SECRET] ? { holder, secret } : { problem: 'mistyped' };
}

/** What is printed on the envelope: `before` is the position as a FEN. */
export function commitmentOf({ text, nonce }: Content, before: string): string {
  const position = utf8ToBytes(before);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setUint32(4, position.length);
  const name = utf8ToBytes('compongo sealed move 1\0');
  return bytesToHex(sha256(concatBytes(name, length, position, hexToBytes(nonce), utf8ToBytes(text))));
}

const pairKey = (one: Uint8Array, two: Uint8Array, pair: number, commitment: Uint8Array): Uint8Array => {
  const info = concatBytes(utf8ToBytes('compongo sealed move 1 slips '), Uint8Array.from(PAIRS[pair]!));
  return hkdf(sha256, concatBytes(one, two), commitment, info, 32);
};

/** What is drawn by chance for one envelope. */
export interface Drawn {
  nonce: Uint8Array;
  key: Uint8Array;
  slips: [Uint8Array, Uint8Array, Uint8Array];
}

export const draw = (): Drawn => ({
  nonce: randomBytes(32),
  key: randomBytes(32),
  slips: [randomBytes(SECRET), randomBytes(SECRET), randomBytes(SECRET)],
});

/** Whether so much can be sealed. */
export const fitsIn = (text: string): boolean => utf8ToBytes(text).length <= MOST_BYTES;

/** Seals what was written; nothing of it is left but in the envelope. */
export function seal(text: string, before: string, drawn: Drawn = draw()): Sealed {
  const written = utf8ToBytes(text);
  const commitment = commitmentOf({ text, nonce: bytesToHex(drawn.nonce) }, before);
  const outside = hexToBytes(commitment);
  const inside = new Uint8Array(INSIDE);
  inside.set(drawn.nonce);
  inside[32] = written.length;
  inside.set(written, 33);
  const parts = [chacha20poly1305(drawn.key, ZERO, outside).encrypt(inside)];
  for (const [pair, [one, two]] of PAIRS.entries()) {
    const key = pairKey(drawn.slips[one - 1]!, drawn.slips[two - 1]!, pair, outside);
    parts.push(chacha20poly1305(key, ZERO, outside).encrypt(drawn.key));
  }
  const slips = drawn.slips.map((secret, i) => writeSlip({ holder: (i + 1) as Holder, secret }));
  return { envelope: { commitment, box: toBase64(concatBytes(...parts)) }, slips: slips as Sealed['slips'] };
}

/** Opens an envelope that was sealed in the position `before`. */
export function open(envelope: Envelope, before: string, slips: readonly [Slip, Slip]): Content | { problem: OpenProblem } {
  const all = fromBase64(envelope.box);
  if (all?.length !== BOX) return { problem: 'cut' };
  const [one, two] = [...slips].sort((a, b) => a.holder - b.holder) as [Slip, Slip];
  const pair = PAIRS.findIndex(([first, second]) => first === one.holder && second === two.holder);
  if (pair < 0) return { problem: 'one-holder' };
  const outside = hexToBytes(envelope.commitment);
  const at = INSIDE + TAG + pair * WRAPPED;
  const key = decrypted(pairKey(one.secret, two.secret, pair, outside), all.slice(at, at + WRAPPED), outside);
  if (!key) return { problem: 'wrong-slips' };
  const inside = decrypted(key, all.slice(0, INSIDE + TAG), outside);
  if (!inside) return { problem: 'changed' };
  const text = new TextDecoder().decode(inside.slice(33, 33 + inside[32]!));
  const content = { text, nonce: bytesToHex(inside.slice(0, 32)) };
  return commitmentOf(content, before) === envelope.commitment ? content : { problem: 'not-as-printed' };
}

function decrypted(key: Uint8Array, secret: Uint8Array, outside: Uint8Array): Uint8Array | null {
  try {
    return chacha20poly1305(key, ZERO, outside).decrypt(secret);
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
  } catch {
    return null;
  }
}

/** A commitment as it is printed: groups of four that people can compare. */
export const grouped = (commitment: string): string => commitment.replace(/(.{4})(?=.)/g, '$1 ');
