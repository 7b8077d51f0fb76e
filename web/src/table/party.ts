import type { TableView } from '$wire';
import { type Voice, who } from '../words/voice';

interface Party {
  /** The number of the latest game. */
  n: number;
  /** How many games there are. */
  all: number;
  over: boolean;
  /** The seats with the most wins. */
  winners: number[];
  wins: number;
}

/** The party that the latest game belongs to; nothing at other tables. */
export function partyOf({ options, game, seats, stage }: TableView): Party | undefined {
  const { party: all } = options;
  if (all === undefined || game === 0) return undefined;
  const n = ((game - 1) % all) + 1;
  const wins = Math.max(...seats.map((seat) => seat.wins));
  const winners = seats.filter((seat) => wins && seat.wins === wins).map(({ seat }) => seat);
  return { n, all, over: stage === 'over' && n === all, winners, wins };
}

/** Who has won a whole party. */
export function partyWon({ winners }: Pick<Party, 'winners'>, voice: Voice): string {
  const [first] = winners;
  return winners.length === 1
    ? voice.say('party.wins', { who: who(first!) })
    : voice.say('party.share', { names: voice.list(winners.map((seat) => voice.name(seat))) });
}
