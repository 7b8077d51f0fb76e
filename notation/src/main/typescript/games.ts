// Written by ./contessa dev generate from the Java code.

export interface CoupActed {
  event: 'acted';
  seat: number;
  move: CoupAction;
  target: number | null;
  named?: CoupRole;
  claim: string | null;
}

export type CoupAction =
  | 'income'
  | 'foreign-aid'
  | 'tax'
  | 'embezzle'
  | 'exchange'
  | 'coup'
  | 'assassinate'
  | 'steal'
  | 'examine'
  | 'convert';

export type CoupAllegiance =
  | 'loyalist'
  | 'reformist';

export interface CoupBlocked {
  event: 'blocked';
  seat: number;
  character: CoupRole;
}

export interface CoupChallenged {
  event: 'challenged';
  seat: number;
  claimant: number;
  claim: string;
}

export interface CoupClaim {
  seat: number;
  character: string;
}

export type CoupCoinReason =
  | 'income'
  | 'foreign-aid'
  | 'tax'
  | 'steal'
  | 'cost'
  | 'refund'
  | 'convert'
  | 'embezzle'
  | 'exile';

export interface CoupCoins {
  event: 'coins';
  seat: number;
  change: number;
  reason: CoupCoinReason;
}

export interface CoupConverted {
  event: 'converted';
  seat: number;
  by: number;
  allegiance: CoupAllegiance;
}

export interface CoupCurrentAction {
  move: CoupAction;
  target: number | null;
  named?: CoupRole;
}

export interface CoupDealt {
  event: 'dealt';
  seat: number;
  count?: number;
  cards?: Array<string>;
}

export interface CoupDeclined {
  event: 'declined';
  seat: number;
  claim: string;
}

export interface CoupDrew {
  event: 'drew';
  seat: number;
  count?: number;
  cards?: Array<string>;
}

export type CoupEvent =
  | CoupDealt
  | CoupPicked
  | CoupSided
  | CoupTurn
  | CoupActed
  | CoupUnchallenged
  | CoupChallenged
  | CoupShown
  | CoupDeclined
  | CoupReplaced
  | CoupUnblocked
  | CoupBlocked
  | CoupStood
  | CoupCoins
  | CoupLost
  | CoupExiled
  | CoupDrew
  | CoupReturned
  | CoupOffered
  | CoupJudged
  | CoupConverted
  | CoupExposed
  | CoupWon;

export interface CoupExiled {
  event: 'exiled';
  seat: number;
}

export interface CoupExposed {
  event: 'exposed';
  seat: number;
  cards: Array<string>;
}

export interface CoupJudged {
  event: 'judged';
  seat: number;
  target: number;
  verdict: CoupVerdict;
}

export type CoupLossReason =
  | 'challenge'
  | 'coup'
  | 'assassination'
  | 'left';

export interface CoupLost {
  event: 'lost';
  seat: number;
  card: string;
  reason: CoupLossReason;
}

export interface CoupOffered {
  event: 'offered';
  seat: number;
  to: number;
  examiner: number;
  card?: string;
}

export type CoupPhase =
  | 'draft'
  | 'allegiance'
  | 'action'
  | 'challenge-action'
  | 'block'
  | 'challenge-block'
  | 'prove'
  | 'lose'
  | 'exchange'
  | 'offer'
  | 'verdict'
  | 'over';

export interface CoupPicked {
  event: 'picked';
  seat: number;
  card?: string;
}

export interface CoupPlayer {
  coins: number;
  hand: Array<string> | number;
  revealed: Array<string>;
  allegiance: CoupAllegiance | null;
}

export interface CoupReplaced {
  event: 'replaced';
  seat: number;
  count?: number;
  cards?: Array<string>;
}

export interface CoupReturned {
  event: 'returned';
  seat: number;
  count?: number;
  cards?: Array<string>;
}

export type CoupRole =
  | 'Duke'
  | 'Assassin'
  | 'Captain'
  | 'Ambassador'
  | 'Inquisitor'
  | 'Contessa';

