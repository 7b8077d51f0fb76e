import { TELLING } from '$editions';
import type { Happening } from '$wire';
import { royalEvents } from '../game/royal';
import type { Shown } from '../net/watchedTable.svelte';
import { type TimedScene, type Script, SceneQueue } from '../table/sceneQueue.svelte';
import { royalScenes, type RoyalScene } from './view/royalScenes';

/** No clock runs when the game is over. */
const SCORE = 1600;
/** Of an eventful location: its thieves are there, and nobody knows yet whether a snitch is. */
const GATHER = 800;

function length({ events }: RoyalScene): number {
  const [first] = events;
  switch (first?.event) {
    case 'plans':
      return TELLING.plans;
    case 'scored':
      return SCORE;
    case 'won':
    case 'refilled':
      return 0;
    case 'location':
      return (
        (first.seats.length ? TELLING.eventful : TELLING.quiet) +
        (events.some((each) => each.event === 'documents') ? TELLING.documents : 0)
      );
    default:
      return TELLING.choice;
  }
}

/** Cuts an update into the plans, the locations and the choices of a round. */
export function script(before: RoyalScene, happenings: readonly Happening[]): Script<RoyalScene> {
  const scenes: TimedScene<RoyalScene>[] = [];
  let rest = [...happenings];
  let last = before;
  for (const scene of royalScenes(before, royalEvents(happenings))) {
    let ms = length(scene);
    if (!ms) break;
    const [first] = scene.events;
    if (first?.event === 'location' && first.seats.length) {
      scenes.push({
        scene: { ...last, plans: scene.plans, now: scene.now, events: [] },
        steps: [['show', GATHER]],
        tells: 'show',
        events: [],
      });
      ms -= GATHER;
    }
    last = scene;
    const end =
      rest.findIndex((each) => each.type === 'game' && each.event === scene.events.at(-1)) + 1;
    scenes.push({ scene, steps: [['show', ms]], tells: 'show', events: rest.slice(0, end) });
    rest = rest.slice(end);
  }
  return { scenes, rest };
}

/** Tells a round moment by moment; the viewer may pause, step, skip, and see it again. */
export class RoyalStaging extends SceneQueue<RoyalScene> {
  constructor(show: (part: Shown) => void, before: () => RoyalScene, pace: () => number) {
    super(show, ({ events }) => script(before(), events), pace);
  }
}
