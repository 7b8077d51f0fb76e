import type { Happening, TableView } from '$wire';
import { type Voice, who } from '../words/voice';
import { type LogLine, textOf } from './logLine';

type InGame = Extract<Happening, { type: 'game' }>['event'];

/** Who ran out of time, and what was done for them: the first line about them that follows. */
export function late(
  happenings: readonly Happening[],
  voice: Voice,
  narrate: (event: InGame) => LogLine | undefined,
): string[] {
  return happenings.flatMap((happening, at) => {
    if (happening.type !== 'timed-out') return [];
    const { seat } = happening;
    const [done] = happenings
      .slice(at)
      .flatMap((each) =>
        each.type === 'game' && isOf(each.event, seat) ? (narrate(each.event) ?? []) : [],
      );
    const words = [voice.say('log.timed-out', { who: who(seat) }), done ? textOf(done) : ''];
    return [words.join(' ').trim()];
  });
}

const isOf = (event: InGame, seat: number): boolean => 'seat' in event && event.seat === seat;

/** Whether the reader was asked together with others and let the time pass, which nobody else is told. */
export function missed(
  { decision, asking, you }: TableView,
  after: TableView,
  now: number,
): boolean {
  if (!decision?.sealed || decision.answer !== undefined || decision.ordered) return false;
  const bank = asking?.target === you.seat ? asking?.bankUntil : undefined;
  const end = bank ?? decision.deadline;
  return end !== undefined && now >= end && after.decision?.ask !== decision.ask;
}
