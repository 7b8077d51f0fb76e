/** What a page tells the worker. */
export type ToWorker =
  | { type: 'begin'; root: string; script: boolean }
  | { type: 'request'; id: number; viewer: string; method: string; path: string; body: string }
  | { type: 'connect'; socket: number; viewer: string }
  | { type: 'frame'; socket: number; text: string }
  | { type: 'disconnect'; socket: number };

/**
 * How the games are kept: on this device; only until the page is closed, because there is no room or the browser refuses;
 * or not here any more, because another window has opened them since.
 */
export type Keeping = 'kept' | 'full' | 'refused' | 'elsewhere';

/** What the worker tells its page. */
export type ToPage =
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'opened'; socket: number }
  | { type: 'message'; socket: number; text: string }
  | { type: 'close'; socket: number }
  | { type: 'keeping'; keeping: Keeping }
  | { type: 'missing'; file: string | undefined }
  | { type: 'ended' };
