import { atTurn, type Moment } from './moments';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const MOMENT_MS = 1600;

/** Steps through the moments of a game, automatically or on request. */
export class Playback {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  private timer?: ReturnType<typeof setTimeout>;

  constructor(private readonly moments: () => readonly Moment[]) {}

  get last(): number {
    return this.moments().length - 1;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.playing) this.wait();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  turn(by: number): void {
    this.pause();
    const turn = this.moments()[this.at]?.turn ?? 0;
    const start = atTurn(this.moments(), turn);
    // The first step back goes to the start of this turn.
    if (by < 0 && this.at > start) this.go(start);
    else this.go(by < 0 ? atTurn(this.moments(), turn - 1) : atTurn(this.moments(), turn + 1));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.at = Math.min(this.last, this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.wait();
    }, MOMENT_MS / this.speed);
  }
}
