import type { RoyalEvent, RoyalView } from '../game/royal';
import { settings } from '../device/settings.svelte';
import { beats, sceneInProgress, type Scene } from './beats';

/** How long a moment is shown, in milliseconds. Every location takes as long as any other. */
const PLANS = 1400;
const MOMENT = 950;
const SCORE = 1600;

function length({ events }: Scene): number {
  switch (events[0]?.event) {
    case 'plans':
      return PLANS;
    case 'scored':
      return SCORE;
    case 'won':
      return 0;
    case 'refilled':
      return 0;
    default:
      return MOMENT;
  }
}

/** Shows events moment by moment; the viewer may skip to the end. */
export class RoyalStaging {
  scene = $state.raw<Scene>();
  /** True while more moments follow. */
  busy = $state(false);

  private queue: Scene[] = [];
  private last?: Scene;
  private timer?: ReturnType<typeof setTimeout>;

  /** Called with each moment as it is shown. */
  constructor(private readonly hear: (scene: Scene) => void) {}

  /** Shows a view without playing anything. */
  rest(view: RoyalView, log: readonly RoyalEvent[]): void {
    this.stop();
    this.scene = this.last = sceneInProgress(view, log);
  }

  /** Plays these events; in the end the table shows `view`. */
  play(events: readonly RoyalEvent[], view: RoyalView, log: readonly RoyalEvent[]): void {
    const scenes = beats(this.last ?? sceneInProgress(view, log), events);
    this.last = sceneInProgress(view, log);
    this.queue.push(...scenes, this.last);
    if (settings.motion === 'off') this.skip();
    else if (!this.busy) this.next();
  }

  skip(): void {
    const rest = this.queue;
    this.stop();
    rest.forEach(this.hear);
    if (this.last) this.scene = this.last;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.busy = false;
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) return;
    this.scene = scene;
    this.busy = this.queue.length > 0;
    if (!this.busy) return;
    this.hear(scene);
    this.timer = setTimeout(
      () => this.next(),
      length(scene) * (settings.motion === 'fast' ? 0.5 : 1),
    );
  }
}
