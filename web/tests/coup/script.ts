import type { CoupEvent } from '../../src/game/coup';
import type { Happening } from '$wire';

export const inGame = (...events: CoupEvent[]): Happening[] =>
  events.map((event) => ({ type: 'game', event }));
