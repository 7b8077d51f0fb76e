import { TELLING } from '$editions';
import type { Happening, TableView } from '$wire';
import type { CoupEvent } from '../../game/coup';
import type { Shown, Update } from '../../net/watchedTable.svelte';
import type { AnswersScene } from '../words/answers';
import { type TimedScene, type Script, SceneQueue } from '../../table/sceneQueue.svelte';

/** A proof: a pause, the card turns, the verdict. It takes equally long for every card. */
export interface RevealScene {
  kind: 'reveal';
  seat: number;
  claim: string;
  /** The shown cards; undefined if the claimant showed none. */
  cards?: string[];
}

/** An influence that is lost. */
export interface LossScene {
  kind: 'loss';
  seat: number;
  card: string;
  reason: Extract<CoupEvent, { event: 'lost' }>['reason'];
  out: boolean;
}

/** The move that gives the game its name. */
export interface CoupScene {
  kind: 'coup';
  seat: number;
  target: number;
}

export interface VictoryScene {
  kind: 'victory';
  seat: number;
}

/** A block that stands. */
export interface HeldScene {
  kind: 'held';
  seat: number;
}

export type Scene = AnswersScene | RevealScene | LossScene | HeldScene | CoupScene | VictoryScene;
/** While answers are told, how many have been. */
export type Step = 'beat' | 'flip' | 'verdict' | `${number}`;

const FLIP = 500;
const REVEAL_BEAT = 900;
const COUP_BEAT = 900;
const VICTORY = 1500;

/** The steps of a scene; together as long as the server's clocks wait for it. */
function steps(scene: Exclude<Scene, AnswersScene>): (readonly [Step, number])[] {
  switch (scene.kind) {
    case 'reveal':
      return [
        ['beat', REVEAL_BEAT],
        ['flip', FLIP],
        ['verdict', TELLING.reveal - REVEAL_BEAT - FLIP],
      ];
    case 'coup':
      return [
        ['beat', COUP_BEAT],
        ['verdict', TELLING.coup - COUP_BEAT],
      ];
    case 'loss':
      return [
        ['flip', FLIP],
        ['verdict', TELLING.loss - FLIP + (scene.out ? TELLING.exile : 0)],
      ];
    case 'held':
      return [['verdict', TELLING.held]];
    case 'victory':
      return [['verdict', VICTORY]];
  }
}

type Answers = Extract<Happening, { type: 'answers' }>;

/** The times of the server: from nothing told to the last answer, and a rest after it. */
const answerSteps = ({ at, millis }: Answers): (readonly [Step, number])[] =>
  [0, ...at].map((from, told) => [`${told}`, (at[told] ?? millis) - from]);

function answers({ seats }: Answers, all: readonly CoupEvent[]): AnswersScene {
  const objection = all.find(({ event }) => event === 'challenged' || event === 'blocked');
  const last =
    objection?.event === 'challenged'
      ? 'challenge'
      : objection?.event === 'blocked'
        ? 'block'
        : 'pass';
  return { kind: 'answers', seats, last };
}

function sceneOf(
  event: CoupEvent,
  all: readonly CoupEvent[],
): Exclude<Scene, AnswersScene> | undefined {
  switch (event.event) {
    case 'shown':
      return { kind: 'reveal', seat: event.seat, claim: event.claim, cards: event.cards };
    case 'declined':
      return { kind: 'reveal', seat: event.seat, claim: event.claim };
    case 'acted':
      return event.move === 'coup'
        ? { kind: 'coup', seat: event.seat, target: event.target ?? -1 }
        : undefined;
    case 'lost': {
      // A player may leave while others decide, whose questions must stay in sight.
      if (event.reason === 'left') return undefined;
      const last = all.findLast((each) => each.event === 'lost' && each.seat === event.seat);
      const out = all.some((each) => each.event === 'exiled' && each.seat === event.seat);
      return {
        kind: 'loss',
        seat: event.seat,
        card: event.card,
        reason: event.reason,
        out: out && last === event,
      };
    }
    case 'stood':
      return { kind: 'held', seat: event.seat };
    case 'won':
      return { kind: 'victory', seat: event.seats[0] ?? 0 };
    default:
      return undefined;
  }
}

export function scenes(events: readonly CoupEvent[]): Scene[] {
  return events.flatMap((event) => sceneOf(event, events) ?? []);
}

/** Cuts an update into its scenes. Events of a scene are told with it, the rest after the last one. */
export function script(happenings: readonly Happening[]): Script<Scene> {
  const all = happenings.flatMap((each) => (each.type === 'game' ? [each.event as CoupEvent] : []));
  const found: (TimedScene<Scene> & { events: Happening[] })[] = [];
  let rest: Happening[] = [];
  for (const happening of happenings) {
    if (happening.type === 'answers') {
      const steps = answerSteps(happening);
      const tells = steps.at(-1)![0];
      const scene = answers(happening, all);
      found.push({ scene, steps, tells, events: [...rest, happening] });
      rest = [];
      continue;
    }
    const event = happening.type === 'game' ? (happening.event as CoupEvent) : undefined;
    const scene = event && sceneOf(event, all);
    if (scene) {
      found.push({
        scene,
        steps: steps(scene),
        tells: 'verdict',
        events: [...rest, happening],
      });
      rest = [];
    } else if (event && found.length && !rest.length && belongs(event, found.at(-1)!.scene))
      found.at(-1)!.events.push(happening);
    else rest.push(happening);
  }
  return { scenes: found, rest };
}

const ANSWERS: readonly string[] = ['unchallenged', 'challenged', 'blocked', 'unblocked'];

/** Whether an event only completes the scene before it: an answer, the price of a coup, the end of a player. */
const belongs = (event: CoupEvent, { kind }: Scene): boolean =>
  kind === 'answers'
    ? ANSWERS.includes(event.event)
    : event.event === 'exiled' ||
      (event.event === 'coins' && (event.reason === 'cost' || event.reason === 'exile'));

/** How long the scenes of an update take at a table of bots that play fast. Nobody wants to miss the last verdict. */
export const haste = ({ stage, speed }: TableView): number =>
  stage === 'over' ? 1 : 1 / (speed ?? 1);

/** The stage of a table of Coup. */
export class CoupStaging extends SceneQueue<Scene> {
  /** @param hurried whether the viewer wants to see the result and nothing else */
  constructor(
    show: (part: Shown) => void,
    pace: (update: Update) => number,
    hurried: () => boolean = () => false,
  ) {
    super(
      show,
      ({ events }: Update) => (hurried() ? { scenes: [], rest: events } : script(events)),
      pace,
    );
  }
}
