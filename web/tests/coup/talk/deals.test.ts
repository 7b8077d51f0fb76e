import type { CoupEvent } from '$games';
import type { Happening, Phrase } from '$wire';
import { describe, expect, it } from 'vitest';
import { dealsOf, partners } from '../../../src/coup/talk/deals';
import { reactionsTo } from '../../../src/coup/talk/reactions';

const ANA = 0;
const BRUNO = 1;
const CARA = 2;

const started: Happening = { type: 'started', game: 1, first: 0, commitment: '' };
const says = (seat: number, phrase: Phrase, to?: number, about?: number): Happening => ({
  type: 'offer',
  seat,
  phrase,
  ...(to === undefined ? {} : { to }),
  ...(about === undefined ? {} : { about }),
});
const plays = (event: CoupEvent): Happening => ({ type: 'game', event });
const turn = (seat: number, turn: number): Happening => plays({ event: 'turn', seat, turn });
const acts = (seat: number, move: 'steal' | 'coup' | 'convert' | 'tax', target: number | null) =>
  plays({ event: 'acted', seat, move, target, claim: null });
const challenges = (seat: number, claimant: number): Happening =>
  plays({ event: 'challenged', seat, claimant, claim: 'Duke' });

const log = (...events: Happening[]) =>
  [started, ...events].map((event, n) => ({ n, at: n, event }));
const read = (...events: Happening[]) => dealsOf(log(...events), []);
const agreed = (phrase: Phrase, about?: number): Happening[] => [
  says(ANA, phrase, BRUNO, about),
  says(BRUNO, 'agreed', ANA),
];

describe('a deal', () => {
  it('is an offer that its addressee accepts', () => {
    expect(read(says(ANA, 'peace', BRUNO))).toEqual({
      offers: [{ from: ANA, to: BRUNO, phrase: 'peace' }],
      deals: [],
    });
    const deals = read(...agreed('peace'));
    expect(deals.offers).toEqual([]);
    expect(partners(deals, ANA)).toEqual([BRUNO]);
    expect(partners(deals, BRUNO)).toEqual([ANA]);
    expect(partners(deals, CARA)).toEqual([]);
  });

  it('is not made by somebody else, nor by a refusal', () => {
    expect(read(says(ANA, 'peace', BRUNO), says(CARA, 'agreed', ANA)).deals).toEqual([]);
    expect(read(says(ANA, 'peace', BRUNO), says(BRUNO, 'refused', ANA))).toEqual({
      offers: [],
      deals: [],
    });
  });

  it('takes the place of the one before', () => {
    const { deals } = read(...agreed('peace'), ...agreed('no-challenge'));
    expect(deals.map(({ phrase }) => phrase)).toEqual(['no-challenge']);
  });

  it('of peace is broken by whoever attacks the other', () => {
    const { deals } = read(...agreed('peace'), turn(BRUNO, 4), acts(BRUNO, 'steal', ANA));
    expect(deals[0]?.broken).toEqual({ by: BRUNO, turn: 4 });
    expect(partners({ offers: [], deals }, ANA)).toEqual([]);
  });

  it('survives attacks on others, challenges and a change of sides', () => {
    const { deals } = read(
      ...agreed('peace'),
      acts(BRUNO, 'steal', CARA),
      acts(CARA, 'coup', ANA),
      acts(BRUNO, 'convert', ANA),
      acts(BRUNO, 'tax', null),
      challenges(BRUNO, ANA),
    );
    expect(deals[0]?.broken).toBeUndefined();
  });

  it('not to challenge is broken by a challenge only', () => {
    expect(
      read(...agreed('no-challenge'), acts(ANA, 'coup', BRUNO)).deals[0]?.broken,
    ).toBeUndefined();
    expect(read(...agreed('no-challenge'), challenges(ANA, BRUNO)).deals[0]?.broken?.by).toBe(ANA);
  });

  it('to be spared for an attack binds only whoever offered it', () => {
    const made = agreed('spare-if-you-attack', CARA);
    expect(read(...made, acts(BRUNO, 'steal', ANA)).deals[0]?.broken).toBeUndefined();
    expect(read(...made, acts(ANA, 'steal', BRUNO)).deals[0]?.broken?.by).toBe(ANA);
  });

  it('ends with those whom it concerns', () => {
    const out = plays({ event: 'exiled', seat: CARA });
    expect(read(...agreed('together-against', CARA), out).deals).toEqual([]);
    expect(read(...agreed('peace'), out).deals).toHaveLength(1);
    expect(read(says(CARA, 'peace', ANA), out).offers).toEqual([]);
  });

  it('belongs to its game', () => {
    expect(read(...agreed('peace'), started).deals).toEqual([]);
  });

  it('is not seen by a reader who has muted one of the two', () => {
    expect(dealsOf(log(...agreed('peace')), [BRUNO])).toEqual({ offers: [], deals: [] });
  });
});

describe('a reaction', () => {
  const claim = acts(BRUNO, 'tax', null);

  it('is for the open claim, and the last word counts', () => {
    const events = log(
      claim,
      says(ANA, 'i-believe-you', BRUNO),
      says(ANA, 'they-lie', undefined, BRUNO),
      says(CARA, 'i-believe-you', BRUNO),
      says(CARA, 'they-lie', undefined, ANA),
    );
    expect([...reactionsTo(BRUNO, events, [])]).toEqual([
      [ANA, 'they-lie'],
      [CARA, 'i-believe-you'],
    ]);
    expect([...reactionsTo(BRUNO, events, [ANA])]).toEqual([[CARA, 'i-believe-you']]);
  });

  it('is gone with the next claim', () => {
    const events = log(claim, says(ANA, 'they-lie', undefined, BRUNO), turn(CARA, 2));
    expect(reactionsTo(BRUNO, events, []).size).toBe(0);
  });
});
