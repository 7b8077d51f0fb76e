import type { Happening, Replay, ReplayBy, ReplayDecided } from '$wire';
import { type CoupView, coupView } from '../game/coup';
import { gameOf } from '../game/games';
import { type RoyalEvent, royalEvents, royalView } from '../game/royal';
import { royalScenes, stillScene, type RoyalScene } from '../royal/view/royalScenes';

/** A decision not made by its player; `by` says who or what made it. */
export type Forced = ReplayDecided & { by: Exclude<ReplayBy, 'player'> };

/** One moment of a replay. A frame of the server is one or more moments. */
export interface Moment {
  frame: number;
  /** The turn, or the round. */
  turn: number;
  /** What happened here. */
  events: readonly Happening[];
  forced: readonly Forced[];
  coup?: CoupView;
  royal?: RoyalScene;
}

/** All moments of a game, from the deal on. */
export function moments(replay: Replay): Moment[] {
  return { coup: coupMoments, royal: royalMoments }[gameOf(replay.rulesOf)](replay);
}

/** The first moment of a turn. */
export function atTurn(all: readonly Moment[], turn: number): number {
  const found = all.findIndex((moment) => moment.turn >= turn);
  return found < 0 ? all.length - 1 : found;
}

const forcedIn = (decisions: readonly ReplayDecided[]): Forced[] =>
  decisions.filter((each): each is Forced => each.by !== 'player');

function coupMoments(replay: Replay): Moment[] {
  let turn = 0;
  return replay.frames.map((frame, at) => {
    const view = coupView(frame.view)!;
    // A frame that ends a turn belongs to that turn.
    const mine = turn;
    turn = view.turn;
    const begins = frame.events.every(
      (each) => each.type === 'game' && ['dealt', 'turn', 'sided'].includes(name(each)),
    );
    return {
      frame: at,
      turn: begins ? turn : mine,
      events: frame.events,
      forced: forcedIn(frame.decisions),
      coup: view,
    };
  });
}

function royalMoments(replay: Replay): Moment[] {
  const all: Moment[] = [];
  let scene: RoyalScene | undefined;
  replay.frames.forEach((frame, at) => {
    const view = royalView(frame.view)!;
    const events = royalEvents(frame.events);
    const scenes: RoyalScene[] = scene ? royalScenes(scene, events) : [stillScene(view)];
    // The last moment shows the server's own view.
    scene = { ...(scenes.at(-1) ?? scene ?? stillScene(view)), view };
    scenes[Math.max(0, scenes.length - 1)] = scene;
    scenes.forEach((royal, index) =>
      all.push({
        frame: at,
        turn: royal.view.round,
        events: index === 0 && all.length === 0 ? frame.events : royal.events.map(happening),
        forced: index === 0 ? forcedIn(frame.decisions) : [],
        royal,
      }),
    );
  });
  return all;
}

const happening = (event: RoyalEvent): Happening => ({
  type: 'game',
  event: event,
});

const name = (each: Happening): string => (each.type === 'game' ? each.event.event : '');
