import type { CoupEvent, CoupView, GameView } from '$games';
import type { Happening } from '$wire';

export type {
  CoupAllegiance as Side,
  CoupEvent,
  CoupPlayer,
  CoupRole as Character,
  CoupView,
} from '$games';

/** The view, if it is one of Coup. */
export const coupView = (view: GameView | undefined): CoupView | undefined =>
  view?.game === 'coup' ? view : undefined;

/** The events of Coup among these happenings. An event does not name its game, but a table plays only one. */
export const coupEvents = (happenings: readonly Happening[]): CoupEvent[] =>
  happenings.flatMap((each) => (each.type === 'game' ? [each.event as CoupEvent] : []));
