/** What is said aloud of an event. */
import { sentence } from '../../lib/sentence';
import { spoken, t, words } from '../../lib/i18n.svelte';
import { isNews } from './seat.svelte';
import type { Color, GameEvent, TableView } from '../../lib/protocol';

export interface Said {
  text: string;
  /** It cannot wait. */
  urgent: boolean;
}

/** What of an event is to be said to the player `own` (null: to both). */
export function said(event: GameEvent, view: TableView, own: Color | null): Said[] {
  const out: Said[] = [];
  const made = event.rulings.some((it) => it.text.id === 'effect-made');
  const ply = event.moves ? event.moves.list.at(-1) : undefined;
  if (ply?.uci && (made || event.act?.do === 'move')) {
    const mine = own !== null && ply.by === own;
    const who = mine ? '' : `${t(`color-${ply.by}`)}: `;
    out.push({ text: who + spoken(ply.uci, ply.san), urgent: !mine });
  }
  for (const line of event.rulings) {
    if (!isNews(line, event)) continue;
    out.push({ text: sentence(words(line.text)), urgent: true });
  }
  if (event.act?.do === 'adjust' && event.by !== own) {
    out.push({ text: t('table-adjusts', { color: side(event.by, view) }), urgent: false });
  }
  return out;
}

const side = (by: string | null, view: TableView): string => (by?.startsWith('black') ? 'black' : by?.startsWith('white') ? 'white' : view.state.turn);
