import type { GameEvent } from '$games';
import type { Happening, MessageLogged } from '$wire';
import type { Key } from '../../generated/keys';
import { type Voice, who } from '../words/voice';
import type { Narrator, LogLine } from './logLine';

/** The log of one turn, or of the time before the first. */
export interface Chapter {
  turn: number;
  lines: LogLine[];
}

/** The part of the log about the current or last game. */
export function thisGame(log: readonly MessageLogged[]): readonly MessageLogged[] {
  const start = log.findLastIndex((line) => line.event.type === 'started');
  return start < 0 ? [] : log.slice(start);
}

/** The events of the game so far. */
export function gameEvents<E extends GameEvent>(log: readonly MessageLogged[]): E[] {
  return thisGame(log).flatMap(({ event }) => (event.type === 'game' ? [event.event as E] : []));
}

/** How long the current or last game took, in minutes, at least one. */
export function minutesOf(log: readonly MessageLogged[]): number {
  const lines = thisGame(log);
  const end = lines.findLast((line) => line.event.type === 'ended') ?? lines.at(-1);
  return Math.max(1, Math.round(((end?.at ?? 0) - (lines[0]?.at ?? 0)) / 60_000));
}

const said = (voice: Voice, icon: string, key: Key, seat: number): LogLine => ({
  icon,
  pieces: voice.pieces(key, { who: who(seat) }),
  quiet: true,
});

/** A log line for a table event outside the game. */
export function tableLine(event: Happening, voice: Voice): LogLine | undefined {
  switch (event.type) {
    case 'away':
      return said(voice, 'ui-away', 'log.away', event.seat);
    case 'returned':
      return said(voice, 'ui-away', 'log.returned', event.seat);
    case 'timed-out':
      return said(voice, 'ui-away', 'log.timed-out', event.seat);
    case 'grace':
      return said(voice, 'ui-away', 'log.grace', event.seat);
    case 'nudged':
      return said(voice, 'ui-talk', 'log.nudged', event.seat);
    case 'host':
      return said(voice, 'crown', 'log.host', event.seat);
    case 'resumed':
      return { icon: 'flame', pieces: voice.pieces('log.resumed'), quiet: true };
    default:
      return undefined;
  }
}

/** The log of the game, turn by turn. */
export function chapters(
  log: readonly MessageLogged[],
  narrate: Narrator,
  voice: Voice,
): Chapter[] {
  const found: Chapter[] = [{ turn: 0, lines: [] }];
  const before: GameEvent[] = [];
  for (const { event } of thisGame(log)) {
    const number = event.type === 'game' ? turnOf(event.event) : undefined;
    if (number !== undefined) found.push({ turn: number, lines: [] });
    const told =
      event.type === 'game' ? narrate(event.event, voice, before) : tableLine(event, voice);
    if (told) found.at(-1)!.lines.push(told);
    if (event.type === 'game') before.push(event.event);
  }
  return found.filter((chapter) => chapter.turn > 0 || chapter.lines.length > 0);
}

/** The number of the turn (Coup) or round (Coup Royal) that begins with this event. */
function turnOf(event: GameEvent): number | undefined {
  if (event.event === 'turn') return event.turn;
  return event.event === 'refilled' ? event.round : undefined;
}
