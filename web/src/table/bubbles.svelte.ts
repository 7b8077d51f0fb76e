import type { Emote, Happening, TableView } from '$wire';
import { chatMessages } from './chat';
import { textOf } from './logLine';
import { voiceAt } from './tableVoice.svelte';

const LEAST_MS = 4000;
const MOST_MS = 6000;
const MS_PER_CHARACTER = 40;
const LONGEST = 120;

export interface Bubble {
  text: string;
  emote?: Emote;
}

/** Short words are gone sooner than long ones. */
const shownMs = (text: string): number =>
  Math.min(MOST_MS, LEAST_MS + MS_PER_CHARACTER * text.length);

/** Speech bubbles, shown at the seats for a moment. */
export class Bubbles {
  now = $state.raw<Readonly<Record<number, Bubble>>>({});

  hear(events: readonly Happening[], view: TableView): void {
    const lines = events.map((event, n) => ({ n, at: n, event }));
    for (const { seat, pieces, emote } of chatMessages(lines, voiceAt(view), view.you.muted)) {
      const text = textOf({ pieces });
      const said = {
        text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
        ...(emote ? { emote } : {}),
      };
      this.now = { ...this.now, [seat]: said };
      setTimeout(() => this.now[seat] === said && this.clear(seat), shownMs(emote ? '' : text));
    }
    for (const event of events) if (event.type === 'deleted') this.clear(event.seat);
  }

  private clear(seat: number): void {
    const { [seat]: _, ...rest } = this.now;
    this.now = rest;
  }
}
