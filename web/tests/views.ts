import type { CoupView, RoyalView } from '$games';

/** A view of Coup with these parts; the rest is the start of a game. */
export const coupView = (parts: Partial<CoupView> = {}): CoupView => ({
  game: 'coup',
  phase: 'action',
  turn: 1,
  actor: 0,
  toMove: 0,
  players: [],
  deck: 9,
  treasury: 46,
  reserve: 0,
  claim: null,
  action: null,
  winners: [],
  ...parts,
});

/** A view of Coup Royal with these parts; the rest is the start of a game. */
export const royalView = (parts: Partial<RoyalView> = {}): RoyalView => ({
  game: 'royal',
  phase: 'plan',
  round: 1,
  toMove: 0,
  players: [],
  open: [],
  deck: 20,
  secretDeck: 20,
  supply: [20, 20, 20, 20],
  partner: null,
  winners: [],
  fame: null,
  unseen: { deckI: [], deckII: [], secrets: [0, 0, 0, 0] },
  ...parts,
});
