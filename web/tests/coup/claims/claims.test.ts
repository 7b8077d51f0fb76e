import { expect, test } from 'vitest';
import { claims, tested } from '../../../src/coup/claims/claims';
import type { CoupEvent } from '../../../src/game/coup';

test('claims are counted by player and character, with their outcomes', () => {
  const events: CoupEvent[] = [
    { event: 'acted', seat: 0, move: 'tax', target: null, claim: 'Duke' },
    { event: 'acted', seat: 1, move: 'income', target: null, claim: null },
    { event: 'acted', seat: 0, move: 'tax', target: null, claim: 'Duke' },
    { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' },
    { event: 'shown', seat: 0, claim: 'Duke', cards: ['Duke'] },
    { event: 'blocked', seat: 1, character: 'Contessa' },
    { event: 'declined', seat: 1, claim: 'Contessa' },
  ];
  expect(claims(events)).toEqual([
    { seat: 0, role: 'Duke', denied: false, times: 2, proven: 1, caught: 0 },
    { seat: 1, role: 'Contessa', denied: false, times: 1, proven: 0, caught: 1 },
  ]);
});

test('denying the Duke is a separate claim', () => {
  const [said] = claims([
    { event: 'acted', seat: 2, move: 'embezzle', target: null, claim: 'not Duke' },
  ]);
  expect(said).toEqual({ seat: 2, role: 'Duke', denied: true, times: 1, proven: 0, caught: 0 });
});

test('challenged claims are listed with their turn, latest first', () => {
  const events: CoupEvent[] = [
    { event: 'turn', seat: 0, turn: 1 },
    { event: 'acted', seat: 0, move: 'tax', target: null, claim: 'Duke' },
    { event: 'shown', seat: 0, claim: 'Duke', cards: ['Duke'] },
    { event: 'turn', seat: 1, turn: 2 },
    { event: 'acted', seat: 1, move: 'embezzle', target: null, claim: 'not Duke' },
    { event: 'declined', seat: 1, claim: 'not Duke' },
  ];
  expect(tested(events)).toEqual([
    { turn: 2, seat: 1, role: 'Duke', denied: true, proven: false },
    { turn: 1, seat: 0, role: 'Duke', denied: false, proven: true },
  ]);
});
