import { expect, test } from 'vitest';
import {
  card,
  possibleActions,
  named,
  read,
  taking,
  targets,
} from '../../../src/coup/view/choices';

test('every kind of choice is parsed', () => {
  expect(read('pass')).toEqual({ verb: 'pass', text: 'pass' });
  expect(read('block Contessa')).toEqual({
    verb: 'block',
    text: 'block Contessa',
    role: 'Contessa',
  });
  expect(read('choose loyalist')).toEqual({
    verb: 'choose',
    text: 'choose loyalist',
    side: 'loyalist',
  });
  expect(read('show')).toEqual({ verb: 'show', text: 'show', cards: [] });
  expect(read('keep Duke#2 Captain')).toEqual({
    verb: 'keep',
    text: 'keep Duke#2 Captain',
    cards: ['Duke#2', 'Captain'],
  });
  expect(read('return')).toEqual({ verb: 'return', text: 'return' });
  expect(read('income')).toEqual({ verb: 'act', text: 'income', action: 'income' });
  expect(read('coup 2 Duke')).toEqual({
    verb: 'act',
    text: 'coup 2 Duke',
    action: 'coup',
    target: 2,
    role: 'Duke',
  });
});

test('an action has targets, and characters that can be named against each', () => {
  const choices = ['income', 'coup 1 Duke', 'coup 1 Captain', 'coup 3 Duke', 'steal 3'].map(read);
  const found = possibleActions(choices);
  expect(found.map((each) => each.id)).toEqual(['income', 'coup', 'steal']);
  expect(targets(found[0]!)).toEqual([]);
  expect(targets(found[1]!)).toEqual([1, 3]);
  expect(named(found[1]!, 1)).toEqual(['Duke', 'Captain']);
  expect(named(found[2]!, 3)).toEqual([]);
});

test('the two exchangers are two possibleActions without targets', () => {
  const found = possibleActions(['exchange Ambassador', 'exchange Inquisitor'].map(read));
  expect(found.map((each) => each.id)).toEqual(['exchange Ambassador', 'exchange Inquisitor']);
  expect(found.map((each) => each.exchanger)).toEqual(['Ambassador', 'Inquisitor']);
});

test('a choice of cards does not depend on the order of taps', () => {
  const choices = ['keep Duke Duke', 'keep Duke Captain'].map(read);
  expect(taking(choices, ['Captain', 'Duke'])?.text).toBe('keep Duke Captain');
  expect(taking(choices, ['Duke', 'Duke'])?.text).toBe('keep Duke Duke');
  expect(taking(choices, ['Captain', 'Captain'])).toBeUndefined();
});

test('a numbered copy of a card is recognised', () => {
  expect(card('Duke#2')).toEqual({ text: 'Duke#2', role: 'Duke', id: 'duke', copy: 2 });
  expect(card('Duke')).toEqual({ text: 'Duke', role: 'Duke', id: 'duke' });
});
