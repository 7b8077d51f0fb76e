import { expect, test } from 'vitest';
import type { Guided } from '../../src/royal/view/guided';
import { royalLesson, type RoyalTopic } from '../../src/learn/royalLessons';

const planning = (open: (string | null)[], more: Partial<Guided> = {}): Guided =>
  ({
    scene: { view: { open }, visits: {}, scores: [] },
    showing: false,
    decision: { phase: 'plan' },
    job: 'thief',
    complete: false,
    ...more,
  }) as unknown as Guided;
const key = (now: Guided, ...learned: RoyalTopic[]) => royalLesson(now, new Set(learned))?.key;

test('the first plan is explained piece by piece, then the reveal', () => {
  expect(key(planning(['intrigues']))).toBe('thief');
  expect(key(planning([], { job: 'snitch' }))).toBe('snitch');
  expect(key(planning([], { complete: true }))).toBe('confirm');
  const showing = planning([], { showing: true, decision: undefined });
  expect(key(showing, 'plan')).toBe('night');
  expect(key(showing, 'plan', 'night')).toBeUndefined();
  const at = (outcome: string) =>
    ({
      ...showing,
      scene: { ...showing.scene, now: 'A', visits: { A: { outcome } } },
    }) as unknown as Guided;
  expect(key(at('robbed'), 'plan')).toBe('night');
  expect(key(at('quarrel'), 'plan', 'night')).toBe('quarrel');
  expect(key(at('guarded'), 'plan', 'night', 'quarrel')).toBe('guarded');
  expect(key(at('guarded'), 'plan', 'night', 'guarded')).toBeUndefined();
});

test('special loot is explained when it first shows, then cubes and the end', () => {
  const known: RoyalTopic[] = ['plan', 'night'];
  const now = planning(['gold 2', null, 'documents gold', 'intrigues']);
  expect(royalLesson(now, new Set(known))).toMatchObject({ topic: 'documents', letter: 'C' });
  known.push('documents');
  expect(royalLesson(now, new Set(known))).toMatchObject({ topic: 'intrigues', letter: 'D' });
  known.push('intrigues');
  expect(key(now, ...known)).toBe('cubes');
  expect(key(now, ...known, 'cubes')).toBe('end');
  expect(key(now, ...known, 'cubes', 'end')).toBeUndefined();
});

test('other questions explain themselves, and scoring has its own tip', () => {
  expect(key(planning([], { decision: { phase: 'take' } as Guided['decision'] }))).toBeUndefined();
  const over = planning([]);
  over.scene = { ...over.scene, scores: [{}] } as unknown as Guided['scene'];
  expect(key(over)).toBe('fame');
});
