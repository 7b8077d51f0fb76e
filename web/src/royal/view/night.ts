import type { RoyalEvent } from '../../game/royal';
import { type Voice, who } from '../../words/voice';
import { loot, lootInWords } from './loot';
import { type LocationNames, locationName } from './locations';

/** What became of a boss's thieves in a round, one sentence each. */
export function thievesInWords(
  events: readonly RoyalEvent[],
  seat: number,
  voice: Voice,
  names: LocationNames,
): string {
  return voice.paragraph(
    events.flatMap((event) => {
      if (event.event !== 'location' || !event.seats.includes(seat)) return [];
      const at = { who: who(seat), place: locationName(voice, names, event.letter) };
      switch (event.outcome) {
        case 'robbed':
          return [
            voice.say('royalweb.night.alone', {
              ...at,
              loot: lootInWords(voice, loot(event.loot)),
            }),
          ];
        case 'guarded':
          return [voice.say('royalweb.night.snitch', at)];
        case 'quarrel':
          return [voice.say('royalweb.night.quarrel', at)];
        case 'vanished':
          return [];
      }
    }),
  );
}

/** The events of the last round whose plans were revealed. */
export function lastRound(log: readonly RoyalEvent[]): readonly RoyalEvent[] {
  const start = log.findLastIndex((event) => event.event === 'plans');
  return start < 0 ? [] : log.slice(start);
}
