import type { Emote, Happening, TableView } from '$wire';
import { botLine } from '../setup/bots';
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
  /** What characters have said in this game: nobody tells the same joke twice. */
  private readonly lines = new Set<string>();

  hear(events: readonly Happening[], view: TableView): void {
    if (events.some(({ type }) => type === 'started')) this.lines.clear();
    const lines = events.map((event, n) => ({ n, at: n, event }));
    for (const { seat, pieces, emote } of chatMessages(lines, voiceAt(view), view.you.muted)) {
      const line = emote && this.lineOf(seat, emote, view);
      const text = line ?? textOf({ pieces });
      const mask = line ? undefined : emote;
      const said = {
        text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
        ...(mask ? { emote: mask } : {}),
      };
      this.now = { ...this.now, [seat]: said };
      setTimeout(() => this.now[seat] === said && this.clear(seat), shownMs(mask ? '' : text));
    }
    for (const event of events) if (event.type === 'deleted') this.clear(event.seat);
  }

  private clear(seat: number): void {
    const { [seat]: _, ...rest } = this.now;
    this.now = rest;
  }

  /** The words of a character in place of a mask. */
  private lineOf(seat: number, emote: Emote, view: TableView): string | undefined {
    const bot = view.seats.find((each) => each.seat === seat)?.bot;
    const line = bot && botLine(bot, emote);
    if (!line || this.lines.has(line)) return undefined;
    this.lines.add(line);
    return line;
  }
}
