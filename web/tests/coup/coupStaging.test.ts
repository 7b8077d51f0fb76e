import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scenes, CoupStaging } from '../../src/coup/coupStaging.svelte';
import type { CoupEvent, CoupView } from '../../src/game/coup';

const view = (turn: number): CoupView => ({ turn }) as CoupView;
const shown: CoupEvent = { event: 'shown', seat: 1, claim: 'Duke', cards: ['Duke'] };
const declined: CoupEvent = { event: 'declined', seat: 1, claim: 'Duke' };
const lost: CoupEvent = { event: 'lost', seat: 2, card: 'Captain', reason: 'challenge' };
const income: CoupEvent = { event: 'coins', seat: 0, change: 1, reason: 'income' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(pace = 1): CoupStaging {
  const staging = new CoupStaging(() => pace);
  staging.set(view(1));
  return staging;
}

test('events without a scene are shown at once', () => {
  const staging = started();
  staging.hear([income], view(2), false);
  expect(staging.busy).toBe(false);
  expect(staging.shown).toEqual(view(2));
});

test.each([
  ['the truth', shown],
  ['a lie', declined],
])('%s takes a beat, a flip and a verdict, and as long', (_, event) => {
  const staging = started();
  staging.hear([event], view(2), false);
  expect(staging.step).toBe('beat');
  vi.advanceTimersByTime(899);
  expect(staging.step).toBe('beat');
  vi.advanceTimersByTime(1);
  expect(staging.step).toBe('flip');
  expect(staging.shown).toEqual(view(1));
  vi.advanceTimersByTime(500);
  expect(staging.step).toBe('verdict');
  expect(staging.shown).toEqual(view(2));
  vi.advanceTimersByTime(999);
  expect(staging.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(staging.busy).toBe(false);
});

test('events during a scene wait for its end', () => {
  const staging = started();
  staging.hear([shown], view(2), false);
  staging.hear([income], view(3), false);
  vi.advanceTimersByTime(2399);
  expect(staging.shown).toEqual(view(2));
  vi.advanceTimersByTime(1);
  expect(staging.shown).toEqual(view(3));
});

test('a question ends earlier scenes, but not the scene of its own update', () => {
  const staging = started();
  staging.hear([shown], view(2), true);
  expect(staging.scene?.kind).toBe('reveal');
  staging.hear([income], view(3), true);
  expect(staging.busy).toBe(false);
  expect(staging.shown).toEqual(view(3));
});

test('skipping a reveal loses no events', () => {
  const heard: CoupEvent[] = [];
  const staging = new CoupStaging(
    () => 1,
    (events) => heard.push(...events),
  );
  staging.set(view(1));
  staging.hear([shown, lost], view(2), false);
  staging.hear([income], view(3), false);
  staging.skip();
  expect(staging.busy).toBe(false);
  expect(staging.shown).toEqual(view(3));
  expect(heard).toEqual([shown, lost, income]);
  vi.runAllTimers();
  expect(heard).toHaveLength(3);
});

test('without motion the verdict shows at once, and stays as long', () => {
  const staging = started(0);
  staging.hear([shown], view(2), false);
  expect(staging.step).toBe('verdict');
  vi.advanceTimersByTime(2399);
  expect(staging.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(staging.busy).toBe(false);
});

test('a snapshot ends all scenes', () => {
  const staging = started();
  staging.hear([shown], view(2), false);
  staging.set(view(9));
  vi.runAllTimers();
  expect(staging.shown).toEqual(view(9));
});

test('losing the last influence shows the elimination, too', () => {
  expect(scenes([lost, { event: 'exiled', seat: 2 }])).toEqual([
    { kind: 'fall', seat: 2, card: 'Captain', out: true },
  ]);
  expect(scenes([lost, { event: 'exiled', seat: 1 }])).toEqual([
    { kind: 'fall', seat: 2, card: 'Captain', out: false },
  ]);
});
