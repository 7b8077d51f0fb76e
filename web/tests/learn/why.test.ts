import { expect, test } from 'vitest';
import type { CoupEvent } from '../../src/game/coup';
import type { RoyalView } from '../../src/game/royal';
import { why } from '../../src/learn/why';
import { royalWrapUp, wrapUp } from '../../src/learn/wrapUp';

const turn = (n: number, seat: number) => ({ event: 'turn', turn: n, seat }) as CoupEvent;
const acted = (seat: number, move: string, claim: string | null, target: number | null = null) =>
  ({ event: 'acted', seat, move, target, claim }) as CoupEvent;
const challenged = (seat: number, claimant: number) =>
  ({ event: 'challenged', seat, claimant }) as CoupEvent;
const shown = (seat: number, claim: string) =>
  ({ event: 'shown', seat, claim, cards: [claim] }) as CoupEvent;
const declined = (seat: number, claim: string) => ({ event: 'declined', seat, claim }) as CoupEvent;

test('a verdict has its reason, told to the claimant, to the challenger and to the others', () => {
  const proof = [turn(1, 1), acted(1, 'tax', 'Duke'), challenged(0, 1), shown(1, 'Duke')];
  expect(why(proof, 0)).toEqual({ key: 'wrong', role: 'Duke', who: 1, by: 0 });
  expect(why(proof, 1)).toEqual({ key: 'proved', role: 'Duke', who: 1, by: 0 });
  expect(why(proof, 2)).toEqual({ key: 'proved.other', role: 'Duke', who: 1, by: 0 });
  const bluff = [turn(1, 1), acted(1, 'tax', 'Duke'), challenged(0, 1), declined(1, 'Duke')];
  expect([0, 1, 2].map((seat) => why(bluff, seat)?.key)).toEqual([
    'right',
    'caught',
    'caught.other',
  ]);
});

test('a blocked assassination says that its coins are gone', () => {
  const block = { event: 'blocked', seat: 1, character: 'Contessa' } as CoupEvent;
  const stood = { event: 'stood', seat: 1, character: 'Contessa' } as CoupEvent;
  const told = [turn(1, 0), acted(0, 'assassinate', 'Assassin', 1), block, stood];
  expect(why(told, 0)?.key).toBe('blocked.paid');
  expect(why(told, 1)?.key).toBe('held');
  expect(why(told, 2)).toEqual({ key: 'blocked.other', role: 'Contessa', who: 1, by: 0 });
});

test('a block that was challenged in vain holds because of the verdict', () => {
  const block = { event: 'blocked', seat: 1, character: 'Duke' } as CoupEvent;
  const stood = { event: 'stood', seat: 1, character: 'Duke' } as CoupEvent;
  const aid = acted(0, 'foreign-aid', null);
  const told = [turn(1, 0), aid, block, challenged(0, 1), shown(1, 'Duke'), stood];
  expect(why(told, 2)?.key).toBe('proved.other');
});

test('a theft has its reason for the thief and for who was robbed', () => {
  const coins = { event: 'coins', seat: 0, reason: 'steal', change: 2, now: 4 } as CoupEvent;
  const told = [turn(1, 0), acted(0, 'steal', 'Captain', 1), coins];
  expect([0, 1, 2].map((seat) => why(told, seat)?.key)).toEqual(['stole', 'robbed', undefined]);
});

test('after a challenge the verdict says why a theft went through', () => {
  const coins = { event: 'coins', seat: 0, reason: 'steal', change: 2, now: 4 } as CoupEvent;
  const steal = [turn(1, 0), acted(0, 'steal', 'Captain', 1)];
  const proof = [...steal, challenged(1, 0), shown(0, 'Captain'), coins];
  expect([0, 1, 2].map((seat) => why(proof, seat)?.key)).toEqual([
    'proved',
    'wrong',
    'proved.other',
  ]);
  const block = { event: 'blocked', seat: 1, character: 'Captain' } as CoupEvent;
  const caught = [...steal, block, challenged(0, 1), declined(1, 'Captain'), coins];
  expect([0, 1].map((seat) => why(caught, seat)?.key)).toEqual(['right', 'caught']);
});

test('a reason lasts until another action begins', () => {
  const proof = [turn(1, 1), acted(1, 'tax', 'Duke'), challenged(0, 1), shown(1, 'Duke')];
  expect(why([...proof, turn(2, 2)], 0)?.key).toBe('wrong');
  expect(why([...proof, turn(2, 2), acted(2, 'tax', 'Duke')], 0)).toBeUndefined();
});

test('after a first game something is praised, and one thing is to be tried', () => {
  const caught = [acted(1, 'tax', 'Duke'), challenged(0, 1), declined(1, 'Duke')];
  const keys = (told: CoupEvent[], won = false) =>
    wrapUp(told, 0, won)
      .map(({ key }) => key)
      .filter((key) => key !== 'next');
  expect(wrapUp([], 0, true).at(-1)?.key).toBe('next');
  expect(keys([acted(0, 'income', null)])).toEqual(['good.played', 'try.claim']);
  expect(keys([acted(0, 'tax', 'Duke')], true)).toEqual(['good.won', 'try.challenge']);
  expect(keys([acted(0, 'tax', 'Duke'), ...caught])).toEqual(['good.right', 'try.block']);
  const lost = [acted(0, 'tax', 'Duke'), challenged(1, 0), declined(0, 'Duke')];
  expect(keys(lost)).toEqual(['good.played', 'try.caught']);
});

test('after a first game of Coup Royal the praise is for what brought fame', () => {
  const view = (mine: number[], winners: number[]) =>
    ({ players: [{ goods: mine }, { goods: [2, 2, 2, 2] }], winners }) as unknown as RoyalView;
  const keys = (mine: number[], winners: number[]) =>
    royalWrapUp(view(mine, winners), 0).map(({ key }) => key);
  expect(keys([0, 3, 0, 0], [0])).toEqual(['good.royal.won', 'try.royal.snitch', 'next.royal']);
  expect(keys([0, 3, 0, 0], [1])[0]).toBe('good.royal.most');
  expect(keys([2, 2, 0, 0], [1])).toEqual(['good.played', 'try.royal.most', 'next.royal']);
});
