import type { MessageLogged, Phrase } from '$wire';
import type { CoupEvent } from '../../game/coup';
import { thisGame } from '../../table/history';

/** What one tap says about a claim. */
export const REACTIONS = ['they-lie', 'i-believe-you'] as const satisfies readonly Phrase[];
export type Reaction = (typeof REACTIONS)[number];

/** Who has said what about the open claim of this player; the last word counts. */
export function reactionsTo(
  speaker: number,
  log: readonly MessageLogged[],
  muted: readonly number[],
): ReadonlyMap<number, Reaction> {
  const said = new Map<number, Reaction>();
  for (const { event } of thisGame(log)) {
    if (event.type === 'game' && isClaim(event.event as CoupEvent)) said.clear();
    if (event.type !== 'offer' || event.seat === speaker || muted.includes(event.seat)) continue;
    if (event.phrase === 'they-lie' && event.about === speaker) said.set(event.seat, event.phrase);
    if (event.phrase === 'i-believe-you' && event.to === speaker)
      said.set(event.seat, event.phrase);
  }
  return said;
}

const isClaim = ({ event }: CoupEvent): boolean => ['turn', 'acted', 'blocked'].includes(event);