export interface CoupShown {
  event: 'shown';
  seat: number;
  claim: string;
  cards: Array<string>;
}

export interface CoupSided {
  event: 'sided';
  seat: number;
  allegiance: CoupAllegiance;
}

export interface CoupStood {
  event: 'stood';
  seat: number;
}

export interface CoupTurn {
  event: 'turn';
  seat: number;
  turn: number;
}

export interface CoupUnblocked {
  event: 'unblocked';
}

export interface CoupUnchallenged {
  event: 'unchallenged';
  seat: number;
  claim: string;
}

export type CoupVerdict =
  | 'return'
  | 'swap';

export interface CoupView {
  game: 'coup';
  phase: CoupPhase;
  turn: number;
  actor: number;
  toMove: number | null;
  moves?: Array<string>;
  players: Array<CoupPlayer>;
  deck: Array<string> | number;
  treasury: number;
  reserve: number;
  claim: CoupClaim | null;
  action: CoupCurrentAction | null;
  winners: Array<number>;
}

export interface CoupWon {
  event: 'won';
  seats: Array<number>;
}

export type GameEvent =
  | CoupEvent
  | RoyalEvent;

export type GameView =
  | CoupView
  | RoyalView;

export interface RoyalDocuments {
  event: 'documents';
  seat: number;
  good: RoyalGood;
  losses: Array<number>;
}

export type RoyalEvent =
  | RoyalRefilled
  | RoyalPlanned
  | RoyalPlans
  | RoyalLocation
  | RoyalGained
  | RoyalSecret
  | RoyalItem
  | RoyalDocuments
  | RoyalTraded
  | RoyalScored
  | RoyalWon;

export interface RoyalGained {
  event: 'gained';
  seat: number;
  goods: Array<number>;
}

export type RoyalGood =
  | 'information'
  | 'artworks'
  | 'jewellery'
  | 'gold';

export interface RoyalItem {
  event: 'item';
  seat: number;
  fame: number;
}

export interface RoyalLocation {
  event: 'location';
  letter: string;
  outcome: RoyalResult;
  seats: Array<number>;
  loot: string;
}

export type RoyalPhase =
  | 'plan'
  | 'take'
  | 'intrigue'
  | 'over';

export interface RoyalPlan {
  thief: string;
  snitch: string;
}

export interface RoyalPlanned {
  event: 'planned';
  seat: number;
  thief?: string;
  snitch?: string;
}

export interface RoyalPlans {
  event: 'plans';
  plans: Array<RoyalPlan>;
}

export interface RoyalPlayer {
  goods: Array<number>;
  secrets: Array<number> | number;
  items: Array<number>;
}

export interface RoyalRefilled {
  event: 'refilled';
  round: number;
  letters: string;
  open: Array<string>;
  deck: number;
  partner: number | null;
}

export type RoyalResult =
  | 'guarded'
  | 'robbed'
  | 'quarrel'
  | 'vanished';

export interface RoyalScored {
  event: 'scored';
  good: RoyalGood;
  totals: Array<number>;
  fame: Array<number>;
}

export interface RoyalSecret {
  event: 'secret';
  seat: number;
  count: number;
  goods?: Array<number>;
}

export interface RoyalTraded {
  event: 'traded';
  seat: number;
  with: number;
  taken: RoyalGood;
  given: RoyalGood;
}

export interface RoyalUnseen {
  deckI: Array<string>;
  deckII: Array<string>;
  secrets: Array<number>;
}

export interface RoyalView {
  game: 'royal';
  phase: RoyalPhase;
  round: number;
  toMove: number | null;
  moves?: Array<string>;
  players: Array<RoyalPlayer>;
  open: Array<string | null>;
  deck: Array<string> | number;
  secretDeck: Array<RoyalGood> | number;
  supply: Array<number>;
  partner: number | null;
  plans?: Array<RoyalPlan | null>;
  letter?: string;
  due?: number;
  winners: Array<number>;
  fame: Array<Array<number>> | null;
  unseen: RoyalUnseen;
}

export interface RoyalWon {
  event: 'won';
  seats: Array<number>;
}
