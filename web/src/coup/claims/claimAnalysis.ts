import { ACTIONS } from '$editions';
import type { Replay } from '$wire';
import { type CoupEvent, coupView } from '../../game/coup';
import { type Voice, who } from '../../words/voice';

/** The outcome of a claim: unchallenged, unchallenged but in vain, proven, or not proven. */
export type Fate = 'believed' | 'blocked' | 'proven' | 'caught';

/** A claim, and whether it was true. */
export interface Claim {
  seat: number;
  turn: number;
  /** The frame of the replay in which it was made. */
  frame: number;
  /** In notation: `Duke`, or `not Duke` for embezzling. */
  claim: string;
  /** The action it was made for; for a block, the blocked action. */
  action: string;
  block: boolean;
  /** The target of the action; for a block, the seat whose action was blocked. */
  against: number | null;
  true: boolean;
  fate: Fate;
  challenger?: number;
  /** Of claimant and challenger those for whom a bot decided. */
  stoodIn: number[];
  /** The seats that could have challenged it. */
  doubters: number[];
  /** What was at stake, in influence. */
  stake: number;
}

/** A seat's claims and challenges in a game. */
export interface Tally {
  claims: number;
  bluffs: number;
  caught: number;
  challenges: number;
  /** Challenges that caught a lie. */
  right: number;
}

export type Award = 'liar' | 'honest' | 'eye' | 'doubter' | 'hothead';

export const AWARD_EMBLEMS: Readonly<Record<Award, string>> = {
  liar: 'torn',
  honest: 'stamp',
  eye: 'inquisitor',
  hothead: 'flame',
  doubter: 'glove',
};

export interface Awarded {
  award: Award;
  seats: number[];
  n: number;
}

export interface Analysis {
  claims: Claim[];
  tallies: Tally[];
  /** The most daring lie that worked: neither caught nor blocked. */
  lie?: Claim;
  awards: Awarded[];
}

/** Analyses a replay with all cards open. Coup Royal has no claims. */
export function analyse(replay: Replay): Analysis {
  const claims = replay.rulesOf === 'coup' && replay.all ? claimsOf(replay) : [];
  const tallies = replay.names.map((_, seat) => tally(claims, seat));
  const lie = claims
    .filter((claim) => !claim.true && claim.fate === 'believed' && isOwn(claim, claim.seat))
    .reduce(bolder, undefined);
  return { claims, tallies, ...(lie ? { lie } : {}), awards: awards(tallies) };
}

/** Whether the player did it, rather than a bot in their place: nobody is praised or blamed for what a stand-in did. */
export const isOwn = ({ stoodIn }: Claim, seat: number): boolean => !stoodIn.includes(seat);

/** Stake times possible challengers. Of equal lies the later one counts, since the game was nearer its end. */
export const daring = (claim: Claim): number => claim.stake * claim.doubters.length;

function bolder(best: Claim | undefined, claim: Claim): Claim {
  return best && daring(best) > daring(claim) ? best : claim;
}

function claimsOf(replay: Replay): Claim[] {
  const claims: Claim[] = [];
  let open: Claim | undefined;
  /** The claim of an action that has been blocked. */
  let stopped: Claim | undefined;
  let action = { move: '', target: null as number | null, seat: 0 };
  let before = coupView(replay.frames[0]?.view);
  replay.frames.forEach((frame, at) => {
    const hands = before
      ? before.players.map(({ hand }) => (Array.isArray(hand) ? [...hand] : []))
      : [];
    const after = coupView(frame.view)!;
    let turn = before?.turn ?? 0;
    const byStandIn = (who: number): boolean =>
      frame.decisions.some(({ seat, by }) => seat === who && by === 'stand-in');
    const claim = (seat: number, said: string, block: boolean): void => {
      open = {
        seat,
        turn,
        frame: at,
        claim: said,
        action: action.move,
        block,
        against: block ? action.seat : action.target,
        true: isTrue(said, hands[seat] ?? []),
        fate: 'believed',
        stoodIn: byStandIn(seat) ? [seat] : [],
        doubters: hands.flatMap((hand, other) => (other !== seat && hand.length ? [other] : [])),
        stake: stake(action.move, block, (hands[seat] ?? []).length, before?.reserve ?? 0),
      };
      claims.push(open);
    };
    for (const happening of frame.events) {
      if (happening.type !== 'game') continue;
      const event = happening.event as CoupEvent;
      switch (event.event) {
        case 'turn':
          turn = event.turn;
          break;
        case 'acted':
          action = { move: event.move, target: event.target, seat: event.seat };
          open = stopped = undefined;
          if (event.claim) claim(event.seat, event.claim, false);
          break;
        case 'blocked':
          stopped = open?.fate === 'believed' && !open.block ? open : undefined;
          if (stopped) stopped.fate = 'blocked';
          claim(event.seat, event.character, true);
          break;
        case 'challenged':
          if (open) {
            open.challenger = event.seat;
            if (byStandIn(event.seat)) open.stoodIn.push(event.seat);
          }
          break;
        case 'shown':
          if (open) open.fate = 'proven';
          swap(hands[event.seat], event.cards, []);
          break;
        case 'declined':
          if (open) open.fate = 'caught';
          if (open?.block && stopped) stopped.fate = 'believed';
          break;
        case 'replaced':
          swap(hands[event.seat], [], event.cards ?? []);
          break;
        case 'lost':
          swap(hands[event.seat], [event.card], []);
          break;
      }
    }
    before = after;
  });
  return claims;
}

