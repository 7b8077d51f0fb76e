import { beforeAll, expect, test } from 'vitest';
import { pendingCause } from '../../../src/coup/words/causes';
import type { CoupEvent } from '../../../src/game/coup';
import { speech } from '../../../src/words/speech.svelte';
import { who } from '../../../src/words/voice';

beforeAll(() => speech.use('en'));

const acted = (move: string, target: number | null): CoupEvent =>
  ({ event: 'acted', seat: 1, move, target, claim: 'Assassin' }) as CoupEvent;
const challenged = (seat: number, claimant: number): CoupEvent =>
  ({ event: 'challenged', seat, claimant, claim: 'Assassin' }) as CoupEvent;
const lost = (seat: number): CoupEvent =>
  ({ event: 'lost', seat, card: 'Duke', reason: 'challenge' }) as CoupEvent;
const SHOWN = { event: 'shown', seat: 1, claim: 'Assassin', cards: ['Assassin'] } as CoupEvent;
const DECLINED = { event: 'declined', seat: 1, claim: 'Assassin' } as CoupEvent;

/** What the stage tells Ana in seat 0 while `seat` chooses a card to lose. */
function told(seat: number, ...events: CoupEvent[]): string {
  const cause = pendingCause(seat, [acted('tax', null), lost(seat), ...events]);
  const voice = speech.voice.at('resistance', ['Ana', 'Bruno', 'Cara'], 0);
  return cause?.by === undefined
    ? ''
    : voice.say(`stage.lose.${cause.fall as 'coup'}`, { who: who(seat), by: who(cause.by) });
}

test.each<[string, number, CoupEvent[]]>([
  ['Bruno’s coup costs you a card.', 0, [acted('coup', 0)]],
  ['Bruno’s assassin costs Cara a card.', 2, [acted('assassinate', 2)]],
  [
    'You were wrong to challenge Bruno and lose a card.',
    0,
    [acted('tax', null), challenged(0, 1), SHOWN],
  ],
  ['Your challenge costs Bruno a card.', 1, [acted('tax', null), challenged(0, 1), DECLINED]],
  [
    'Bruno’s assassin costs you a card.',
    0,
    [acted('assassinate', 0), challenged(0, 1), SHOWN, lost(0)],
  ],
  [
    'Bruno was wrong to challenge Cara and loses a card.',
    1,
    [acted('assassinate', 2), challenged(1, 2), { ...SHOWN, seat: 2 } as CoupEvent, lost(1)],
  ],
  ['', 2, [acted('tax', null)]],
])('%s', (sentence, seat, events) => {
  expect(told(seat, ...events)).toBe(sentence);
});
