import { beforeAll, expect, test } from 'vitest';
import type { Happening, TableView } from '$wire';
import { narrate } from '../../src/coup/words/narrateCoup';
import { late, missed } from '../../src/table/late';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));

test('whoever runs out of time is named, with what was done for them', () => {
  const voice = speech.voice.at('resistance', ['Ana', 'Bruno'], 0);
  const said = (...happenings: unknown[]) =>
    late(happenings as Happening[], voice, (event) => narrate(event, voice, []));
  const income = { event: 'acted', seat: 1, move: 'income', target: null, claim: null };
  const coin = { event: 'coins', seat: 1, change: 1, reason: 'income' };
  const turn = { event: 'turn', seat: 0, turn: 2 };
  expect(
    said(
      { type: 'timed-out', seat: 1 },
      ...[income, coin, turn].map((event) => ({ type: 'game', event })),
    ),
  ).toEqual(['Bruno ran out of time. Bruno takes 1 coin as income.']);
  expect(said({ type: 'timed-out', seat: 0 }, { type: 'game', event: income })).toEqual([
    'You ran out of time.',
  ]);
  expect(said({ type: 'game', event: income })).toEqual([]);
});

test('an answer that was not given in time is a pass, and only then', () => {
  const asked = (more: object = {}, target?: number) =>
    ({
      you: { seat: 0 },
      asking: { target, bankUntil: 20 },
      decision: { ask: 1, sealed: true, ordered: false, deadline: 10, ...more },
    }) as unknown as TableView;
  const after = { decision: undefined } as unknown as TableView;
  expect(missed(asked(), after, 10)).toBe(true);
  expect(missed(asked(), after, 9)).toBe(false);
  expect(missed(asked(), asked(), 10)).toBe(false);
  // The target has a time bank.
  expect(missed(asked({}, 0), after, 19)).toBe(false);
  expect(missed(asked({}, 0), after, 20)).toBe(true);
  expect(missed(asked({ answer: 'pass' }), after, 10)).toBe(false);
  expect(missed(asked({ ordered: true }), after, 10)).toBe(false);
  expect(missed(asked({ sealed: false }), after, 10)).toBe(false);
});
