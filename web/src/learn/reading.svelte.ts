import { tick } from 'svelte';

const LEAST_MS = 1_000;
const MOST_MS = 9_000;
/** A beginner reads about 22 letters a second; a Japanese character stands for more than two of them. */
const LETTER_MS = 45;
const CHARACTER_MS = 110;

/** How long somebody who is new to the game reads this. */
export function readingTime(text: string): number {
  const wide = text.match(/[\u3040-\u9fff]/g)?.length ?? 0;
  return Math.min(MOST_MS, LEAST_MS + wide * CHARACTER_MS + (text.length - wide) * LETTER_MS);
}

/** Keeps the game waiting while a tip is read for the first time. */
export class Reading {
  /** The game waits now, and the reader may let it continue. */
  waiting = $state(false);
  private until = 0;
  private readonly read = new Set<string>();
  private open?: () => void;

  /** A text is shown from now on. */
  show(text: string): void {
    if (this.read.has(text)) return;
    this.read.add(text);
    this.until = Date.now() + readingTime(text);
  }

  /** The reader has finished. */
  done(): void {
    this.until = 0;
    this.open?.();
  }

  /**
   * Resolves when what is shown has been read. While the reader is asked, it does not wait: others have answered first,
   * and the buttons on the page count no more.
   *
   * @param asked whether the page shows a question to the reader
   */
  async gate(asked = false): Promise<void> {
    // What has just been told changes the tip.
    await tick();
    const left = this.until - Date.now();
    if (asked || left <= 0) return;
    this.waiting = true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.open = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.waiting = false;
  }
}
