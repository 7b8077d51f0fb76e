// Written by ./contessa dev generate from the Java code.
import type { CoupAction, CoupRole } from '../../../../notation/src/main/typescript/games.ts';

export const EDITIONS = {
  'city-state': { game: 'coup', fewest: 2, most: 6, options: { exchanger: 'ambassador', inquisitorExchanges: true, art: 'identical', mayDecline: false, replacement: 'before-action', firstPlayerCoins: 2, draft: false, declared: 'off', contessaBlocksExamine: false, allegiances: false } },
  'resistance': { game: 'coup', fewest: 2, most: 10, options: { exchanger: 'ambassador', inquisitorExchanges: true, art: 'identical', mayDecline: true, replacement: 'before-action', firstPlayerCoins: 1, draft: false, declared: 'off', contessaBlocksExamine: false, allegiances: false } },
  'brazilian': { game: 'coup', fewest: 2, most: 10, options: { exchanger: 'ambassador', inquisitorExchanges: true, art: 'identical', mayDecline: true, replacement: 'before-action', firstPlayerCoins: 1, draft: true, declared: 'off', contessaBlocksExamine: false, allegiances: false } },
  'reformation': { game: 'coup', fewest: 2, most: 10, options: { exchanger: 'both', inquisitorExchanges: false, art: 'identical', mayDecline: true, replacement: 'after-action', firstPlayerCoins: 2, draft: false, declared: 'off', contessaBlocksExamine: false, allegiances: true } },
  'royal': { game: 'royal', fewest: 2, most: 5 },
} as const;

/** In seconds. */
export const CLOCKS = {
  'blitz': { turn: 15, response: 6, hidden: 10, bank: 20 },
  'standard': { turn: 30, response: 12, hidden: 20, bank: 60 },
  'relaxed': { turn: 90, response: 30, hidden: 60, bank: 180 },
  'untimed': { turn: 0, response: 0, hidden: 0, bank: 0 },
  'turn-based': { turn: 86400, response: 28800, hidden: 86400, bank: 0 },
} as const;

/** A line of the action card. */
export interface ActionLine {
  claims: readonly CoupRole[];
  /** The actor claims not to hold the character. */
  denies: boolean;
  cost: number;
  gain: number;
  takesReserve: boolean;
  blockedBy: readonly CoupRole[];
}

/** The action card, from Action; options switch some lines off. */
export const ACTIONS = {
  'income': { claims: [], denies: false, cost: 0, gain: 1, takesReserve: false, blockedBy: [] },
  'foreign-aid': { claims: [], denies: false, cost: 0, gain: 2, takesReserve: false, blockedBy: ['Duke'] },
  'tax': { claims: ['Duke'], denies: false, cost: 0, gain: 3, takesReserve: false, blockedBy: [] },
  'embezzle': { claims: ['Duke'], denies: true, cost: 0, gain: 0, takesReserve: true, blockedBy: [] },
  'exchange': { claims: ['Ambassador', 'Inquisitor'], denies: false, cost: 0, gain: 0, takesReserve: false, blockedBy: [] },
  'coup': { claims: [], denies: false, cost: 7, gain: 0, takesReserve: false, blockedBy: [] },
  'assassinate': { claims: ['Assassin'], denies: false, cost: 3, gain: 0, takesReserve: false, blockedBy: ['Contessa'] },
  'steal': { claims: ['Captain'], denies: false, cost: 0, gain: 2, takesReserve: false, blockedBy: ['Captain', 'Ambassador', 'Inquisitor'] },
  'examine': { claims: ['Inquisitor'], denies: false, cost: 0, gain: 0, takesReserve: false, blockedBy: ['Contessa'] },
  'convert': { claims: [], denies: false, cost: 0, gain: 0, takesReserve: false, blockedBy: [] },
} as const satisfies Record<CoupAction, ActionLine>;

/** With this many coins a player must launch a Coup. */
export const FORCED_COUP = 10;

/** Coup Royal: by the number of players, the fame of each place in each category. */
export const FAME = {
  2: [[3, 0], [3, 0], [3, 0], [3, 0]],
  3: [[3, 0, 0], [3, 1, 0], [3, 2, 0], [3, 3, 0]],
  4: [[3, 0, 0, 0], [3, 2, 0, 0], [3, 3, 1, 0], [3, 3, 3, 0]],
  5: [[3, 0, 0, 0, 0], [3, 3, 0, 0, 0], [3, 3, 3, 0, 0], [3, 3, 3, 3, 0]],
} as const;

/** How long scenes take, in milliseconds; the server's clocks wait for them. */
export const TELLING = {
  reveal: 2400,
  coup: 2000,
  loss: 1400,
  held: 1200,
  exile: 600,
  plans: 1400,
  quiet: 1100,
  eventful: 1900,
  documents: 700,
  choice: 1100,
} as const;

/** The characters, weakest first, with their strength in points. */
export const CAST = [
  { id: 'beppe', level: 1, coup: 1000, royal: 1000 },
  { id: 'ortensia', level: 1, coup: 1000, royal: 1000 },
  { id: 'taddea', level: 2, coup: 1103, royal: 1067 },
  { id: 'zanobi', level: 2, coup: 1103, royal: 1067 },
  { id: 'rinaldo', level: 3, coup: 1153, royal: 1114 },
  { id: 'fiammetta', level: 3, coup: 1153, royal: 1114 },
  { id: 'galeazzo', level: 4, coup: 1213, royal: 1205 },
  { id: 'violante', level: 4, coup: 1213, royal: 1205 },
  { id: 'ercole', level: 5, coup: 1275, royal: 1353 },
  { id: 'ginevra', level: 5, coup: 1275, royal: 1353 },
  { id: 'aurelia', level: 6, coup: 1338, royal: 1476 },
  { id: 'lazzaro', level: 6, coup: 1338, royal: 1476 },
  { id: 'isabetta', level: 7, coup: 1447, royal: 1521 },
  { id: 'orsino', level: 7, coup: 1447, royal: 1521 },
  { id: 'niccolo', level: 8, coup: 1495, royal: 1549 },
  { id: 'contessa', level: 8, coup: 1495, royal: 1549 },
] as const;

export type RuleKey =
  | 'coup.allegiances'
  | 'coup.contessa-blocks-examine'
  | 'coup.copies'
  | 'coup.declared.coup'
  | 'coup.declared.coup-and-assassinate'
  | 'coup.distinct-art'
  | 'coup.draft'
  | 'coup.edition'
  | 'coup.exchanger.ambassador'
  | 'coup.exchanger.both'
  | 'coup.exchanger.inquisitor'
  | 'coup.first-player'
  | 'coup.inquisitor-examines'
  | 'coup.inquisitor-exchanges'
  | 'coup.may-decline'
  | 'coup.must-show'
  | 'coup.replacement.after-action'
  | 'coup.replacement.before-action'
  | 'royal.cubes'
  | 'royal.fame'
  | 'royal.locations'
  | 'royal.loot'
  | 'royal.names'
  | 'royal.own-fame'
  | 'royal.partner'
  | 'royal.secrets'
  | 'royal.start'
  | 'royal.zero';
