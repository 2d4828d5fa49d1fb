/**
 * What a clock shows now: what the server said, and how long ago that was. The server alone decides
 * about flags; here nothing is decided, only shown.
 */
import { other, type Color, type FaceTime } from './protocol/types';

/** The table's own clock as seen from here, by the best of the last readings. */
export class TableTime {
  #readings: { offset: number; error: number; taken: number }[] = [];

  /** The table's clock showed `at` when ours showed `now`, give or take `error`. */
  read(at: number, now: number, error: number): void {
    this.#readings.push({ offset: at - now, error, taken: now });
    // Quartz drifts: what was read long ago is no better for having been read quickly.
    this.#readings = this.#readings.filter((it) => now - it.taken < 120_000).slice(-16);
  }

  /** A first guess, from a message whose way here is not known: it is at least so late. */
  guess(at: number, now: number): void {
    if (this.#readings.length === 0) this.#readings = [{ offset: at - now, error: 1_000, taken: now }];
  }

  at(now: number): number | null {
    let best = this.#readings[0];
    if (!best) return null;
    for (const it of this.#readings) if (it.error < best.error) best = it;
    return now + best.offset;
  }
}

export interface Reading {
  /** Milliseconds shown, never below nought: in overtime those of one period. */
  ms: number;
  running: boolean;
  /** Milliseconds of the delay that still hold the clock; nought without a delay. */
  held: number;
  /** The flag is down, or the time is used up, which on a clock is the same. */
  flag: boolean;
  /** In overtime: how many periods are left, and the moves for which this one must do. */
  overtime: { periods: number; moves: number } | null;
}

/** The part of a clock that counts. */
export interface Counting {
  white: FaceTime;
  black: FaceTime;
  running: Color | null;
  hourglass?: boolean;
}

/** What one face shows at an instant of the table's clock. */
export function reading(clock: Counting, color: Color, stateAt: number, at: number | null): Reading {
  const face = clock[color];
  const gone = at === null ? 0 : Math.max(0, at - stateAt);
  const running = clock.running === color;
  const held = face.held ?? 0;
  if (!running) return shown(face, clock.hourglass && clock.running === other(color) ? -gone : 0, false, held);
  return shown(face, Math.max(0, gone - held), true, Math.max(0, held - gone));
}

/** A face from which so much has been counted down. */
function shown(face: FaceTime, counted: number, running: boolean, held: number): Reading {
  const { reserve = 0, overtime = null, flag = false } = face;
  const all = Math.max(0, face.ms + reserve - counted);
  const used = flag || (running && all === 0);
  const main = face.ms - counted;
  const inOvertime = overtime !== null && all > 0 && (overtime.begun || main <= 0);
  if (overtime === null || !inOvertime) return { ms: main > 0 ? main : all, running, held, flag: used, overtime: null };
  const periods = Math.ceil(all / overtime.ms);
  return { ms: all - (periods - 1) * overtime.ms, running, held, flag: used, overtime: { periods, moves: overtime.moves } };
}

/** Below this, tenths are shown. */
const TENTHS_BELOW = 20_000;

export interface Shown {
  /** `1:29:05`, `4:05`; under twenty seconds `0:19` with `tenths` apart. */
  main: string;
  tenths: string | null;
}

const two = (n: number): string => String(n).padStart(2, '0');

function written(seconds: number, hours = seconds >= 3600): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/**
 * Digits. Whole seconds are rounded up while counting down as on a digital clock: `0:00` is seen
 * only when nothing is left; with tenths nothing needs rounding up.
 */
export function digits(ms: number): Shown {
  const rest = Math.max(0, ms);
  if (rest < TENTHS_BELOW) {
    const tenths = Math.ceil(rest / 100);
    if (tenths < TENTHS_BELOW / 100) {
      return { main: `0:${two(Math.floor(tenths / 10))}`, tenths: String(tenths % 10) };
    }
  }
  return { main: written(Math.ceil(rest / 1000)), tenths: null };
}

/** A duration as rulings tell it: `2:00`, `1:30:00`. Whole seconds, rounded down. */
export function duration(ms: number): string {
  return (ms < 0 ? '−' : '') + written(Math.floor(Math.abs(ms) / 1000));
}

/** The same with its hours, be they nought, as arbiters set clocks: `0:02:00`. */
export function longDuration(ms: number): string {
  return (ms < 0 ? '−' : '') + written(Math.floor(Math.abs(ms) / 1000), true);
}
