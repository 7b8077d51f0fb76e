import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Asking, TableView } from '$wire';
import { asked, isWindow, Passing } from '../../src/local/play/passing.svelte';
import { coupView } from '../views';
import { FakeLines, TABLE } from './fakeLines';

let lines: FakeLines;

/** Four seats, the last of them a bot; the player on seat 1 acts. */
const seen = (asking: Partial<Asking> | undefined): TableView =>
  ({
    table: TABLE,
    stage: 'playing',
    seats: ['person', 'person', 'person', 'bot'].map((occupant, seat) => ({ seat, occupant })),
    you: {},
    options: {},
    view: coupView({ actor: 1 }),
    asking: asking && { ask: 5, sealed: false, phase: 'action', seats: [1], since: 0, ...asking },
  }) as unknown as TableView;

const WINDOW = { sealed: true, phase: 'challenge-action', seats: [0, 2, 3] };

function passing(asking: Partial<Asking> | undefined): Passing {
  const made = new Passing(TABLE);
  made.face.open();
  lines.hear({ type: 'snapshot', stream: 's', n: 0, log: [], view: seen(asking) });
  return made;
}
const moveOn = (asking: Partial<Asking> | undefined): void =>
  lines.hear({ type: 'update', n: lines.sent.length + 1, now: 0, events: [], view: seen(asking) });
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const decisions = (): unknown[] =>
  lines.sent.map(({ viewer, command }) => [viewer, 'choice' in command && command.choice]);

/** Takes the device and answers. */
async function decide(table: Passing, choice: string, ask = 5): Promise<void> {
  const seat = table.next!;
  table.take(seat);
  void table.held!.command({ do: 'decide', ask, choice });
  await settle();
}

beforeEach(() => void (lines = new FakeLines()));
afterEach(() => lines.restore());

test('people are asked in the order of the turns after whoever acts, bots never', () => {
  expect(asked(seen(WINDOW))).toEqual([2, 0]);
  expect(asked(seen(undefined))).toEqual([]);
  expect(isWindow(seen(WINDOW).asking)).toBe(true);
  expect(isWindow(seen({ ...WINDOW, phase: 'plan' }).asking)).toBe(false);
});

test('one tap passes for everybody', async () => {
  const table = passing(WINDOW);
  expect(table.together).toEqual([2, 0]);
  expect(table.next).toBeUndefined();
  void table.allPass();
  expect(decisions()).toEqual([
    ['person-3', 'pass'],
    ['person-1', 'pass'],
  ]);
  // Until the table has moved on nobody is asked again.
  expect([table.together, table.next]).toEqual([[], undefined]);
});

test('asked in secret, all are asked before any answer reaches the table', async () => {
  const table = passing(WINDOW);
  table.askApart();
  await decide(table, 'challenge');
  expect(lines.sent).toEqual([]);
  expect(table.next).toBe(0);
  await decide(table, 'pass');
  expect(decisions()).toEqual([
    ['person-3', 'challenge'],
    ['person-1', 'pass'],
  ]);
});

test('an answer that came after the window was settled is nobody’s mistake', async () => {
  const table = passing({ ...WINDOW, seats: [0, 2] });
  table.askApart();
  await decide(table, 'challenge');
  table.take(0);
  const last = table.held!.command({ do: 'decide', ask: 5, choice: 'pass' });
  await settle();
  lines.sent[0]!.answer({});
  lines.sent[1]!.answer({ ok: false, refused: 'stale-question' });
  expect((await last).ok).toBe(true);
  expect(table.next).toBeUndefined();
});

test('a refused answer is asked for again, unless the table has moved on', async () => {
  const table = passing(WINDOW);
  table.askApart();
  await decide(table, 'challenge');
  await decide(table, 'pass');
  lines.sent.forEach(({ answer }) => answer({ ok: false, refused: 'unavailable' }));
  await settle();
  expect(table.next).toBe(2);

  lines.sent.splice(0);
  await decide(table, 'challenge');
  await decide(table, 'pass');
  moveOn({ ask: 6, phase: 'prove', seats: [1] });
  lines.sent.forEach(({ answer }) => answer({ ok: false, refused: 'unavailable' }));
  await settle();
  expect(table.next).toBe(1);
});

test('a turn is answered at the same time, and the device lies open again', async () => {
  const table = passing({});
  expect(table.next).toBe(1);
  await decide(table, 'income');
  expect(decisions()).toEqual([['person-2', 'income']]);
  expect(table.held).toBeUndefined();
});

test('a player who chooses among their cards sees them; else only while they look', () => {
  const table = passing({});
  expect(table.shows).toBe(false);
  moveOn({ ask: 6, phase: 'lose', seats: [1] });
  expect(table.shows).toBe(true);
});

test('the device is laid down when the table has moved on without its holder', () => {
  const table = passing({});
  table.take(1);
  expect(table.stale).toBe(false);
  moveOn({ ask: 6, seats: [2] });
  expect(table.stale).toBe(true);
});
