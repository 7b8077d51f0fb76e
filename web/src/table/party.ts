import type { TableView } from '$wire';

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
