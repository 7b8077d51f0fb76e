import type { Emote, MessageLogged, Phrase, TableView } from '$wire';
import type { Key } from '../../generated/keys';
import { type Piece, type Voice, who } from '../words/voice';

export const EMOTES: readonly Emote[] = [
  'laugh',
  'surprise',
  'doubt',
  'threat',
  'plea',
  'applause',
  'sigh',
  'thinking',
];
/** Ready-made phrases with translations; some address a player, some mention one. */
export const PHRASES: Record<Phrase, { to: boolean; about: boolean }> = {
  peace: { to: true, about: false },
  'spare-if-you-attack': { to: true, about: true },
  'together-against': { to: true, about: true },
  'no-challenge': { to: true, about: false },
  'please-block': { to: true, about: false },
  'they-lie': { to: false, about: true },
  'i-tell-the-truth': { to: false, about: false },
  'i-believe-you': { to: true, about: false },
  agreed: { to: true, about: false },
  refused: { to: true, about: false },
};

/** Those that offer a deal. */
export const DEALS: readonly Phrase[] = [
  'peace',
  'spare-if-you-attack',
  'together-against',
  'no-challenge',
];

/** Whether the viewer may speak here. Somebody who sees all cards may not. */
export const mayTalk = ({ you, options }: TableView): boolean =>
  you.seat !== undefined && you.ghost !== true && options.talk !== 'off';

export interface ChatLine {
  n: number;
  seat: number;
  pieces: Piece[];
  emote?: Emote;
}

/** The chat messages: text as written, phrases in the reader's language. */
export function chatMessages(
  log: readonly MessageLogged[],
  voice: Voice,
  muted: readonly number[],
): ChatLine[] {
  return log.flatMap(({ event }, n): ChatLine[] => {
    if (!('seat' in event) || muted.includes(event.seat)) return [];
    if (event.type === 'said' && !event.text) return [];
    if (event.type === 'said') return [{ n, seat: event.seat, pieces: [{ text: event.text }] }];
    if (event.type === 'emote')
      return [
        {
          n,
          seat: event.seat,
          pieces: voice.pieces(`emote.${event.emote}`, { who: who(event.seat) }),
          emote: event.emote,
        },
      ];
    if (event.type !== 'offer') return [];
    return [{ n, seat: event.seat, pieces: offer(event.phrase, voice, event.to, event.about) }];
  });
}

/** What somebody says to the table: everybody is called by name, the reader included. */
export function offer(phrase: Phrase, voice: Voice, to?: number, about?: number): Piece[] {
  const key = `offer.${phrase}${to === undefined ? '' : '.to'}` as Key;
  return voice.quoting().pieces(voice.has(key) ? key : `offer.${phrase}`, {
    ...(to === undefined ? {} : { to: who(to) }),
    ...(about === undefined ? {} : { about: who(about) }),
  });
}
