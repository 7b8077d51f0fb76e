import type { Decision } from '$wire';
import type { Job } from './moves';
import type { RoyalScene } from './royalScenes';

/** What a guide can talk about: the table, and what the player is doing. */
export interface Guided {
  scene: RoyalScene;
  /** Whether a round is on stage. */
  showing: boolean;
  decision?: Decision | undefined;
  /** The piece to be sent next. */
  job?: Job | undefined;
  /** Whether all pieces have their locations. */
  complete: boolean;
}
