// The round on stage is the round in the log; what comes next waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableView } from '$wire';
import { TELLING } from '$editions';
import { changeSettings } from '../../src/device/settings.svelte';
import type { RoyalEvent } from '../../src/game/royal';
import { stillScene } from '../../src/royal/view/royalScenes';
import { RoyalStaging } from '../../src/royal/royalStaging.svelte';
import type { Shown } from '../../src/net/watchedTable.svelte';
import { royalView } from '../views';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  changeSettings({ motion: 'normal' });
});

const ROUND: RoyalEvent[] = [
  { event: 'plans', plans: [] },
  { event: 'location', letter: 'A', outcome: 'robbed', seats: [0], loot: 'gold 2' },
  { event: 'gained', seat: 0, goods: [0, 0, 0, 2] },
  { event: 'location', letter: 'B', outcome: 'vanished', seats: [], loot: 'gold 3' },
  { event: 'refilled', round: 2, letters: 'AB', open: [], deck: 4, partner: null },
];

test.each([
  ['with motion', 1],
  ['without motion', 0],
])('the log, the board and the next plan follow the reveal, %s', (_, pace) => {
  changeSettings({ motion: pace ? 'normal' : 'off' });
  const told: string[] = [];
  let view: unknown = 'before';
  const show = ({ events, view: next }: Shown): void => {
    told.push(...events.flatMap((each) => (each.type === 'game' ? [each.event.event] : [])));
    if (next) view = next;
  };
  const staging = new RoyalStaging(
    show,
    () => stillScene(royalView({ players: [{ goods: [0, 0, 0, 0], secrets: 0, items: [] }] })),
    () => pace,
  );
  staging.hear({
    n: 1,
    now: 0,
    events: ROUND.map((event) => ({ type: 'game', event })),
    view: 'after' as unknown as TableView,
  });
  expect(told).toEqual(['plans']);
  vi.advanceTimersByTime(TELLING.plans);
  // The thieves have come; what becomes of them is told later, within the same time.
  expect(staging.scene?.now).toBe('A');
  expect(staging.scene?.visits).toEqual({});
  expect(staging.scene?.view.players[0]!.goods).toEqual([0, 0, 0, 0]);
  expect(told).toEqual(['plans']);
  vi.advanceTimersByTime(TELLING.eventful - 1);
  expect(told).toEqual(['plans', 'location', 'gained']);
  expect(staging.scene?.now).toBe('A');
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe('location');
  vi.advanceTimersByTime(TELLING.quiet - 1);
  expect(view).toBe('before');
  vi.advanceTimersByTime(1);
  expect(staging.busy).toBe(false);
  expect(told).toEqual(ROUND.map(({ event }) => event));
  expect(view).toBe('after');
});
