import type { MessageLogged, TableView } from '$wire';
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

/** Whether a bot has played most of this player's latest game, to its end. */
export function stoodIn(log: readonly MessageLogged[], seat: number): boolean {
  let away = false;
  const moves = { all: 0, away: 0 };
  for (const { event } of log) {
    if (event.type === 'started') moves.all = moves.away = 0;
    else if (event.type === 'game') {
      moves.all++;
      if (away) moves.away++;
    } else if ((event.type === 'away' || event.type === 'returned') && event.seat === seat)
      away = event.type === 'away';
  }
  return away && moves.away * 2 > moves.all;
}

/** Who has won a whole party. */
export function partyWon({ winners }: Pick<Party, 'winners'>, voice: Voice): string {
  const [first] = winners;
  return winners.length === 1
    ? voice.say('party.wins', { who: who(first!) })
    : voice.say('party.share', { names: voice.they(winners) });
}
