// Nothing on record is erased: what was done wrongly is made good by another fact.

import { other, type Act, type Color, type GameEvent, type GameState } from '../../lib/protocol';
import type { Doing } from './tools';

/** The fact that makes another good; `null` if there is none. `before` is the state before it. */
export function compensation(event: GameEvent, before: GameState | null): Doing[] | null {
  const { act } = event;
  if (!act || event.by !== 'arbiter') return null;
  switch (act.do) {
    case 'add-time':
      return [{ act: { do: 'add-time', player: act.player, ms: -Number(act.ms) } }];
    case 'set-clock':
      return setBack(act, before);
    case 'penalise':
      return timeBack(act);
    case 'stop-clocks':
      return [{ act: { do: 'resume-clocks' } }];
    case 'resume-clocks':
      return [{ act: { do: 'stop-clocks', reason: 'arbiter' } }];
    case 'correct-result': {
      const outcome = before?.outcome;
      return outcome ? [{ act: { do: 'correct-result', white: outcome.white, black: outcome.black } }] : null;
    }
    default:
      return null;
  }
}

function setBack(act: Act, before: GameState | null): Doing[] | null {
  const { player } = act;
  if (player !== 'white' && player !== 'black') return null;
  const face = before?.clock?.[player];
  return face ? [{ act: { do: 'set-clock', player, left: Math.round(face.ms) } }] : null;
}

/** A penalty in time is given back; the penalty itself stays on record. */
function timeBack(act: Act): Doing[] | null {
  const ms = Number(act.ms ?? 0);
  if (!ms) return null;
  if (act.penalty === 'opponent-time') return [{ act: { do: 'add-time', player: other(act.player as Color), ms: -ms } }];
  if (act.penalty === 'offender-time') return [{ act: { do: 'add-time', player: act.player, ms } }];
  return null;
}
