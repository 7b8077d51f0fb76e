/** How long new buttons ignore taps, since they may appear under a moving finger. */
const INERT_MS = 350;

export class TapGuard {
  /** Whether taps count now. */
  ready = $state(false);

  /** Ignores taps for a moment after a new question; for an effect. */
  ignoreTaps(): () => void {
    this.ready = false;
    const timer = setTimeout(() => (this.ready = true), INERT_MS);
    return () => clearTimeout(timer);
  }
}
