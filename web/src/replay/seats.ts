import type { Replay, SeatView } from '$wire';
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
