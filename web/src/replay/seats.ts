import type { Replay, SeatView } from '$wire';
import { apiOf } from '../net/api';
import type { Voice } from '../words/voice';

/** The seats of a finished game, as a table shows them. */
export function seatsOf(replay: Replay, voice: Voice): SeatView[] {
  return replay.names.map((name, seat) => {
    const bot = replay.bots[seat] || undefined;
    return {
      seat,
      name: voice.shown(name),
      occupant: bot ? 'bot' : 'person',
      bot,
      host: false,
      away: false,
      wins: 0,
      again: false,
    };
  });
}

/** The reader's own seat in a game, if they played. `file` is the table of a record that they have opened. */
export async function ownSeat(
  { commitment, bots }: Replay,
  table: string,
  game: number,
): Promise<number | undefined> {
  if (table === 'file') return undefined;
  if (commitment === '') {
    // A game that goes on from another one is in nobody's history; its only person is the reader.
    const person = bots.indexOf('');
    return person < 0 ? undefined : person;
  }
  const games = await apiOf(table)
    .myGames()
    .catch(() => []);
  return games.find((each) => each.table === table && each.game === game)?.seat;
}
