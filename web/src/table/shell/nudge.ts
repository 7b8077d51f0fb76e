import type { Happening, TableView } from '$wire';
import { type Voice, who } from '../../words/voice';

/** The message to a nudged player. */
export function nudge(
  happenings: readonly Happening[],
  after: TableView,
  voice: Voice,
): string | undefined {
  if (!after.decision || after.decision.answer !== undefined) return undefined;
  for (const each of happenings)
    if (each.type === 'nudged' && each.seat !== after.you.seat)
      return voice.say('nudge.you', { who: who(each.seat) });
  return undefined;
}
