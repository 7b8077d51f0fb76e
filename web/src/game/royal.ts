/** Coup Royal as the notation writes it for a reader; see docs/royal.md. */
export const GOODS = ['information', 'artworks', 'jewellery', 'gold'] as const;
export type Good = (typeof GOODS)[number];

export interface RoyalPlayer {
  /** Four numbers, in the order of GOODS. */
  goods: number[];
  secrets: number[] | number;
  items: number[];
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
  winners: number[];
  fame: number[][] | null;
}

export type RoyalEvent =
  | { event: 'refilled'; round: number; letters: string[]; open: (string | null)[]; deck: number; partner: number | null }
  | { event: 'planned'; seat: number; thief?: string; snitch?: string }
  | { event: 'plans'; plans: { thief: string; snitch: string }[] }
  | { event: 'location'; letter: string; outcome: 'guarded' | 'robbed' | 'quarrel' | 'vanished'; seats: number[]; loot: string | null }
  | { event: 'gained'; seat: number; goods: number[] }
  | { event: 'secret'; seat: number; count: number; goods?: number[] }
  | { event: 'item'; seat: number; fame: number }
  | { event: 'documents'; seat: number; good: Good; losses: number[] }
  | { event: 'traded'; seat: number; with: number; taken: Good; given: Good }
  | { event: 'scored'; good: Good; totals: number[]; fame: number[] }
  | { event: 'won'; seats: number[] };
