import type { GameView, RoyalEvent, RoyalGood, RoyalView } from '$games';
import type { Happening } from '$wire';

export type {
  RoyalEvent,
  RoyalGood as Good,
  RoyalPlan,
  RoyalPlayer,
  RoyalResult as Outcome,
  RoyalView,
} from '$games';

/** The order of the numbers wherever four stand for goods. */
export const GOODS = [
  'information',
  'artworks',
  'jewellery',
  'gold',
] as const satisfies readonly RoyalGood[];

/** The view, if it is one of Coup Royal. */
export const royalView = (view: GameView | undefined): RoyalView | undefined =>
  view?.game === 'royal' ? view : undefined;

/** The events of Coup Royal among these happenings. An event does not name its game, but a table plays only one. */
export const royalEvents = (happenings: readonly Happening[]): RoyalEvent[] =>
  happenings.flatMap((each) => (each.type === 'game' ? [each.event as RoyalEvent] : []));
