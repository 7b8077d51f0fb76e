import type { Happening } from '$wire';
import type { Shown, Teller, Update } from '../net/watchedTable.svelte';

/** A scene of an update: its steps with their lengths, and the events that it tells. */
export interface TimedScene<S> {
  scene: S;
  steps: readonly (readonly [step: string, ms: number])[];
  /** The step at which the log and the live region may know what the stage shows. */
  tells: string;
  events: readonly Happening[];
}

/** An update as it is told: scene by scene, then everything else together with the new view. */
export interface Script<S> {
  scenes: readonly TimedScene<S>[];
  rest: readonly Happening[];
}

/**
 * The one queue of a table. Log, seats, coins, questions, clocks, sounds and the live region show what the table has
 * been told to show, and the table is told only here. Without motion a scene stands still for its time.
 */
export class SceneQueue<S> implements Teller {
  scene = $state.raw<S>();
  step = $state('');
  /** The number of the scene, and of all scenes of this update. */
  at = $state(0);
  count = $state(0);
  paused = $state(false);
  private queue: Update[] = [];
  /** The update whose scenes play, or played last. */
  private now?: Update;
  private script?: Script<S>;
  private last?: Script<S>;
  /** How many scenes of the current update have been told. */
  private told = 0;
  private replaying = false;
  private timer?: ReturnType<typeof setTimeout>;
  /** Opens when the next update may be told: a guide waits until its tip has been read. */
  gate?: (() => Promise<void>) | undefined;
  private atGate = false;

  /**
   * @param show shows a part of an update on the page
   * @param cut cuts an update into scenes
   * @param pace the factor for all times of an update; 0, without motion, counts as 1
   */
  constructor(
    private readonly show: (part: Shown) => void,
    private readonly cut: (update: Update) => Script<S>,
    private readonly pace: (update: Update) => number,
  ) {}

  get busy(): boolean {
    return this.scene !== undefined;
  }

  /** Whether the scenes of the latest update can be played again. */
  get replayable(): boolean {
    return !this.busy && this.count > 0;
  }

  hear(update: Update): void {
    if (this.replaying) this.end();
    this.queue.push(update);
    // Nobody is watching a hidden page, and its timers are slow.
    if (document.hidden) this.skip();
    else if (!this.busy) this.next();
  }

  /** Ends the scenes and shows their result. */
  skip(): void {
    clearTimeout(this.timer);
    if (this.script && !this.replaying) {
      this.tell(this.script.scenes.length);
      this.queue[0] = { ...this.queue[0]!, events: this.script.rest };
    }
    const updates = this.queue;
    this.clear();
    updates.forEach(this.show);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.script = undefined;
    this.replaying = false;
    this.paused = false;
    this.scene = undefined;
  }

  /** Stops at this scene until it is resumed. */
  pause(): void {
    clearTimeout(this.timer);
    this.paused = true;
    this.play(this.at);
  }

  resume(): void {
    this.paused = false;
    this.play(this.at + 1);
  }

  /** Goes to another scene of the same update and stays there. */
  go(by: number): void {
    clearTimeout(this.timer);
    this.paused = true;
    this.play(Math.max(0, this.at + by));
  }

  /** Plays the scenes of the latest update once more; nothing else changes. */
  replay(): void {
    if (!this.replayable || !this.last) return;
    this.replaying = true;
    this.script = this.last;
    this.told = this.last.scenes.length;
    this.play(0);
  }

  private next(): void {
    if (!this.queue.length || this.atGate) return;
    if (!this.gate) return this.begin();
    this.atGate = true;
    void this.gate().then(() => {
      this.atGate = false;
      if (!this.busy && this.queue.length) this.begin();
    });
  }

  private begin(): void {
    const update = this.queue[0]!;
    this.now = update;
    this.script = this.cut(update);
    if (this.script.scenes.length) {
      this.told = 0;
      this.last = this.script;
      this.count = this.script.scenes.length;
      return this.play(0);
    }
    this.script = undefined;
    this.queue.shift();
    this.show(update);
    this.next();
  }

  private play(at: number): void {
    const scene = this.script?.scenes[at];
    if (!scene) return this.end();
    this.at = at;
    this.scene = scene.scene;
    this.enter(scene, 0);
  }

  private enter(scene: TimedScene<S>, index: number): void {
    const next = scene.steps[index];
    if (!next) return this.play(this.at + 1);
    const [step, ms] = next;
    this.step = this.paused ? scene.steps.at(-1)![0] : step;
    if (step === scene.tells || this.paused) this.tell(this.at + 1);
    if (!this.paused)
      this.timer = setTimeout(() => this.enter(scene, index + 1), ms * (this.pace(this.now!) || 1));
  }

  /** Tells the events of the first `count` scenes that have not been told yet. */
  private tell(count: number): void {
    const events =
      this.script?.scenes.slice(this.told, count).flatMap((scene) => scene.events) ?? [];
    this.told = Math.max(this.told, count);
    if (events.length) this.show({ ...this.queue[0]!, events, view: undefined });
  }

  private end(): void {
    clearTimeout(this.timer);
    this.tell(this.script?.scenes.length ?? 0);
    const script = this.script;
    const replayed = this.replaying;
    this.script = undefined;
    this.replaying = false;
    this.paused = false;
    this.scene = undefined;
    if (replayed || !script) return;
    const update = this.queue.shift()!;
    this.show({ ...update, events: script.rest });
    this.next();
  }
}