/** Some editions number copies (`Duke#2`); a claim is about the character. */
const character = (card: string): string => card.split('#')[0]!;

function isTrue(claim: string, hand: readonly string[]): boolean {
  const holds = (role: string): boolean => hand.some((card) => character(card) === role);
  return claim.startsWith('not ') ? !holds(claim.slice('not '.length)) : holds(claim);
}

function swap(hand: string[] | undefined, out: readonly string[], into: readonly string[]): void {
  for (const card of out) {
    const at = hand?.indexOf(card) ?? -1;
    if (at >= 0) hand!.splice(at, 1);
  }
  hand?.push(...into);
}

/** A coin in influence: a Coup costs seven coins and takes one influence. */
const COIN = 1 / ACTIONS.coup.cost;

/** The value of a claim if believed; a player with one influence left also stakes the game. */
function stake(action: string, block: boolean, influences: number, reserve: number): number {
  const gain = (): number => {
    switch (action) {
      case 'assassinate':
        return 1;
      case 'tax':
        return ACTIONS.tax.gain * COIN;
      case 'steal':
        return ACTIONS.steal.gain * (block ? COIN : 2 * COIN);
      case 'foreign-aid':
        return ACTIONS['foreign-aid'].gain * COIN;
      case 'embezzle':
        return Math.max(1, reserve) * COIN;
      default:
        return 2 * COIN;
    }
  };
  return gain() * (influences === 1 ? 2 : 1);
}

function tally(claims: readonly Claim[], seat: number): Tally {
  const own = claims.filter((claim) => claim.seat === seat && isOwn(claim, seat));
  const doubted = claims.filter((claim) => claim.challenger === seat && isOwn(claim, seat));
  return {
    claims: own.length,
    bluffs: own.filter((claim) => !claim.true).length,
    caught: own.filter((claim) => !claim.true && claim.fate === 'caught').length,
    challenges: doubted.length,
    right: doubted.filter((claim) => !claim.true && claim.fate === 'caught').length,
  };
}

/** Nobody takes the whole ceremony. */
const MOST_AWARDS = 2;

/** The best at something, if anybody was good at it. */
function awards(tallies: readonly Tally[]): Awarded[] {
  const given = tallies.map(() => 0);
  const best = (award: Award, least: number, of: (tally: Tally) => number): Awarded[] => {
    const most = Math.max(0, ...tallies.map(of));
    const seats = tallies.flatMap((each, seat) => (of(each) === most ? [seat] : []));
    if (most < least || seats.every((seat) => given[seat]! >= MOST_AWARDS)) return [];
    for (const seat of seats) given[seat]!++;
    return [{ award, seats, n: most }];
  };
  return [
    ...best('liar', 1, (tally) => tally.bluffs - tally.caught),
    ...best('eye', 1, (tally) => tally.right),
    ...best('honest', 2, (tally) => (tally.bluffs ? 0 : tally.claims)),
    ...best('hothead', 2, (tally) => tally.challenges - tally.right),
    ...best('doubter', 3, (tally) => tally.challenges),
  ];
}

/** Who let a bluff pass. */
export function believedBy({ doubters }: Claim, voice: Voice): string {
  const [first] = doubters;
  if (doubters.length === 1) return voice.say('lies.doubters.one', { who: who(first!) });
  if (doubters.length === 2) return voice.say('lies.doubters.both');
  return voice.say('lies.doubters', { n: doubters.length });
}
