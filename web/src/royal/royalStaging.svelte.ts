import { TELLING } from '$editions';
import type { Happening } from '$wire';
import { royalEvents } from '../game/royal';
import { settings } from '../device/settings.svelte';
import type { Shown } from '../net/watchedTable.svelte';
import { type Act, type Script, Telling } from '../table/telling.svelte';
import { beats, type Scene } from './beats';

/** No clock runs when the game is over. */
const SCORE = 1600;

function length({ events }: Scene): number {
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
export function script(before: Scene, happenings: readonly Happening[]): Script<Scene> {
  const acts: Act<Scene>[] = [];
  let rest = [...happenings];
  for (const scene of beats(before, royalEvents(happenings))) {
    const ms = length(scene);
    if (!ms) break;
    const last = scene.events.at(-1);
    const end = rest.findIndex((each) => each.type === 'game' && each.event === last) + 1;
    acts.push({ scene, steps: [['show', ms]], tells: 'show', events: rest.slice(0, end) });
    rest = rest.slice(end);
  }
  return { acts, rest };
}

/** Tells a round moment by moment; the viewer may pause, step, skip, and see it again. */
export class RoyalStaging extends Telling<Scene> {
  constructor(show: (part: Shown) => void, before: () => Scene, pace: () => number) {
    super(
      show,
      ({ events }) =>
        settings.motion === 'off' ? { acts: [], rest: events } : script(before(), events),
      pace,
    );
  }
}
