import type { CoupEvent } from '../../game/coup';
import type { Key } from '../../../generated/keys';
import type { Narrator, LogLine } from '../../table/logLine';
import { card, type Values, type Voice, who } from '../../words/voice';
import { lossOf } from './causes';

/** One sentence per event of Coup; events that the table shows by itself, such as a new turn, have none. */
export const narrate: Narrator = (event, voice, before) =>
  tell(event as CoupEvent, voice, before as readonly CoupEvent[]);

/** A claim in notation: a character, or `not Duke`. */
export function claimed(claim: string): { role: string; denied: boolean } {
  return claim.startsWith('not ')
    ? { role: claim.slice(4), denied: true }
    : { role: claim, denied: false };
}

function tell(
  event: CoupEvent,
  voice: Voice,
  before: readonly CoupEvent[],
): LogLine | undefined {
  const say = (icon: string, key: Key, values?: Values, quiet = false): LogLine => ({
    icon,
    pieces: voice.pieces(key, values),
    quiet,
  });
  const list = (cards: readonly string[]): string => voice.cards(cards);
  const drawn = (
    key: 'replaced' | 'drew' | 'returned',
    of: { seat: number; count?: number; cards?: string[] },
  ): LogLine => {
    if (!of.cards)
      return say('letter', `event.${key}.other`, { who: who(of.seat), n: of.count ?? 0 });
    const cards = list(of.cards);
    return of.seat === voice.reader
      ? say('letter-open', `event.${key}`, { cards })
      : say('letter-open', `seen.${key}`, { who: who(of.seat), cards });
  };

  switch (event.event) {
    case 'dealt':
      if (!event.cards) return undefined;
      if (event.seat !== voice.reader)
        return say('letter', 'seen.dealt', { who: who(event.seat), cards: list(event.cards) });
      return say('letter', event.cards.length === 1 ? 'event.dealt.one' : 'event.dealt', {
        cards: list(event.cards),
      });
    case 'picked':
      if (!event.card) return say('letter', 'event.picked.other', { who: who(event.seat) });
      return event.seat === voice.reader
        ? say('letter', 'event.picked', { card: card(event.card) })
        : say('letter', 'seen.picked', { who: who(event.seat), card: card(event.card) });
    case 'sided':
      return say('shield', 'event.sided', {
        who: who(event.seat),
        side: { side: event.allegiance },
      });
    case 'turn':
      return undefined;
    case 'acted':
      return acted(event, say);
    case 'unchallenged':
      return say('ui-pass', 'event.unchallenged', {}, true);
    case 'challenged': {
      const { role, denied } = claimed(event.claim);
      const values = { who: who(event.seat), claimant: who(event.claimant), role: { role } };
      return say('glove', denied ? 'event.challenged.denied' : 'event.challenged', values);
    }
    case 'shown': {
      const values = {
        who: who(event.seat),
        card: card(event.cards[0] ?? ''),
        cards: list(event.cards),
      };
      return say(
        'stamp',
        claimed(event.claim).denied ? 'event.shown.denied' : 'event.shown',
        values,
      );
    }
    case 'declined': {
      const { role, denied } = claimed(event.claim);
      return say('torn', denied ? 'event.declined.denied' : 'event.declined', {
        who: who(event.seat),
        role: { role },
      });
    }
    case 'replaced':
    case 'drew':
    case 'returned':
      return drawn(event.event, event);
    case 'unblocked':
      return say('ui-pass', 'event.unblocked', {}, true);
    case 'blocked':
      return say('shield-mark', 'event.blocked', {
        who: who(event.seat),
        role: { role: event.character },
      });
    case 'stood':
      return say('shield', 'event.stood', {}, true);
    case 'coins':
      return coins(event, say);
    case 'lost':
      return say(roleIcon(event.card), ...lossOf(event, before));
    case 'exiled':
      return say('smoke', 'event.exiled', { who: who(event.seat) });
    case 'offered': {
      const values = { who: who(event.seat), to: who(event.examiner) };
      return event.card
        ? say('inquisitor', 'event.offered', { ...values, card: card(event.card) })
        : say('inquisitor', 'event.offered.other', values);
    }
    case 'judged':
      return say('inquisitor', `event.judged.${event.verdict}`, {
        who: who(event.seat),
        target: who(event.target),
      });
    case 'converted': {
      const values = { who: who(event.seat), by: who(event.by), side: { side: event.allegiance } };
      return say(
        'shield',
        event.seat === event.by ? 'event.converted.self' : 'event.converted',
        values,
      );
    }
    case 'exposed':
      return say('letter-open', 'event.exposed', {
        who: who(event.seat),
        cards: list(event.cards),
      });
    case 'won':
      return say('crown', 'event.won', { who: who(event.seats[0] ?? 0) });
  }
}

type Say = (icon: string, key: Key, values?: Values) => LogLine;

const roleIcon = (text: string): string => text.split('#')[0]!.toLowerCase();

function acted(event: Extract<CoupEvent, { event: 'acted' }>, say: Say): LogLine | undefined {
  // Income and conversion are told by their own later events.
  if (event.move === 'income' || event.move === 'convert') return undefined;
  const claim = event.claim ? claimed(event.claim).role : undefined;
  const role = { role: event.named ?? claim ?? 'Duke' };
  const key = `acted.${event.move}${event.named ? '.named' : ''}` as Key;
  return say(claim ? roleIcon(claim) : event.move === 'coup' ? 'crown' : 'coin', key, {
    who: who(event.seat),
    target: who(event.target ?? -1),
    role,
  });
}

function coins(event: Extract<CoupEvent, { event: 'coins' }>, say: Say): LogLine | undefined {
  // Costs are told with the action, and stolen coins with the thief's gain.
  if (event.change <= 0 || ['cost', 'convert', 'exile'].includes(event.reason)) return undefined;
  return say('coin', `coins.${event.reason}` as Key, { who: who(event.seat), n: event.change });
}
