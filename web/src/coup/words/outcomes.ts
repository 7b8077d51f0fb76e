import type { Key } from '../../../generated/keys';
import type { CoupEvent } from '../../game/coup';
import { type Piece, type Values, type Voice, who } from '../../words/voice';
import { emblem } from '../view/emblemNames';
import { lossOf } from './causes';
import { claimed } from './narrateCoup';

/** What came of something, in one sentence. */
export interface Outcome {
  turn: number;
  /** The player it is about. */
  seat: number;
  emblem: string;
  /** A word before the sentence, or after it. */
  shout?: 'verdict.held' | 'fall.out';
  key: Key;
  values: Values;
}

/** The sentence with its shout, in the reader's language. */
export function outcomePieces({ shout, key, values }: Outcome, voice: Voice): Piece[] {
  const said = voice.pieces(key, values);
  if (!shout) return said;
  const cry = { text: voice.say(shout) };
  return shout === 'fall.out' ? [...said, { text: ' ' }, cry] : [cry, { text: ' ' }, ...said];
}

type Acted = Extract<CoupEvent, { event: 'acted' }>;
type Reason = Extract<CoupEvent, { event: 'coins' }>['reason'];

const picture = (reason: Exclude<Reason, 'steal' | 'cost'>): string =>
  reason === 'refund' || reason === 'exile' ? 'letter' : emblem(reason);

/** The outcomes of a game so far, oldest first. */
export function outcomes(events: readonly CoupEvent[]): Outcome[] {
  const found: Outcome[] = [];
  let turn = 0;
  let action: Acted | undefined;
  let challenger = 0;
  let blocker: number | undefined;
  let paid = 0;
  const tell = (
    seat: number,
    picture: string,
    key: Key,
    values: Values = {},
    shout?: Outcome['shout'],
  ): void =>
    void found.push({
      turn,
      seat,
      emblem: picture,
      ...(shout && { shout }),
      key,
      values: { who: who(seat), ...values },
    });

  for (const [at, event] of events.entries()) {
    switch (event.event) {
      case 'turn':
        turn = event.turn;
        action = undefined;
        blocker = undefined;
        break;
      case 'acted':
        action = event;
        break;
      case 'challenged':
        challenger = event.seat;
        break;
      case 'blocked':
        blocker = event.seat;
        break;
      case 'shown': {
        const { role, denied } = claimed(event.claim);
        tell(event.seat, 'stamp', denied ? 'outcome.proved.denied' : 'outcome.proved', {
          role: { role },
          challenger: who(challenger),
        });
        break;
      }
      case 'declined': {
        const { role, denied } = claimed(event.claim);
        const key = denied ? '.denied' : event.seat === blocker ? '.block' : '';
        tell(event.seat, 'torn', `outcome.unshown${key}` as Key, { role: { role } });
        break;
      }
      case 'stood':
        if (action)
          tell(
            event.seat,
            'shield-mark',
            `outcome.blocked.${action.move}` as Key,
            { actor: who(action.seat) },
            'verdict.held',
          );
        break;
      case 'coins':
        if (event.reason === 'convert') paid = -event.change;
        if (event.change <= 0 || event.reason === 'cost') break;
        if (event.reason === 'steal')
          tell(event.seat, 'captain', 'outcome.stole', {
            n: event.change,
            target: who(action?.target ?? -1),
          });
        else
          tell(event.seat, picture(event.reason), `coins.${event.reason}` as Key, {
            n: event.change,
          });
        break;
      case 'returned':
        if (action?.move === 'exchange') tell(event.seat, 'ambassador', 'outcome.exchanged');
        break;
      case 'judged':
        tell(event.seat, 'inquisitor', `event.judged.${event.verdict}`, {
          target: who(event.target),
        });
        break;
      case 'converted':
        tell(
          event.seat,
          'shield',
          event.seat === event.by ? 'outcome.converted.self' : 'outcome.converted',
          { by: who(event.by), n: paid },
        );
        break;
      case 'lost':
        tell(event.seat, 'torn', ...lossOf(event, events.slice(0, at)));
        break;
      case 'exiled': {
        const last = found.at(-1);
        if (last?.emblem === 'torn' && last.seat === event.seat)
          found[found.length - 1] = { ...last, emblem: 'smoke', shout: 'fall.out' };
        else tell(event.seat, 'smoke', 'event.exiled');
        break;
      }
    }
  }
  return found;
}
