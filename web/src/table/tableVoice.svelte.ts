import type { TableView } from '$wire';
import { speech } from '../words/speech.svelte';
import type { Voice } from '../words/voice';
import { type Edition, traitsOf } from './gameTraits';

/** The edition of this table, as used in word keys. */
export const editionOf = (view: TableView): Edition => traitsOf(view).edition(view);

/** The voice for this viewer at this table. */
export function voiceAt(view: TableView): Voice {
  const names: string[] = [];
  for (const seat of view.seats) names[seat.seat] = seat.name ?? '';
  return speech.voice.at(editionOf(view), names, view.you.seat);
}
