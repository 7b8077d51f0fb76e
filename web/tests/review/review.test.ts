import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Replay } from '$wire';
import { count, handSize } from '../../src/coup/view/cardCounts';
import { coupView } from '../../src/game/coup';
import type { Analysis, AnalysisStep } from '../../src/net/analysis';
import { asked, review, why } from '../../src/review/decisions';
import { speech } from '../../src/words/speech.svelte';

/** Two games of Coup and one of Coup Royal between characters, as the server analyses and replays them. */
const REAL = JSON.parse(readFileSync('tests/review/real.json', 'utf8')) as {
  replay: Replay;
  analysis: Analysis;
}[];
const SEATS = REAL.flatMap((game) =>
  game.replay.names.map((name, me) => ({ ...game, name, me, found: review(game.analysis, me) })),
);

beforeEach(() => speech.use('en'));

/** What a choice lost against the best of the others, from the options themselves. */
function gap({ options = [] }: AnalysisStep): number {
  const others = options.filter((each) => !each.played).map(({ known }) => known);
  return options.find((each) => each.played)!.known - Math.max(...others);
}

const choices = (analysis: Analysis, me: number): AnalysisStep[] =>
  analysis.steps.filter(
    ({ seat, by, options = [] }) =>
      seat === me && !by && options.length > 1 && options.some((each) => each.played),
  );

test('what a habit cost is told in one number that is right for one mistake and for many', () => {
  const told = (n: number): string => speech.voice.say('review.cost', { n, cost: '71%' });
  expect(told(1)).toBe('One such decision lowered your chance of winning by 71%.');
  expect(told(2)).toBe('The worst of 2 such decisions lowered your chance of winning by 71%.');
});

describe.each(SEATS)('$replay.edition, $name in seat $me', ({ analysis, me, found }) => {
  test('the moment to look at is the costliest of the own decisions', () => {
    const worst = Math.min(0, ...choices(analysis, me).map(gap));
    if (worst > -0.03) return expect(found.look).toBeUndefined();
    expect(gap(found.look!.step)).toBe(worst);
    expect(found.look!.best.known - found.look!.played.known).toBeCloseTo(-worst, 9);
    expect(found.look!.best).toBe(found.look!.step.options![0]);
    return expect(found.look!.step.seat).toBe(me);
  });

  test('what went well was the best move, by some way', () => {
    if (!found.good) return;
    const { step, played, best } = found.good;
    expect(played).toBe(step.options![0]);
    expect(best).toBe(step.options![1]);
    expect(gap(step)).toBeGreaterThan(step.kind === 'plan' ? 0 : 0.03 - 1e-9);
    expect(step.seat).toBe(me);
  });

  test('a turn with a mistake in it is not praised', () => {
    const slips = choices(analysis, me).filter((each) => gap(each) <= -0.03);
    if (found.good) expect(slips.map(({ round }) => round)).not.toContain(found.good.step.round);
  });

  test('the cost of a habit is that of its worst mistake, never a sum', () => {
    const { habit, look } = found;
    if (!habit) return;
    expect(habit.worst).toBeLessThanOrEqual(-gap(look!.step) + 1e-9);
    expect(habit.worst * habit.times).toBeGreaterThanOrEqual(habit.cost - 1e-9);
  });

  test('the habit is of the kind that cost most together', () => {
    const slips = choices(analysis, me).filter((each) => gap(each) <= -0.03);
    const did = ({ options = [] }: AnalysisStep): string =>
      options.find((each) => each.played)!.move.split(' ')[0]!;
    const should = ({ options = [] }: AnalysisStep): string => options[0]!.move.split(' ')[0]!;
    const kinds: Partial<Record<string, AnalysisStep[]>> = {
      wrong: slips.filter((each) => did(each) === 'challenge'),
      challenge: slips.filter((each) => should(each) === 'challenge'),
      plan: slips.filter((each) => did(each) === 'plan'),
    };
    const cost = (steps: AnalysisStep[]): number => steps.reduce((sum, one) => sum - gap(one), 0);
    const { habit } = found;
    for (const steps of Object.values(kinds))
      if (steps!.length) expect(habit!.cost).toBeGreaterThanOrEqual(cost(steps!) - 1e-9);
    const own = habit && kinds[habit.fault];
    if (own) expect([habit.times, habit.cost]).toEqual([own.length, expect.closeTo(cost(own), 9)]);
  });
});

/** Every own mistake about a claim, and what is said of it. */
const DOUBTS = SEATS.flatMap(({ replay, analysis, me }) =>
  choices(analysis, me).flatMap((step) => {
    const question = asked(replay, analysis, step);
    return question?.claim ? [{ replay, analysis, me, step, question }] : [];
  }),
);

test('a decision is asked about as its seat saw it: the claim is open, and nothing later is known', () => {
  expect(DOUBTS.length).toBeGreaterThan(20);
  for (const { question, step } of DOUBTS) {
    const view = coupView(question.replay.frames.at(-1)!.view)!;
    expect(view.claim?.seat).toBe(question.claim!.seat);
    expect(view.claim?.character?.toLowerCase()).toContain(question.claim!.role.toLowerCase());
    expect(question.replay.frames.length).toBe(step.frame);
  }
});

test('the reasons count what this seat could see', () => {
  let checked = 0;
  for (const { replay, analysis, me, step, question } of DOUBTS)
    for (const { key, values } of why(replay, analysis, step)) {
      const view = coupView(question.replay.frames.at(-1)!.view)!;
      const role = view.claim!.character!;
      if (key === 'puzzle.why.seen' || key === 'puzzle.why.unseen') {
        const { up, own } = count(view, role, 3, me);
        expect(values['n'] ?? 0).toBe(up + own);
        checked++;
      }
      if (key === 'puzzle.why.last') expect(handSize(view, me)).toBe(1);
      if (key === 'puzzle.why.card') expect(handSize(view, me)).toBeGreaterThan(1);
      if ('chance' in values) {
        const claim = analysis.steps
          .slice(0, analysis.steps.indexOf(step))
          .findLast((each) => each.claim)!;
        const bluff = Math.round(100 * (1 - claim.claim!.likely[me]!));
        expect(values['chance']).toBe(`${bluff}%`);
      }
    }
  expect(checked).toBeGreaterThan(5);
});

test('whoever lost nothing is told so, and what others decided is nobody’s fault', () => {
  const [{ analysis }] = REAL as [(typeof REAL)[number]];
  const step: AnalysisStep = { ...choices(analysis, 0)[0]!, seat: 0 };
  const of = (known: number[], more: Partial<AnalysisStep> = {}): Analysis => ({
    ...analysis,
    steps: [
      {
        ...step,
        kind: 'action',
        options: known.map((each, i) => ({
          move: i ? 'foreign-aid' : 'income',
          known: each,
          margin: 0,
          ...(i ? { played: true } : {}),
        })),
        ...more,
      },
    ],
  });
  expect(review(of([0.5, 0.48]), 0)).toEqual({});
  expect(review(of([0.6, 0.4]), 0).look).toMatchObject({
    worth: expect.closeTo(-0.2, 9) as number,
  });
  expect(review(of([0.6, 0.4], { by: 'timeout' }), 0).look).toBeUndefined();
  expect(review(of([0.6, 0.4]), 1)).toEqual({});
});
