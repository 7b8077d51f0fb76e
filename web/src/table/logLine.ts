import type { GameEvent } from '$games';
import type { Piece, Voice } from '../words/voice';

/** A line of the log: an icon and a sentence. */
export interface LogLine {
  icon: string;
  pieces: Piece[];
  /** Less prominent, because nobody did anything. */
  quiet?: boolean;
}

/** Turns a game's event into a log line, with those of the game before it; undefined if it needs none. */
export type Narrator = (
  event: GameEvent,
  voice: Voice,
  before: readonly GameEvent[],
) => LogLine | undefined;

export const textOf = (told: { pieces: readonly Piece[] }): string =>
  told.pieces.map((piece) => piece.text).join('');
