/**
 * Hands at the board: pointers and taps become what a hand does, lifting a piece and releasing it
 * somewhere. Dragging and tapping twice give the same.
 */
import type { Square } from './squares';

export interface Hands {
  /** The square at a point of the window. */
  squareUnder(x: number, y: number): Square | null;
  /** Whether hands may do anything now. */
  active(): boolean;
  /** Whether a piece is in the hand already. */
  holding(): boolean;
  lift(square: Square): void;
  release(square: Square): void;
  /** Put back where it stood. */
  cancel(): void;
  /** A piece is drawn along by so many pixels; null when it no longer is. */
  drag(at: { square: Square; dx: number; dy: number } | null): void;
  /** A square was chosen without the pointer's having moved: the keyboard's place goes there. */
  focus(square: Square): void;
}

/** Travel that makes a drag of a touch, in pixels. */
const TRAVEL = 4;
/** A tap takes no longer; a resting hand does, in milliseconds. */
const TAP = 700;
/** A contact wider than this is a palm, in pixels. */
const PALM = 80;

interface Grip {
  pointer: number;
  square: Square;
  x: number;
  y: number;
  began: number;
  dragging: boolean;
}

export function watchHands(board: HTMLElement, hands: Hands): () => void {
  let grip: Grip | null = null;

  const down = (ev: PointerEvent) => {
    if (!hands.active() || ev.button !== 0) return;
    if (grip || ev.width > PALM || ev.height > PALM) {
      // A second finger or a palm: nothing that it does is meant.
      if (grip && !grip.dragging) grip = null;
      return;
    }
    const square = hands.squareUnder(ev.clientX, ev.clientY);
    if (square === null) return;
    grip = { pointer: ev.pointerId, square, x: ev.clientX, y: ev.clientY, began: ev.timeStamp, dragging: false };
  };

  const move = (ev: PointerEvent) => {
    if (!grip || ev.pointerId !== grip.pointer) return;
    const [dx, dy] = [ev.clientX - grip.x, ev.clientY - grip.y];
    if (!grip.dragging) {
      if (Math.hypot(dx, dy) <= TRAVEL) return;
      grip.dragging = true;
      board.setPointerCapture(grip.pointer);
      hands.lift(grip.square);
    }
    hands.drag({ square: grip.square, dx, dy });
  };

  const up = (ev: PointerEvent) => {
    if (!grip || ev.pointerId !== grip.pointer) return;
    const { square, began, dragging } = grip;
    grip = null;
    hands.drag(null);
    if (dragging) {
      const on = hands.squareUnder(ev.clientX, ev.clientY);
      if (on === null) hands.cancel();
      else hands.release(on);
    } else if (ev.timeStamp - began < TAP) {
      hands.focus(square);
      if (hands.holding()) hands.release(square);
      else hands.lift(square);
    }
  };

  const lost = (ev: PointerEvent) => {
    if (!grip || ev.pointerId !== grip.pointer) return;
    const { dragging } = grip;
    grip = null;
    hands.drag(null);
    if (dragging) hands.cancel();
  };

  // A screen reader's own "press" comes as a click without any pointer.
  const click = (ev: MouseEvent) => {
    if (ev.detail !== 0 || !hands.active() || !(ev.target instanceof Element)) return;
    const square = Number(ev.target.closest<HTMLElement>('[data-square]')?.dataset.square ?? NaN);
    if (Number.isNaN(square)) return;
    if (hands.holding()) hands.release(square);
    else hands.lift(square);
  };

  board.addEventListener('pointerdown', down);
  board.addEventListener('pointermove', move);
  board.addEventListener('pointerup', up);
  board.addEventListener('pointercancel', lost);
  board.addEventListener('click', click);
  return () => {
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('pointermove', move);
    board.removeEventListener('pointerup', up);
    board.removeEventListener('pointercancel', lost);
    board.removeEventListener('click', click);
  };
}
