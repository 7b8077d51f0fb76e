import { ACTIONS, FORCED_COUP } from '$editions';
import type { RuleLine, TableView } from '$wire';
import { hand, holds } from '../coup/view/cardCounts';
import type { Scene } from '../coup/scenes/coupStaging.svelte';
import { type CoupEvent, type CoupView, coupView } from '../game/coup';
import { type Why, why, whyLose } from './why';

/** The topics of the tutorial, each explained when it comes up. */
export const TOPICS = ['income', 'claim', 'challenge', 'block', 'powers', 'lose', 'coup'] as const;
export type Topic = (typeof TOPICS)[number];

/** Of each character, with up to six players; the lessons that count copies speak of as many. */
const COPIES = 3;

/** Tables of many have more. */
const copiesAt = ({ rules }: TableView): number =>
  Number(rules.find(({ key }) => key === 'coup.copies')?.with['copies'] ?? COPIES);

/** Whether the lessons fit the characters of this table. */
export const explains = (rules: readonly RuleLine[]): boolean => {
  const inquisitor = rules.some(({ with: { edition } }) => edition === 'reformation');
  return rules.some(
    ({ key }) => key === `coup.exchanger.${inquisitor ? 'inquisitor' : 'ambassador'}`,
  );
};

/** A lesson to show now; `role` is its character. */
export interface Lesson {
  key:
    | 'hello'
    | 'income'
    | 'tax'
    | 'bluff'
    | 'powers'
    | 'coup'
    | 'forced'
    | 'free'
    | 'challenge'
    | 'challenge.sure'
    | 'challenge.certain'
    | 'challenge.block'
    | 'block.aid'
    | 'block.aid.held'
    | 'block.steal'
    | 'block.steal.held'
    | 'block.assassinate'
    | 'block.assassinate.held'
    | 'block.assassinate.last'
    | 'prove'
    | 'prove.not'
    | 'lose'
    | 'exchange'
    | 'watch'
    | 'watch.count'
    | 'watch.coins'
    | 'watch.later'
    | 'asked'
    | 'bluffed'
    | 'card.doubt.text'
    | 'card.fall.text'
    | 'out'
    | 'won'
    | 'lost';
  topic?: Topic;
  role?: string;
  /** The seat whose claim the lesson is about. */
  who?: number;
  /** The button that the lesson points at. */
  spot?: Spot;
  /** The reason of what has just happened, said before. */
  why?: Why;
}

/** Something on the screen that the guide can point at. */
export type Spot = 'income' | 'tax' | 'coup' | 'challenge' | 'block' | 'pass';

/**
 * The lesson for the learner's current decision. It is made from the server's question and the learner's own cards, so
 * it is always true.
 */
export function lesson(
  view: TableView,
  told: readonly CoupEvent[],
  learned: ReadonlySet<Topic>,
  scene?: Scene,
): Lesson {
  const now = current(view, told, learned, scene);
  const me = view.you.seat ?? 0;
  const reason = why(told, me) ?? (now.key === 'lose' ? whyLose(told, me) : undefined);
  // What is new needs all the attention; a card to be lost needs its reason.
  const busy = now.key !== 'lose' && now.topic !== undefined && !learned.has(now.topic);
  const ended = ['bluffed', 'asked', 'won', 'lost', 'hello'].includes(now.key);
  return reason && !busy && !ended ? { ...now, why: reason } : now;
}

function current(
  view: TableView,
  told: readonly CoupEvent[],
  learned: ReadonlySet<Topic>,
  scene?: Scene,
): Lesson {
  const game = coupView(view.view)!;
  const me = view.you.seat ?? 0;
  if (view.stage === 'over') return { key: view.winners?.includes(me) ? 'won' : 'lost' };
  if (!hand(game, me).length) return { key: 'out' };
  // What is being told makes the last question a thing of the past.
  if (scene) return { key: telling(scene, game, me, told) };
  const { decision } = view;
  switch (decision?.phase) {
    case undefined:
      return { key: learned.size ? watching(game, me, told) : 'hello' };
    case 'action':
      return turn(game, me, told, learned);
    case 'prove':
      return game.claim && holds(game, me, game.claim.character)
        ? { key: 'prove', role: game.claim.character }
        : { key: 'prove.not', role: game.claim?.character ?? 'Duke' };
    case 'lose':
      return { key: 'lose', topic: 'lose' };
    case 'exchange':
      return { key: 'exchange' };
    default:
      return answer(game, me, decision!.choices, told, learned, copiesAt(view));
  }
}

/** What a scene is about; the reason of its verdict follows when it has been told. */
function telling(
  { kind }: Scene,
  game: CoupView,
  me: number,
  told: readonly CoupEvent[],
): Lesson['key'] {
  if (kind === 'reveal') return 'card.doubt.text';
  if (kind === 'loss') return 'card.fall.text';
  return kind === 'answers' && game.claim?.seat === me ? 'asked' : looking(told, me);
}

/**
 * The others decide: about a claim of the learner, which is told if it was a bluff that worked, or about their own. The
 * praise lasts until something else happens that calls for attention.
 */
