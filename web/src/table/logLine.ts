import type { Piece, Voice } from '../words/voice';

/** Something that happened, as a line of the log: a drawing and a sentence. */
export interface Told {
  icon: string;
  pieces: Piece[];
  /** Worth less attention: nobody did anything. */
  quiet?: boolean;
}

/** How a game tells its events; what needs no words is left out. */
export type Narrator = (event: Record<string, unknown>, voice: Voice) => Told | undefined;

export const textOf = (told: Told): string => told.pieces.map((piece) => piece.text).join('');
