import { claimed } from '../coup/words/narrateCoup';
import { coupEvents } from '../game/coup';
import type { Asked } from './reasons';

/** A character that a player has claimed to have, or not to have. */
export interface Told {
  role: string;
  denied: boolean;
  turns: number[];
}

export interface Remembered {
  what: 'shown' | 'declined' | 'lost' | 'exchanged';
  /** As the notation writes it; empty for an exchange. */
  card: string;
  turn: number;
}

/** What everybody has seen of one player. */
export interface Story {
  /** Claims since the hand last changed, but for the one that the puzzle asks about. */
  claims: Told[];
  /** Challenges, lost cards and exchanges, the latest first. */
  past: Remembered[];
}

/** The game up to the question, by player. */
export function stories(puzzle: Pick<Asked, 'replay' | 'claim'>): Story[] {
  const all: Story[] = puzzle.replay.names.map(() => ({ claims: [], past: [] }));
  let turn = 0;
  let open: number[] | undefined;
  const claim = (seat: number, text: string): void => {
    const { role, denied } = claimed(text);
    const { claims } = all[seat]!;
    let known = claims.find((each) => each.role === role && each.denied === denied);
    if (!known) claims.push((known = { role, denied, turns: [] }));
    open = known.turns;
    open.push(turn);
  };
  const remember = (seat: number, what: Remembered['what'], card = ''): void =>
    void all[seat]!.past.unshift({ what, card, turn });
  const changed = (seat: number, role?: string): void => {
    const { claims } = all[seat]!;
    claims.splice(0, claims.length, ...(role ? claims.filter((each) => each.role !== role) : []));
  };
  for (const event of puzzle.replay.frames.flatMap(({ events }) => coupEvents(events))) {
    switch (event.event) {
      case 'turn':
        turn = event.turn;
        break;
      case 'acted':
        if (event.claim) claim(event.seat, event.claim);
        break;
      case 'blocked':
        claim(event.seat, event.character);
        break;
      case 'shown':
      case 'declined': {
        const { role, denied } = claimed(event.claim);
        if (!denied) remember(event.seat, event.event, role);
        changed(event.seat, role);
        break;
      }
      case 'lost':
        remember(event.seat, 'lost', event.card);
        changed(event.seat, event.card.split('#')[0]);
        break;
      case 'returned':
        remember(event.seat, 'exchanged');
        changed(event.seat);
        break;
    }
  }
  if (puzzle.claim) open?.pop();
  return all;
}
