import type { Happening, Replay } from '$wire';
import { narrate as narrateCoup } from '../coup/words/narrateCoup';
import type { CoupEvent } from '../game/coup';
import type { RoyalEvent } from '../game/royal';
import { iconOf, RoyalNarrator } from '../royal/view/narrateRoyal';
import { locationNames } from '../royal/view/locations';
import { tableLine } from '../table/history';
import { type LogLine, textOf } from '../table/logLine';
import type { Voice } from '../words/voice';
import type { Moment } from './moments';

/** Tells the events of a replay of either game, from the deal on, since a narrator remembers what it has said. */
export function teller(replay: Replay, voice: Voice): (event: Happening) => LogLine | undefined {
  const before: CoupEvent[] = [];
  const royal = new RoyalNarrator(voice, locationNames(replay.rules));
  return (event) => {
    if (event.type !== 'game') return tableLine(event, voice);
    if (replay.rulesOf === 'coup') {
      before.push(event.event as CoupEvent);
      return narrateCoup(event.event, voice, before);
    }
    const pieces = royal.tell(event.event as RoyalEvent);
    return pieces.length ? { icon: iconOf(event.event as RoyalEvent), pieces } : undefined;
  };
}

/** The sentence of each moment. */
export function linesOf(replay: Replay, all: readonly Moment[], voice: Voice): LogLine[][] {
  const tell = teller(replay, voice);
  return all.map((moment) =>
    moment.events.flatMap((event) => {
      const told = tell(event);
      return told ? [told] : [];
    }),
  );
}

export const sentences = (voice: Voice, lines: readonly LogLine[]): string =>
  voice.paragraph(lines.map(textOf));
