import type { CoupView } from '../../game/coup';
import { type Voice, who } from '../../words/voice';
import { hand, handSize, holds } from '../view/cardCounts';
import { card } from '../view/choices';

export type Answer = 'pass' | 'challenge' | 'block';

/** The answers to a claim, told one after the other; the times come from the server. */
export interface AnswersScene {
  kind: 'answers';
  /** Those who answered, in the order in which it is told. */
  seats: readonly number[];
  /** What the last of them did. */
  last: Answer;
}

/** The answers that have been told by this step, by seat. */
export function toldAnswers(
  { seats, last }: AnswersScene,
  step: string,
): ReadonlyMap<number, Answer> {
  const told = seats.slice(0, Number(step));
  return new Map(told.map((seat, at) => [seat, at === seats.length - 1 ? last : 'pass']));
}

/** What only the bluffer sees who was believed. */
export interface Wink {
  /** A card that they really have. */
  card: string;
  denied: boolean;
  /** Those who could have challenged. */
  rivals: readonly number[];
}

/** Who is told next; undefined after the last one. */
export const nextAnswer = ({ seats }: AnswersScene, step: string): number | undefined =>
  seats[Number(step)];

/** What is said on the stage at this step; `asked` are all who were asked, and `own` if the claim is the reader's. */
export function answerLine(
  scene: AnswersScene,
  step: string,
  asked: readonly number[],
  own: boolean,
  voice: Voice,
): string {
  const told = toldAnswers(scene, step);
  const [seat, answer] = [...told].at(-1) ?? [];
  if (seat === undefined || !answer) return voice.say(own ? 'answers.own' : 'answers.who');
  if (answer === 'challenge') return voice.say('stage.challenged', { who: who(seat) });
  if (answer === 'block') return voice.say('answers.block', { who: who(seat) });
  const left = (asked.length ? asked : scene.seats).filter((each) => !told.has(each));
  if (!left.length) return voice.say('answers.nobody');
  return left.length === 1
    ? voice.say('answers.left', { who: who(left[0]!) })
    : voice.say('answers.pass', { who: who(seat) });
}

/** The card that a bluffer had instead of the claimed one; undefined if it was no bluff, or cannot be seen now. */
export function bluffedWith(
  view: CoupView,
  seat: number,
  claim: { role: string; denied: boolean },
): string | undefined {
  const cards = hand(view, seat);
  if (!cards.length || cards.length < handSize(view, seat)) return undefined;
  if (holds(view, seat, claim.role) !== claim.denied) return undefined;
  return claim.denied ? cards.find((each) => card(each).role === claim.role) : cards[0];
}
