import type { Emote, Happening, TableView } from '$wire';
import { chatMessages } from './chat';
import { voiceAt } from './tableVoice.svelte';

const SHOWN_MS = 5000;
const LONGEST = 60;

export interface Bubble {
  text: string;
  emote?: Emote;
}

/** Speech bubbles, shown at the seats for a moment. */
export class Bubbles {
  now = $state.raw<Readonly<Record<number, Bubble>>>({});

  hear(events: readonly Happening[], view: TableView): void {
    const lines = events.map((event, n) => ({ n, at: n, event }));
    for (const { seat, pieces, emote } of chatMessages(lines, voiceAt(view), view.you.muted)) {
      const text = pieces.map((piece) => piece.text).join('');
      const said = {
        text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
        ...(emote ? { emote } : {}),
      };
      this.now = { ...this.now, [seat]: said };
      setTimeout(() => {
        if (this.now[seat] !== said) return;
        const { [seat]: _, ...rest } = this.now;
        this.now = rest;
      }, SHOWN_MS);
    }
  }
}
