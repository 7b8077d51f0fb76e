import type { CoupRole, GameEvent, GameView } from "./games.js";

export type * from "./games.js";

export interface CoupOptions {
  edition?: "city-state" | "resistance" | "brazilian" | "reformation";
  exchanger?: "ambassador" | "inquisitor" | "both";
  inquisitorExchanges?: boolean;
  art?: "identical" | "distinct";
  mayDecline?: boolean;
  replacement?: "before-action" | "after-action";
  firstPlayerCoins?: 1 | 2;
  draft?: boolean;
  declared?: "off" | "coup" | "coup-and-assassinate";
  contessaBlocksExamine?: boolean;
  allegiances?: boolean;
}

/** The facts of your own box (royal.md); what is left out is as printed. */
export interface RoyalOptions {
  edition?: "royal";
  cubesPerColour?: number;
  secretPerColour?: number;
  startCubes?: number;
  firstPartner?: "random" | 0 | 1;
  zeroHoldingsRank?: boolean;
  locationNames?: string[];
  fameTable?: Partial<Record<2 | 3 | 4 | 5, number[][]>>;
  deckI?: string[];
  deckII?: string[];
}

/** A card, or with distinct art its copy, such as `Duke#2`. */
export type Card = CoupRole | `${CoupRole}#${number}`;

export interface CoupPosition {
  players: { coins: number; hand: Card[]; revealed?: Card[] }[];
  actor?: number;
  reserve?: number;
  allegiances?: ("loyalist" | "reformist")[];
  draws?: Card[];
}

export interface RoyalPosition {
  players: { goods?: number[]; secrets?: number[]; items?: number[] }[];
  open: (string | null)[];
  deck?: string[];
  secretDeck?: string[];
  supply?: number[];
  partner?: number;
}

type Given<Position> = { players: number; position?: Position } | { position: Position };

type StartOfCoup = { game?: "coup"; options?: CoupOptions; draws?: Card[] };

type StartOfRoyal =
  { game: "royal"; options?: RoyalOptions } | { options: RoyalOptions & { edition: "royal" } };

export type New = { do: "new"; first?: number; seed?: string } & (
  (StartOfCoup & Given<CoupPosition>) | (StartOfRoyal & Given<RoyalPosition>)
);

export interface Play {
  do: "play";
  seat: number;
  move: string;
}

/** Without a seat, what a spectator may know. */
export interface Look {
  do: "view" | "log";
  seat?: number;
}

export interface Advise {
  do: "advise";
  bot: string;
  millis?: number;
  rollouts?: number;
}

export type Request = New | Play | Look | Advise | { do: "state" | "bots" };

/** The whole truth. */
export type State = GameView & { moves: string[] };

/** An event and who hears it in this form. */
export type Told = GameEvent extends infer E
  ? E extends unknown
    ? Omit<E, "to"> & { to: "all" | number[] }
    : never
  : never;

export interface Answers {
  new: { ok: true; seed?: string; state: State };
  play: { ok: true; events: Told[]; state: State };
  state: { ok: true; state: State };
  view: { ok: true; state: GameView; view: GameView };
  log: { ok: true; events: GameEvent[] };
  bots: { ok: true; bots: { name: string; about: string }[] };
  advise: { ok: true; moves: { move: string; p: number }[] };
}

/** A request that was refused: `error` is the word of the protocol. */
export class Refusal extends Error {
  readonly error: string;
}

/** The engine in a worker of its own, with one game at a time. */
export class Engine {
  ask<R extends Request>(request: R): Promise<Answers[R["do"]]>;

  close(): void;
}
