/** Buttons that have just appeared under a finger do not react yet. */
const INERT_MS = 350;

export class Guard {
  /** Whether answers count by now. */
  ready = $state(false);

  /** A new question: for an effect, which ends with the returned function. */
  arm(): () => void {
    this.ready = false;
    const timer = setTimeout(() => (this.ready = true), INERT_MS);
    return () => clearTimeout(timer);
  }
}
