// What can come of a move, as messages of the server: a table of Reformation with Ana, Bruno and Cara, seen by Ana.

const players = (changes = {}) =>
  [0, 1, 2].map((seat) => ({
    coins: 4,
    hand: seat ? 2 : ['Duke', 'Captain'],
    revealed: [],
    allegiance: 'loyalist',
    ...changes[seat],
  }));
/** A new game, without anything that came from the server's deal. */
const still = {
  turn: 1,
  players: players(),
  reserve: 0,
  claim: null,
  action: null,
  winners: [],
};
const TURN = { event: 'turn', seat: 2, turn: 2 };
const acted = (move, claim, target = null) => ({ event: 'acted', seat: 1, move, target, claim });
const challenged = { event: 'challenged', seat: 2, claimant: 1, claim: 'Duke' };
const lost = (seat, reason) => ({ event: 'lost', seat, card: 'Contessa', reason });
const coins = (seat, change, reason) => ({ event: 'coins', seat, change, reason });
const down = (seat) => ({
  players: players({ [seat]: { hand: 1, revealed: ['Contessa'] } }),
});
const out = (seat) => ({
  players: players({ [seat]: { hand: 0, revealed: ['Contessa', 'Duke'], coins: 0 } }),
});
const paid = (seat, amount) => ({
  players: players({ [seat]: { coins: amount } }),
});

/**
 * Every kind of outcome: the view and the events before an update, the events and the changes of the view that it brings,
 * and the scenes that the stage plays for it.
 */
