// Log, seats, questions, clock and live region never run ahead of the stage, whatever the outcome.
import type { CoupEvent, CoupView } from '../../src/game/coup';
import type { Decision, Happening } from '$wire';
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import CoupGame from '../../src/coup/CoupGame.svelte';
import { WatchedTable } from '../../src/net/watchedTable.svelte';
import { changeSettings } from '../../src/device/settings.svelte';
import { announcer } from '../../src/ui/announcer.svelte';
import { speech } from '../../src/words/speech.svelte';
import { inGame, players, snapshot, tableView, update } from './script';

beforeAll(() => speech.use('en'));
beforeEach(() => {
  vi.useFakeTimers();
  announcer.polite = announcer.urgent = '';
  // The order is the same without motion, and nothing is left to fly back to its seat.
  changeSettings({ motion: 'off' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  changeSettings({ motion: 'normal' });
});

interface Outcome {
  before: Partial<CoupView>;
  past: CoupEvent[];
  events: (CoupEvent | Happening)[];
  after: Partial<CoupView>;
  /** The scenes that the stage plays. */
  scenes: string[];
}

const TURN = { event: 'turn', seat: 2, turn: 2 } as const;
const acted = (move: string, claim: string | null, target: number | null = null): CoupEvent =>
  ({ event: 'acted', seat: 1, move, target, claim }) as CoupEvent;
const challenged: CoupEvent = { event: 'challenged', seat: 2, claimant: 1, claim: 'Duke' };
const lost = (seat: number, reason: string): CoupEvent =>
  ({ event: 'lost', seat, card: 'Contessa', reason }) as CoupEvent;
const coins = (seat: number, change: number, reason: string): CoupEvent =>
  ({ event: 'coins', seat, change, reason }) as CoupEvent;
const down = (seat: number): Partial<CoupView> => ({
  players: players({ [seat]: { hand: 1, revealed: ['Contessa'] } }),
});
const out = (seat: number): Partial<CoupView> => ({
  players: players({ [seat]: { hand: 0, revealed: ['Contessa', 'Duke'], coins: 0 } }),
});
const paid = (seat: number, amount: number): Partial<CoupView> => ({
  players: players({ [seat]: { coins: amount } }),
});

const OUTCOMES: Record<string, Outcome> = {
  'a block holds': {
    before: { phase: 'challenge-block', actor: 1, claim: { seat: 2, character: 'Contessa' } },
    past: [
      acted('assassinate', 'Assassin', 2),
      { event: 'blocked', seat: 2, character: 'Contessa' },
    ],
    events: [{ event: 'stood', seat: 2 }, TURN],
    after: paid(1, 1),
    scenes: [],
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
    scenes: ['reveal', 'fall'],
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
    scenes: ['coup', 'fall'],
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
    scenes: ['fall'],
  },
  'a victory': {
    before: { phase: 'lose', actor: 1, toMove: 2 },
    past: [acted('assassinate', 'Assassin', 2)],
    events: [lost(2, 'assassination'), { event: 'exiled', seat: 2 }, { event: 'won', seats: [1] }],
    after: { phase: 'over', winners: [1], ...out(2) },
    scenes: ['fall', 'win'],
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

const QUESTION: Decision = {
  ask: 9,
  sealed: false,
  phase: 'action',
  choices: ['income', 'tax'],
  ordered: false,
};

/** What the page tells now. */
function page() {
  const text = (selector: string): string =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent).join('|');
  const overlay = document.querySelector<HTMLElement>('.scene-overlay');
  return {
    scene: overlay?.className.split(' ')[1],
    step: overlay?.dataset.step,
    log: text('.log'),
    seats: text('.seats'),
    purse: text('.own'),
    live: announcer.polite + announcer.urgent,
    asked: document.querySelectorAll('.act button').length > 1,
    clock: document.querySelector('.clock') !== null,
  };
}

test.each(Object.entries(OUTCOMES))('nothing tells %s before the stage does', async (_, each) => {
  const table = new WatchedTable('t');
  const events = each.events.flatMap((one) => ('type' in one ? [one] : inGame(one)));
  const hear = table['hear'].bind(table);
  hear(
    snapshot(
      tableView({ turn: 1, ...each.before }),
      inGame({ ...TURN, seat: 1, turn: 1 }, ...each.past),
    ),
  );
  render(CoupGame, { table });
  await tick();
  const before = page();
  const over = each.after.phase === 'over';
  hear(
    update(
      tableView(
        { turn: 2, actor: 0, ...each.after },
        over
          ? { stage: 'over', winners: [1] }
          : {
              decision: QUESTION,
              asking: {
                ask: 9,
                sealed: false,
                phase: 'action',
                seats: [0],
                since: Date.now(),
                deadline: Date.now() + 30_000,
              },
            },
      ),
      events,
    ),
  );
  await tick();
  const played: string[] = [];
  let lines = before.log;
  let now = page();
  for (let ms = 0; now.scene && ms < 20_000; ms += 50) {
    if (now.scene !== played.at(-1)) {
      played.push(now.scene);
      lines = played.length > 1 ? lines : before.log;
    }
    expect(now.seats, 'the seats').toBe(before.seats);
    expect(now.purse, 'the purse').toBe(before.purse);
    expect(now.asked, 'the question').toBe(false);
    expect(now.clock, 'the clock').toBe(false);
    if (now.step !== 'verdict') {
      expect(now.log, 'the log').toBe(lines);
      if (played.length === 1) expect(now.live, 'the live region').toBe(before.live);
    } else {
      lines = now.log;
      expect(now.log.length).toBeGreaterThan(before.log.length);
      expect(now.live).not.toBe(before.live);
    }
    await vi.advanceTimersByTimeAsync(50);
    now = page();
  }
  expect(played).toEqual(each.scenes);
  if (over) return expect(document.querySelector('.over')).not.toBeNull();
  expect(now.asked).toBe(true);
  expect(now.clock).toBe(true);
  expect(now.log).not.toBe(before.log);
});
