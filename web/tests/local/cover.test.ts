import { expect, test } from 'vitest';
import type { CoupEvent, RoyalEvent } from '$games';
import type { TableView } from '$wire';
import { coverOf } from '../../src/local/play/cover';
import { coupView, royalView } from '../views';

const ME = 1;

/** What can be told to the player about their own hidden cards: every kind of event, and what must go. */
const COUP: Record<CoupEvent['event'], Partial<CoupEvent> | undefined> = {
  dealt: { cards: ['Duke', 'Contessa'] },
  drew: { cards: ['Duke'] },
  replaced: { cards: ['Duke'] },
  returned: { cards: ['Duke'] },
  picked: { card: 'Duke' },
  offered: { to: 0, examiner: 0, card: 'Duke' },
  // Everybody hears these.
  sided: undefined,
  turn: undefined,
  acted: undefined,
  unchallenged: undefined,
  challenged: undefined,
  shown: undefined,
  declined: undefined,
  unblocked: undefined,
  blocked: undefined,
  stood: undefined,
  coins: undefined,
  lost: undefined,
  exiled: undefined,
  judged: undefined,
  converted: undefined,
  exposed: undefined,
  won: undefined,
};
const ROYAL: Record<RoyalEvent['event'], Partial<RoyalEvent> | undefined> = {
  planned: { thief: 'Duke', snitch: 'Duke' },
  secret: { count: 2, goods: [7, 7, 7, 7] },
  plans: undefined,
  location: undefined,
  gained: undefined,
  documents: undefined,
  item: undefined,
  traded: undefined,
  refilled: undefined,
  scored: undefined,
  won: undefined,
};
const SECRET = /Duke|Contessa|7/;

const { event, view } = coverOf(ME);

test.each(Object.entries({ ...COUP, ...ROYAL }).filter(([, secret]) => secret))(
  'the event %s is told to whoever looks at the screen without the cards of its player',
  (kind, secret) => {
    const known = { event: kind, seat: ME, ...secret } as CoupEvent | RoyalEvent;
    const told = JSON.stringify(event({ type: 'game', event: known }));
    expect(told).not.toMatch(SECRET);
    expect(told).toContain(`"event":"${kind}"`);
  },
);

test('how many cards a player got is told, of others everything that this player hears', () => {
  const own = { event: 'drew', seat: ME, cards: ['Duke', 'Contessa'] } as const;
  expect(event({ type: 'game', event: { ...own, cards: [...own.cards] } })).toEqual({
    type: 'game',
    event: { event: 'drew', seat: ME, count: 2 },
  });
  const theirs = { type: 'game', event: { event: 'drew', seat: 0, count: 2 } } as const;
  expect(event(theirs)).toEqual(theirs);
  const said = { type: 'said', seat: ME, text: 'I have the Duke' } as const;
  expect(event(said)).toBe(said);
});

test('a card that its player has examined is told to nobody else', () => {
  const shown = { event: 'offered', seat: 0, to: 2, examiner: ME, card: 'Duke' } as const;
  expect(JSON.stringify(event({ type: 'game', event: shown }))).not.toMatch(SECRET);
});

const table = (parts: Partial<TableView>): TableView =>
  ({ stage: 'playing', ...parts }) as unknown as TableView;
const player = { coins: 2, revealed: [], allegiance: null };

test('of their own cards only the number is shown, like those of the others', () => {
  const players = [
    { ...player, hand: 2 },
    { ...player, hand: ['Duke', 'Contessa'] },
  ];
  const playing = table({ view: coupView({ players }) });
  expect(view(playing).view?.players.map((each) => 'hand' in each && each.hand)).toEqual([2, 2]);
  const over = table({ stage: 'over', view: coupView({ players }) });
  expect(view(over)).toBe(over);
  const royal = table({
    view: royalView({
      players: [
        { goods: [0, 0, 0, 0], secrets: 1, items: [] },
        { goods: [0, 0, 0, 0], secrets: [1, 2, 0, 0], items: [] },
      ],
    }),
  });
  expect(view(royal).view?.players.map((each) => 'secrets' in each && each.secrets)).toEqual([
    1, 3,
  ]);
});
