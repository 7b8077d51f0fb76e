/** Coup as the notation writes it for a reader; see docs/protocol.md. */
export type Character = 'Duke' | 'Assassin' | 'Captain' | 'Ambassador' | 'Inquisitor' | 'Contessa';
export type Side = 'loyalist' | 'reformist';

export interface CoupPlayer {
  coins: number;
  /** Cards where the reader may know them, else how many. */
  hand: string[] | number;
  revealed: string[];
  allegiance: Side | null;
}

export interface CoupView {
  game: 'coup';
  phase: string;
  turn: number;
  actor: number;
  toMove: number | null;
  moves?: string[];
  players: CoupPlayer[];
  deck: number | string[];
  treasury: number;
  reserve: number;
  claim: { seat: number; character: string } | null;
  action: { move: string; target: number | null; named?: string } | null;
  winners: number[];
}

export type CoupEvent =
  | { event: 'dealt'; seat: number; count?: number; cards?: string[] }
  | { event: 'picked'; seat: number; card?: string }
  | { event: 'sided'; seat: number; allegiance: Side }
  | { event: 'turn'; seat: number; turn: number }
  | {
      event: 'acted';
      seat: number;
      move: string;
      target: number | null;
      claim: string | null;
      named?: string;
    }
  | { event: 'unchallenged'; seat: number; claim: string }
  | { event: 'challenged'; seat: number; claimant: number; claim: string }
  | { event: 'shown'; seat: number; claim: string; cards: string[] }
  | { event: 'declined'; seat: number; claim: string }
  | { event: 'replaced'; seat: number; count?: number; cards?: string[] }
  | { event: 'unblocked' }
  | { event: 'blocked'; seat: number; character: string }
  | { event: 'stood'; seat: number }
  | { event: 'coins'; seat: number; change: number; reason: string }
  | { event: 'lost'; seat: number; card: string; reason: string }
  | { event: 'exiled'; seat: number }
  | { event: 'drew'; seat: number; count?: number; cards?: string[] }
  | { event: 'returned'; seat: number; count?: number; cards?: string[] }
  | { event: 'offered'; seat: number; to: number; examiner: number; card?: string }
  | { event: 'judged'; seat: number; target: number; verdict: 'return' | 'swap' }
  | { event: 'converted'; seat: number; by: number; allegiance: Side }
  | { event: 'exposed'; seat: number; cards: string[] }
  | { event: 'won'; seats: number[] };
