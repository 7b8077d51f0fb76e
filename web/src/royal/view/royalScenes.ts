import {
  type Good,
  GOODS,
  type RoyalEvent,
  type RoyalPlan,
  type RoyalPlayer,
  type RoyalView,
} from '../../game/royal';
import { LOCATION_LETTERS } from './locations';

type At<K extends RoyalEvent['event']> = Extract<RoyalEvent, { event: K }>;
export type Visit = At<'location'>;
export type Scored = At<'scored'>;

/** One moment of a round: the view, and everything else on the table. */
export interface RoyalScene {
  view: RoyalView;
  /** The revealed plans of this round, one per seat. */
  plans?: readonly RoyalPlan[];
  /** The results of the locations so far, by letter. */
  visits: Readonly<Record<string, Visit>>;
  /** The letters of the locations whose loot is new this round. */
  fresh?: string;
  /** The location that is being resolved. */
  now?: string;
  /** The events of this moment. */
  events: readonly RoyalEvent[];
  scores: readonly Scored[];
}

/** Each player's fame: the categories counted so far, and the items. */
export function totals(view: RoyalView, scores: readonly Scored[]): number[] {
  return view.players.map(({ items }, seat) =>
    scores.reduce(
      (sum, score) => sum + score.fame[seat]!,
      items.reduce((sum, n) => sum + n, 0),
    ),
  );
}

export function stillScene(view: RoyalView): RoyalScene {
  return { view, visits: {}, events: [], scores: [] };
}

/** Cuts events into moments to show one after another: the plans, each location, each scoring category. */
export function royalScenes(before: RoyalScene, events: readonly RoyalEvent[]): RoyalScene[] {
  const scenes: RoyalScene[] = [];
  let scene = before;
  const show = (event: RoyalEvent, changes: Partial<RoyalScene>): void => {
    scene = { ...scene, ...changes, events: [event] };
    scenes.push(scene);
  };
  for (const event of events) {
    const view = after(scene.view, event);
    switch (event.event) {
      case 'planned':
        break;
      case 'plans':
        show(event, { view, plans: event.plans, visits: {}, fresh: undefined, now: undefined });
        break;
      case 'location':
        show(event, {
          view,
          now: event.letter,
          visits: { ...scene.visits, [event.letter]: event },
        });
        break;
      case 'refilled':
        show(event, {
          view,
          plans: undefined,
          visits: {},
          fresh: event.round > 1 ? event.letters : undefined,
          now: undefined,
        });
        break;
      case 'scored':
        show(event, { view, now: undefined, scores: [...scene.scores, event] });
        break;
      case 'won':
        show(event, { view, now: undefined });
        break;
      default:
        // The yield of a location belongs to its moment; a player's choice is a moment of its own.
        if (scenes.length && scene.now && scenes.at(-1)!.events[0]!.event === 'location') {
          scene = { ...scene, view, events: [...scene.events, event] };
          scenes[scenes.length - 1] = scene;
        } else show(event, { view });
    }
  }
  return scenes;
}

/** The scene for a viewer who arrives in the middle of a round. */
export function sceneInProgress(view: RoyalView, log: readonly RoyalEvent[]): RoyalScene {
  const start = log.findLastIndex((event) => event.event === 'refilled' || event.event === 'plans');
  const tail = start < 0 ? [] : log.slice(start);
  const last = royalScenes(stillScene(view), tail).at(-1) ?? stillScene(view);
  const scores = log.filter((event) => event.event === 'scored');
  return { ...last, view, scores, now: view.letter ?? last.now };
}

/** Applies an event's public changes to a view; the server's own view follows at the end. */
function after(view: RoyalView, event: RoyalEvent): RoyalView {
  switch (event.event) {
    case 'location':
      return event.outcome === 'robbed' || event.outcome === 'vanished'
        ? {
            ...view,
            open: view.open.map((card, at) =>
              LOCATION_LETTERS[at] === event.letter ? null : card,
            ),
          }
        : view;
    case 'gained':
      return change(view, event.seat, (player) => ({
        ...player,
        goods: add(player.goods, event.goods),
      }));
    case 'secret':
      return change(view, event.seat, (player) => ({
        ...player,
        secrets: hide(player.secrets, event),
      }));
    case 'item':
      return change(view, event.seat, (player) => ({
        ...player,
        items: [...player.items, event.fame],
      }));
    case 'documents': {
      const one = (seat: number): number[] => single(event.good, -event.losses[seat]!);
      return event.losses.reduce(
        (each, _, seat) =>
          change(each, seat, (player) => ({ ...player, goods: add(player.goods, one(seat)) })),
        view,
      );
    }
    case 'traded': {
      const swap = (sign: number): number[] =>
        add(single(event.taken, sign), single(event.given, -sign));
      const half = change(view, event.seat, (player) => ({
        ...player,
        goods: add(player.goods, swap(1)),
      }));
      return change(half, event.with, (player) => ({
        ...player,
        goods: add(player.goods, swap(-1)),
      }));
    }
    case 'refilled':
      return {
        ...view,
        round: event.round,
        open: event.open,
        deck: event.deck,
        partner: event.partner,
      };
    case 'won':
      return { ...view, winners: event.seats };
    default:
      return view;
  }
}

function change(
  view: RoyalView,
  seat: number,
  how: (player: RoyalPlayer) => RoyalPlayer,
): RoyalView {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? how(player) : player)),
  };
}

function hide(secrets: number[] | number, { count, goods }: At<'secret'>): number[] | number {
  return typeof secrets === 'number' ? secrets + count : add(secrets, goods ?? []);
}

function add(one: readonly number[], other: readonly number[]): number[] {
  return one.map((n, at) => n + (other[at] ?? 0));
}

function single(good: Good, n: number): number[] {
  return GOODS.map((each) => (each === good ? n : 0));
}
