import type { Claimed } from '../claims/stageContent';
import type { Wink } from '../words/answers';

const SHOWN_MS = 2_000;

/** The bluff of the reader that has just been believed. Nothing but their own screen shows it: no sound, no speech. */
export class Winks {
  now = $state.raw<{ claim: Claimed; wink: Wink }>();
  private timer?: ReturnType<typeof setTimeout>;

  show(claim: Claimed, wink: Wink): void {
    this.clear();
    this.now = { claim, wink };
    this.timer = setTimeout(() => this.clear(), SHOWN_MS);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.now = undefined;
  }
}
