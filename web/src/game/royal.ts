/** Coup Royal as the notation writes it for a reader; see docs/royal.md. */
export const GOODS = ['information', 'artworks', 'jewellery', 'gold'] as const;
export type Good = (typeof GOODS)[number];

export interface RoyalPlayer {
  /** Four numbers, in the order of GOODS. */
  goods: number[];
  /** Which they are where the reader may know them, else how many. */
  secrets: number[] | number;
  items: number[];
}

/** Letters of locations: one each, with two players two of one of them. */
export interface RoyalPlan {
  thief: string;
  snitch: string;
}

export interface RoyalView {
  game: 'royal';
  phase: string;
  round: number;
  toMove: number | null;
  moves?: string[];
  players: RoyalPlayer[];
  open: (string | null)[];
  deck: number | string[];
  secretDeck: number | string[];
  supply: number[];
  partner: number | null;
  /** While somebody takes cubes or exchanges them. */
  plans?: RoyalPlan[];
  letter?: string;
  due?: number;
  winners: number[];
  fame: number[][] | null;
}

export type Outcome = 'guarded' | 'robbed' | 'quarrel' | 'vanished';

export type RoyalEvent =
  | {
      event: 'refilled';
      round: number;
      letters: string;
      open: (string | null)[];
      deck: number;
      partner: number | null;
    }
  | { event: 'planned'; seat: number; thief?: string; snitch?: string }
  | { event: 'plans'; plans: RoyalPlan[] }
  | { event: 'location'; letter: string; outcome: Outcome; seats: number[]; loot: string }
  | { event: 'gained'; seat: number; goods: number[] }
  | { event: 'secret'; seat: number; count: number; goods?: number[] }
  | { event: 'item'; seat: number; fame: number }
  | { event: 'documents'; seat: number; good: Good; losses: number[] }
  | { event: 'traded'; seat: number; with: number; taken: Good; given: Good }
  | { event: 'scored'; good: Good; totals: number[]; fame: number[] }
  | { event: 'won'; seats: number[] };
