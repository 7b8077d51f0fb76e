import type { CoupEvent } from '../game/coup';
import { GOODS, type RoyalView } from '../game/royal';
import type { Values } from '../words/voice';

/** One of the sentences after a first game. */
export interface WrapUp {
  key:
    | 'good.won'
    | 'good.right'
    | 'good.proved'
    | 'good.claims'
    | 'good.played'
    | 'try.wrong'
    | 'try.challenge'
    | 'try.caught'
    | 'try.claim'
    | 'try.block'
    | 'try.save'
    | 'next'
    | `good.royal.${'won' | 'most'}`
    | `try.royal.${'most' | 'snitch'}`
    | 'next.royal';
  values: Values;
}

/** What went well, one thing to try, and what comes next, from what everybody saw. */
export function wrapUp(told: readonly CoupEvent[], me: number, won: boolean): WrapUp[] {
  const count = (test: (event: CoupEvent, at: number) => boolean): number =>
    told.filter((event, at) => test(event, at)).length;
  const doubted = (at: number): number | undefined =>
    told.slice(0, at).findLast((event) => event.event === 'challenged')?.seat;
  const claims = count((each) => each.event === 'acted' && each.seat === me && !!each.claim);
  const blocks = count((each) => each.event === 'blocked' && each.seat === me);
  const caught = count((each) => each.event === 'declined' && each.seat === me);
  const proved = count((each) => each.event === 'shown' && each.seat === me);
  const right = count((each, at) => each.event === 'declined' && doubted(at) === me);
  const wrong = count((each, at) => each.event === 'shown' && doubted(at) === me);

  const good = (): WrapUp => {
    if (won) return { key: 'good.won', values: {} };
    if (right) return { key: 'good.right', values: { n: right } };
    if (proved) return { key: 'good.proved', values: { n: proved } };
    if (claims + blocks > caught)
      return { key: 'good.claims', values: { n: claims + blocks - caught } };
    return { key: 'good.played', values: {} };
  };
  const next = (): WrapUp['key'] => {
    if (!claims) return 'try.claim';
    if (wrong > right) return 'try.wrong';
    if (caught) return 'try.caught';
    if (!right && !wrong) return 'try.challenge';
    return blocks ? 'try.save' : 'try.block';
  };
  return [good(), { key: next(), values: {} }, { key: 'next', values: {} }];
}

/** The same for Coup Royal, from the cubes that all can see. */
export function royalWrapUp(view: RoyalView, me: number): WrapUp[] {
  const first = GOODS.find((_, at) =>
    view.players.every(
      ({ goods }, seat) => seat === me || goods[at]! < view.players[me]!.goods[at]!,
    ),
  );
  const good = (): WrapUp => {
    if (view.winners.includes(me)) return { key: 'good.royal.won', values: {} };
    if (first) return { key: 'good.royal.most', values: { good: { good: first } } };
    return { key: 'good.played', values: {} };
  };
  const key = first ? 'try.royal.snitch' : 'try.royal.most';
  return [good(), { key, values: {} }, { key: 'next.royal', values: {} }];
}
