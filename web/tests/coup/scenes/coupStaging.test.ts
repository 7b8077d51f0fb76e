import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TELLING } from '$editions';
import type { TableView } from '$wire';
import { CoupStaging, haste, scenes, script } from '../../../src/coup/scenes/coupStaging.svelte';
import type { CoupEvent } from '../../../src/game/coup';
import type { Shown, Update } from '../../../src/net/watchedTable.svelte';
import { inGame } from '../script';

const shown: CoupEvent = { event: 'shown', seat: 1, claim: 'Duke', cards: ['Duke'] };
const declined: CoupEvent = { event: 'declined', seat: 1, claim: 'Duke' };
const lost: CoupEvent = { event: 'lost', seat: 2, card: 'Captain', reason: 'challenge' };
const income: CoupEvent = { event: 'coins', seat: 0, change: 1, reason: 'income' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(pace = 1): {
  staging: CoupStaging;
  told: CoupEvent[];
  views: unknown[];
  hear: (view: string, ...events: CoupEvent[]) => void;
} {
  const told: CoupEvent[] = [];
  const views: unknown[] = [];
  const show = ({ events, view }: Shown): void => {
    told.push(...events.flatMap((each) => (each.type === 'game' ? [each.event as CoupEvent] : [])));
    if (view) views.push(view);
  };
  const staging = new CoupStaging(show, () => pace);
  const hear = (view: string, ...events: CoupEvent[]): void =>
    staging.hear({
      n: 1,
      now: 0,
      events: inGame(...events),
      view: view as unknown as TableView,
    } satisfies Update);
  return { staging, told, views, hear };
}

test('events without a scene are shown at once', () => {
  const { staging, told, views, hear } = started();
  hear('after', income);
  expect(staging.busy).toBe(false);
  expect(told).toEqual([income]);
  expect(views).toEqual(['after']);
});

test.each([
  ['the truth', shown, 1],
  ['a lie', declined, 1],
  ['the truth without motion', shown, 0],
  ['a lie without motion', declined, 0],
])('%s takes a beat, a flip and a verdict, and as long', (_, event, pace) => {
  const { staging, told, views, hear } = started(pace);
  hear('after', event);
  expect(staging.step).toBe('beat');
  vi.advanceTimersByTime(899);
  expect(staging.step).toBe('beat');
  vi.advanceTimersByTime(1);
  expect(staging.step).toBe('flip');
  vi.advanceTimersByTime(499);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(staging.step).toBe('verdict');
  expect(told).toEqual([event]);
  vi.advanceTimersByTime(TELLING.reveal - 1401);
  expect(views).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(staging.busy).toBe(false);
  expect(views).toEqual(['after']);
});

test('updates during a scene wait for its end', () => {
  const { told, views, hear } = started();
  hear('first', shown);
  hear('second', income);
  vi.advanceTimersByTime(TELLING.reveal - 1);
  expect(told).toEqual([shown]);
  vi.advanceTimersByTime(1);
  expect(views).toEqual(['first', 'second']);
  expect(told).toEqual([shown, income]);
});

test('nothing is told before the gate opens, and then in order', async () => {
  const { staging, told, views, hear } = started();
  const open: (() => void)[] = [];
  staging.gate = () => new Promise((resolve) => open.push(resolve));
  hear('first', income);
  hear('second', declined);
  expect(views).toEqual([]);
  open.shift()!();
  await vi.advanceTimersByTimeAsync(1);
  expect(views).toEqual(['first']);
  open.shift()!();
  await vi.advanceTimersByTimeAsync(TELLING.reveal + 1);
  expect(views).toEqual(['first', 'second']);
  expect(told).toEqual([income, declined]);
  hear('third', income);
  staging.skip();
  expect(views.at(-1)).toBe('third');
});

test('skipping a scene loses no events and tells none twice', () => {
  const { staging, told, views, hear } = started();
  hear('first', shown, lost);
  hear('second', income);
  vi.advanceTimersByTime(1500);
  staging.skip();
  expect(staging.busy).toBe(false);
  expect(told).toEqual([shown, lost, income]);
  expect(views).toEqual(['first', 'second']);
  vi.runAllTimers();
  expect(told).toHaveLength(3);
});

test('a snapshot forgets all scenes', () => {
  const { staging, told, hear } = started();
  hear('after', shown);
  staging.clear();
  vi.runAllTimers();
  expect(staging.busy).toBe(false);
  expect(told).toEqual([]);
});

test('scenes can be paused, stepped and played again, and are told once', () => {
  const { staging, told, views, hear } = started();
  hear('after', shown, lost, income);
  staging.pause();
  vi.advanceTimersByTime(60_000);
  expect(staging.scene?.kind).toBe('reveal');
  expect(told).toEqual([shown]);
  staging.go(1);
  expect(staging.scene?.kind).toBe('loss');
  staging.go(-1);
  expect(staging.scene?.kind).toBe('reveal');
  expect(told).toEqual([shown, lost]);
  staging.resume();
  vi.runAllTimers();
  expect(told).toEqual([shown, lost, income]);
  expect(views).toEqual(['after']);
  staging.replay();
  expect(staging.scene?.kind).toBe('reveal');
  vi.runAllTimers();
  expect(staging.busy).toBe(false);
  expect(told).toHaveLength(3);
});

test('losing the last influence shows the elimination, too', () => {
  expect(scenes([lost, { event: 'exiled', seat: 2 }])).toEqual([
    { kind: 'loss', seat: 2, card: 'Captain', reason: 'challenge', out: true },
  ]);
  expect(scenes([lost, { event: 'exiled', seat: 1 }])).toEqual([
    { kind: 'loss', seat: 2, card: 'Captain', reason: 'challenge', out: false },
  ]);
});

test('the price of a coup is told with it, what follows after it', () => {
  const coup: CoupEvent = { event: 'acted', seat: 0, move: 'coup', target: 2, claim: null };
  const cost: CoupEvent = { event: 'coins', seat: 0, change: -7, reason: 'cost' };
  const turn: CoupEvent = { event: 'turn', seat: 1, turn: 4 };
  const { scenes, rest } = script(inGame(coup, cost, turn));
  expect(scenes.map((scene) => scene.events)).toEqual([inGame(coup, cost)]);
  expect(rest).toEqual(inGame(turn));
});

test('at four times the speed the scenes are short, but the last verdict takes its time', () => {
  const fast = { stage: 'playing', speed: 4 } as TableView;
  expect(haste(fast)).toBe(0.25);
  expect(haste({ ...fast, stage: 'over' })).toBe(1);
  const staging = new CoupStaging(
    () => undefined,
    ({ view }) => haste(view),
  );
  staging.hear({ n: 1, now: 0, events: inGame(shown), view: { ...fast, stage: 'over' } });
  vi.advanceTimersByTime(TELLING.reveal - 1);
  expect(staging.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(staging.busy).toBe(false);
});
