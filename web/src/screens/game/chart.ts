// The clock times of a game as step lines: what each player had left after each move.

import type { Color, Ply } from '../../lib/protocol';

export interface Reading {
  /** The number of single moves made, 0 at the start. */
  ply: number;
  ms: number;
}

/** What a player's clock showed, move by move; missing readings are left out, never guessed. */
export function readings(moves: readonly Ply[], side: Color, startMs: number | null): Reading[] {
  const out: Reading[] = startMs === null ? [] : [{ ply: 0, ms: startMs }];
  moves.forEach((move, index) => {
    const ms = move[side];
    if (typeof ms === 'number') out.push({ ply: index + 1, ms });
  });
  return out;
}

/** Seconds a player thought on each of his moves; `null` where it is not known. */
export function spent(moves: readonly Ply[], side: Color): (number | null)[] {
  const out: (number | null)[] = [];
  moves.forEach((move, index) => {
    if (move.by !== side) return;
    // The opponent's move before it shows this side's clock when it began to run.
    const [before, after] = [moves[index - 1]?.[side], move[side]];
    out.push(typeof before === 'number' && typeof after === 'number' ? Math.max(0, before - after) : null);
  });
  return out;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Places a number of moves and a time in a frame. */
export interface Scale {
  x(ply: number): number;
  y(ms: number): number;
  maxMs: number;
  maxPly: number;
}

export function scale(frame: Frame, maxPly: number, maxMs: number): Scale {
  const plies = Math.max(1, maxPly);
  const top = Math.max(1_000, maxMs);
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return {
    x: (ply) => round(frame.left + (ply / plies) * wide),
    y: (ms) => round(frame.top + (1 - Math.min(ms, top) / top) * high),
    maxMs: top,
    maxPly: plies,
  };
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A step line as an SVG path: the time holds until the next reading. */
export function path(points: readonly Reading[], by: Scale): string {
  let text = '';
  for (const { ply, ms } of points) {
    text += text === '' ? `M${by.x(ply)} ${by.y(ms)}` : `H${by.x(ply)}V${by.y(ms)}`;
  }
  const last = points.at(-1);
  return last && last.ply < by.maxPly ? `${text}H${by.x(by.maxPly)}` : text;
}

/** Whole, even times for the axis: at most five steps. */
export function timeTicks(maxMs: number): number[] {
  const steps = [10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400];
  const seconds = maxMs / 1_000;
  const step = steps.find((it) => seconds / it <= 5) ?? 28_800;
  const ticks: number[] = [];
  for (let at = 0; at <= seconds; at += step) ticks.push(at * 1_000);
  return ticks;
}

/** Move numbers for the axis: at most about eight. */
export function moveTicks(maxPly: number): number[] {
  const moves = Math.ceil(maxPly / 2);
  const step = [1, 2, 5, 10, 20, 50, 100].find((it) => moves / it <= 8) ?? 200;
  const ticks: number[] = [];
  for (let at = step; at <= moves; at += step) ticks.push(at);
  return ticks;
}
