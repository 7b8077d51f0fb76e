import type { Happening, MessageLogged } from '$wire';
import type { Key } from '../../generated/keys';
import { type Voice, who } from '../words/voice';
import type { Narrator, Told } from './logLine';

/** What happened in one turn, or before the first. */
export interface Chapter {
  turn: number;
  lines: Told[];
}

/** The part of the log that is about the game played now, or just over. */
export function thisGame(log: readonly MessageLogged[]): readonly MessageLogged[] {
  const start = log.findLastIndex((line) => line.event.type === 'started');
  return start < 0 ? [] : log.slice(start);
}

/** The game's own events so far. */
export function gameEvents<E>(log: readonly MessageLogged[]): E[] {
  return thisGame(log).flatMap(({ event }) => (event.type === 'game' ? [event.event as E] : []));
}

const said = (voice: Voice, icon: string, key: Key, seat: number): Told => ({
  icon,
  pieces: voice.pieces(key, { who: who(seat) }),
  quiet: true,
});

/** What happened at the table besides the game. */
export function aside(event: Happening, voice: Voice): Told | undefined {
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

/** The log of this game, turn by turn. */
export function chapters(
  log: readonly MessageLogged[],
  narrate: Narrator,
  voice: Voice,
): Chapter[] {
  const found: Chapter[] = [{ turn: 0, lines: [] }];
  for (const { event } of thisGame(log)) {
    const number = event.type === 'game' ? turnOf(event.event) : undefined;
    if (number !== undefined) found.push({ turn: number, lines: [] });
    const told = event.type === 'game' ? narrate(event.event, voice) : aside(event, voice);
    if (told) found.at(-1)!.lines.push(told);
  }
  return found.filter((chapter) => chapter.turn > 0 || chapter.lines.length > 0);
}

/** A turn of Coup or a round of Coup Royal begins. */
function turnOf(event: Record<string, unknown>): number | undefined {
  if (event.event === 'turn') return event.turn as number;
  return event.event === 'refilled' ? (event.round as number) : undefined;
}