export const OUTCOMES = {
  'a block holds': {
    before: { phase: 'challenge-block', actor: 1, claim: { seat: 2, character: 'Contessa' } },
    past: [
      acted('assassinate', 'Assassin', 2),
      { event: 'blocked', seat: 2, character: 'Contessa' },
    ],
    events: [{ event: 'stood', seat: 2 }, TURN],
    after: paid(1, 1),
    scenes: ['held'],
  },
  'a claim that everybody lets pass': {
    before: { phase: 'challenge-action', actor: 1, claim: { seat: 1, character: 'Duke' } },
    past: [acted('tax', 'Duke')],
    events: [
      { type: 'answers', seats: [2, 0], at: [500, 1200], millis: 1800 },
      { event: 'unchallenged' },
      coins(1, 3, 'tax'),
      TURN,
    ],
    after: paid(1, 7),
    scenes: ['answers'],
  },
  'a claim that is challenged and shown in one go': {
    before: { phase: 'challenge-action', actor: 1, claim: { seat: 1, character: 'Duke' } },
    past: [acted('tax', 'Duke')],
    events: [
      { type: 'answers', seats: [2], at: [500], millis: 1000 },
      challenged,
      { event: 'shown', seat: 1, claim: 'Duke', cards: ['Duke'] },
    ],
    after: { phase: 'lose', toMove: 2 },
    scenes: ['answers', 'reveal'],
  },
  'a block is challenged in vain': {
    before: { phase: 'prove', actor: 1, claim: { seat: 2, character: 'Contessa' } },
    past: [acted('steal', 'Captain', 2), { event: 'blocked', seat: 2, character: 'Captain' }],
    events: [
      { event: 'shown', seat: 2, claim: 'Captain', cards: ['Captain'] },
      { event: 'replaced', seat: 2, count: 1 },
    ],
    after: { phase: 'lose', toMove: 0 },
    scenes: ['reveal'],
  },
  'a block is not shown': {
    before: { phase: 'prove', actor: 1, claim: { seat: 2, character: 'Contessa' } },
    past: [acted('steal', 'Captain', 2), { event: 'blocked', seat: 2, character: 'Captain' }],
    events: [{ event: 'declined', seat: 2, claim: 'Captain' }],
    after: { phase: 'lose', toMove: 2 },
    scenes: ['reveal'],
  },
  'a claim is true': {
    before: { phase: 'prove', actor: 1, claim: { seat: 1, character: 'Duke' } },
    past: [acted('tax', 'Duke'), challenged],
    events: [{ event: 'shown', seat: 1, claim: 'Duke', cards: ['Duke'] }],
    after: { phase: 'lose', toMove: 0 },
    scenes: ['reveal'],
  },
  'a claim is not shown': {
    before: { phase: 'prove', actor: 1, claim: { seat: 1, character: 'Duke' } },
    past: [acted('tax', 'Duke'), challenged],
    events: [{ event: 'declined', seat: 1, claim: 'Duke' }, lost(1, 'challenge'), TURN],
    after: down(1),
    scenes: ['reveal', 'loss'],
  },
  'a coup': {
    before: { phase: 'action', actor: 1, ...paid(1, 8) },
    past: [],
    events: [acted('coup', null, 2), coins(1, -7, 'cost')],
    after: { phase: 'lose', toMove: 2, ...paid(1, 1) },
    scenes: ['coup'],
  },
  'a coup against the last card': {
    before: { phase: 'action', actor: 1, ...paid(1, 8) },
    past: [],
    events: [
      acted('coup', null, 2),
      coins(1, -7, 'cost'),
      lost(2, 'coup'),
      { event: 'exiled', seat: 2 },
      coins(2, -4, 'exile'),
      TURN,
    ],
    after: out(2),
    scenes: ['coup', 'loss'],
  },
  'a coup against a character that is not there': {
    before: { phase: 'action', actor: 1, ...paid(1, 8) },
    past: [],
    events: [
      acted('coup', null, 2),
      coins(1, -7, 'cost'),
      { event: 'exposed', seat: 2, cards: ['Captain', 'Contessa'] },
      TURN,
    ],
    after: paid(1, 1),
    scenes: ['coup'],
  },
  'a theft': {
    before: { phase: 'block', actor: 1, claim: { seat: 1, character: 'Captain' } },
    past: [acted('steal', 'Captain', 2)],
    events: [{ event: 'unblocked' }, coins(1, 2, 'steal'), coins(2, -2, 'steal'), TURN],
    after: { players: players({ 1: { coins: 6 }, 2: { coins: 0 } }) },
    scenes: [],
  },
  'an assassination': {
    before: { phase: 'lose', actor: 1, toMove: 2 },
    past: [acted('assassinate', 'Assassin', 2)],
    events: [lost(2, 'assassination'), TURN],
    after: down(2),
    scenes: ['loss'],
  },
  'a victory': {
    before: { phase: 'lose', actor: 1, toMove: 2 },
    past: [acted('assassinate', 'Assassin', 2)],
    events: [lost(2, 'assassination'), { event: 'exiled', seat: 2 }, { event: 'won', seats: [1] }],
    after: { phase: 'over', winners: [1], ...out(2) },
    scenes: ['loss', 'victory'],
  },
  'an exchange': {
    before: { phase: 'exchange', actor: 1, toMove: 1 },
    past: [acted('exchange', 'Ambassador'), { event: 'drew', seat: 1, count: 2 }],
    events: [{ event: 'returned', seat: 1, count: 2 }, TURN],
    after: {},
    scenes: [],
  },
  'an examination': {
    before: { phase: 'verdict', actor: 1, toMove: 1 },
    past: [acted('examine', 'Inquisitor', 2), { event: 'offered', seat: 2, to: 1, examiner: 1 }],
    events: [{ event: 'judged', seat: 1, target: 2, verdict: 'swap' }, TURN],
    after: {},
    scenes: [],
  },
  'an embezzlement that is challenged': {
    before: { phase: 'prove', actor: 1, claim: { seat: 1, character: 'not Duke' }, reserve: 3 },
    past: [acted('embezzle', 'not Duke')],
    events: [
      { event: 'shown', seat: 1, claim: 'not Duke', cards: ['Captain', 'Contessa'] },
      { event: 'replaced', seat: 1, count: 2 },
    ],
    after: { phase: 'lose', toMove: 2, reserve: 3 },
    scenes: ['reveal'],
  },
  'a conversion': {
    before: { phase: 'action', actor: 1 },
    past: [],
    events: [
      coins(1, -1, 'convert'),
      { event: 'converted', seat: 1, by: 1, allegiance: 'reformist' },
      TURN,
    ],
    after: { reserve: 1, players: players({ 1: { coins: 3, allegiance: 'reformist' } }) },
    scenes: [],
  },
  'a player who resigns': {
    before: { phase: 'action', actor: 1 },
    past: [],
    events: [lost(2, 'left'), lost(2, 'left'), { event: 'exiled', seat: 2 }],
    after: out(2),
    scenes: [],
  },
  'a proof after a time-out': {
    before: { phase: 'prove', actor: 1, claim: { seat: 1, character: 'Duke' } },
    past: [acted('tax', 'Duke'), challenged],
    events: [
      { type: 'timed-out', seat: 1 },
      { event: 'shown', seat: 1, claim: 'Duke', cards: ['Duke'] },
    ],
    after: { phase: 'lose', toMove: 0 },
    scenes: ['reveal'],
  },
};

/** Ana's question when all has been told, so that it would be seen too early. */
const QUESTION = {
  ask: 900,
  sealed: false,
  phase: 'action',
  choices: ['income', 'tax'],
  ordered: false,
};

/** The two messages of an outcome, made from the real snapshot of a table. */
export function messages(snapshot, { before, past, events, after }) {
  const { decision: _, asking: __, ...table } = snapshot.view;
  const inGame = (event) => (event.type ? event : { type: 'game', event });
  const view = (changes) => ({ ...snapshot.view.view, ...still, ...changes });
  const over = after.phase === 'over';
  const asking = { ...QUESTION, seats: [0], since: snapshot.now, deadline: snapshot.now + 60_000 };
  return {
    snapshot: {
      ...snapshot,
      log: [
        ...snapshot.log.filter(({ event }) => event.type === 'started'),
        ...[{ ...TURN, seat: 1, turn: 1 }, ...past].map((event) => ({
          n: 1,
          at: 0,
          event: inGame(event),
        })),
      ],
      view: { ...table, view: view(before) },
    },
    update: {
      type: 'update',
      table: snapshot.table,
      n: snapshot.n + 1,
      now: snapshot.now,
      events: events.map(inGame),
      view: {
        ...table,
        view: view({ turn: 2, actor: 0, ...after }),
        ...(over ? { stage: 'over', winners: [1] } : { decision: QUESTION, asking }),
      },
    },
  };
}