function watching(game: CoupView, me: number, told: readonly CoupEvent[]): Lesson['key'] {
  const at = told.findLastIndex(
    (event) => (event.event === 'acted' || event.event === 'blocked') && event.seat === me,
  );
  const own = told[at];
  const role = own?.event === 'acted' ? own.claim : own?.event === 'blocked' ? own.character : null;
  if (!role || holds(game, me, role)) return looking(told, me);
  const since = told.slice(at + 1);
  const turns = since.filter((event) => event.event === 'turn').length;
  const over = turns > 1 || since.some(({ event }) => event === 'challenged' || event === 'lost');
  if (over || (own?.event === 'acted' && blocked(since))) return looking(told, me);
  return turns ? 'bluffed' : 'asked';
}

/** What to look at while the others play: something else after each of the learner's turns. */
function looking(told: readonly CoupEvent[], me: number): Lesson['key'] {
  const turns = told.filter((event) => event.event === 'acted' && event.seat === me).length;
  return (['watch', 'watch', 'watch.count', 'watch.coins'] as const)[turns] ?? 'watch.later';
}

/** Whether these events, from an action on, begin with a block of it. */
function blocked(since: readonly CoupEvent[]): boolean {
  const first = since.find(({ event }) => event === 'blocked' || event === 'turn');
  return first?.event === 'blocked';
}

function turn(
  game: CoupView,
  me: number,
  told: readonly CoupEvent[],
  learned: ReadonlySet<Topic>,
): Lesson {
  const coins = game.players[me]?.coins ?? 0;
  if (coins >= FORCED_COUP) return { key: 'forced', topic: 'coup', spot: 'coup' };
  if (coins >= ACTIONS.coup.cost) return { key: 'coup', topic: 'coup', spot: 'coup' };
  const turns = told.filter((event) => event.event === 'acted' && event.seat === me).length;
  if (turns === 0 && !learned.has('income'))
    return { key: 'income', topic: 'income', spot: 'income' };
  if (!learned.has('claim'))
    return {
      key: holds(game, me, 'Duke') ? 'tax' : 'bluff',
      topic: 'claim',
      role: 'Duke',
      spot: 'tax',
    };
  if (!learned.has('powers')) return { key: 'powers', topic: 'powers' };
  return { key: 'free' };
}

/** A response window; the choices say what the learner may answer. */
function answer(
  game: CoupView,
  me: number,
  choices: readonly string[],
  told: readonly CoupEvent[],
  learned: ReadonlySet<Topic>,
  all: number,
): Lesson {
  const blocks = choices.some((choice) => choice.startsWith('block '));
  const aimed = game.action?.target === me;
  const claim = game.claim;
  if (claim && claim.seat !== game.actor) {
    return { key: 'challenge.block', topic: 'challenge', role: claim.character, who: claim.seat };
  }
  const move = game.action?.move;
  if (blocks && move === 'foreign-aid') return blocking('block.aid', game, me, ['Duke'], 'pass');
  if (blocks && aimed && move === 'steal')
    return blocking('block.steal', game, me, ['Captain', 'Ambassador', 'Inquisitor']);
  if (blocks && aimed && move === 'assassinate')
    return blocking(
      hand(game, me).length > 1 ? 'block.assassinate' : 'block.assassinate.last',
      game,
      me,
      ['Contessa'],
      'block',
    );
  const role = claim?.character ?? 'Duke';
  const about = { topic: 'challenge', role, who: game.actor } as const;
  const seen = game.players.flatMap((player) => player.revealed).concat(hand(game, me));
  const copies = seen.filter((card) => card.split('#')[0] === role).length;
  const countable = all === COPIES;
  if (countable && copies >= COPIES)
    return { ...about, key: 'challenge.certain', spot: 'challenge' };
  // A first claim with one copy left is hardly true; but nobody who can launch a Coup needs the risk.
  const before = told.filter(
    (event) => event.event === 'acted' && event.seat === game.actor && event.claim === role,
  ).length;
  const rich = (game.players[me]?.coins ?? 0) >= ACTIONS.coup.cost;
  if (countable && copies === COPIES - 1 && before < 2 && !rich)
    return { ...about, key: 'challenge.sure', spot: 'challenge' };
  return { ...about, key: 'challenge', ...(learned.has('challenge') ? {} : { spot: 'pass' }) };
}

/** A block is safe with the card in hand; without it the lesson may still point somewhere. */
function blocking(
  key: 'block.aid' | 'block.steal' | 'block.assassinate' | 'block.assassinate.last',
  game: CoupView,
  me: number,
  roles: readonly string[],
  otherwise?: Spot,
): Lesson {
  const role = roles.find((each) => holds(game, me, each));
  const about = { topic: 'block', who: game.actor } as const;
  if (role) {
    const held = key === 'block.assassinate.last' ? 'block.assassinate' : key;
    return { ...about, key: `${held}.held`, role, spot: 'block' };
  }
  return { ...about, key, ...(otherwise && { spot: otherwise }) };
}
