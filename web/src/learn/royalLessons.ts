import { type Special, loot } from '../royal/view/loot';
import { LOCATION_LETTERS } from '../royal/view/locations';
import type { Guided } from '../royal/view/guided';

/** What the first game of Coup Royal explains: the parts of a round, and each kind of special loot. */
export type RoyalTopic = 'plan' | 'night' | 'quarrel' | 'guarded' | 'cubes' | 'end' | Special;

export interface RoyalLesson {
  key:
    | 'thief'
    | 'snitch'
    | 'confirm'
    | 'night'
    | 'quarrel'
    | 'guarded'
    | 'special'
    | 'cubes'
    | 'end'
    | 'fame';
  topic?: RoyalTopic;
  /** The special loot, and the letter of its location. */
  card?: string;
  letter?: string;
  /** What the lesson points at. */
  spot?: 'piece' | 'confirm' | 'mine' | 'stocks';
}

/** The lesson for the current moment, if there is anything new. */
export function royalLesson(
  { scene, showing, decision, job, complete }: Guided,
  learned: ReadonlySet<RoyalTopic>,
): RoyalLesson | undefined {
  if (scene.scores.length) return { key: 'fame' };
  if (showing) {
    const outcome = scene.visits[scene.now ?? '']?.outcome;
    const topic = outcome === 'quarrel' || outcome === 'guarded' ? outcome : 'night';
    return learned.has(topic) ? undefined : { key: topic, topic };
  }
  if (decision?.phase !== 'plan') return undefined;
  if (!learned.has('plan')) {
    if (complete) return { key: 'confirm', topic: 'plan', spot: 'confirm' };
    return { key: job ?? 'thief', topic: 'plan', spot: 'piece' };
  }
  for (const [at, card] of scene.view.open.entries()) {
    const kind = card === null ? 'goods' : loot(card).kind;
    if (card !== null && kind !== 'goods' && !learned.has(kind))
      return { key: 'special', topic: kind, card, letter: LOCATION_LETTERS[at]! };
  }
  if (!learned.has('cubes')) return { key: 'cubes', topic: 'cubes', spot: 'mine' };
  return learned.has('end') ? undefined : { key: 'end', topic: 'end', spot: 'stocks' };
}
