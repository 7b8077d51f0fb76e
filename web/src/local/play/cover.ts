import type { CoupEvent, GameEvent, GameView, RoyalEvent } from '$games';
import type { Happening } from '$wire';
import type { Cover } from '../../net/watchedTable.svelte';

/** Decisions about the player's own cards, which cannot be taken without seeing them. */
export const CARD_PHASES: readonly string[] = [
  'draft',
  'prove',
  'lose',
  'exchange',
  'offer',
  'verdict',
];

const number = (cards: unknown): number =>
  Array.isArray(cards) ? cards.length : typeof cards === 'number' ? cards : 0;

/** The view as if its reader’s own cards were somebody else's; sums of goods count as cards do. */
function covered(view: GameView, seat: number): GameView {
  if (view.game === 'coup')
    return {
      ...view,
      players: view.players.map((player, i) =>
        i === seat ? { ...player, hand: number(player.hand) } : player,
      ),
    };
  return {
    ...view,
    players: view.players.map((player, i) =>
      i === seat && Array.isArray(player.secrets)
        ? { ...player, secrets: player.secrets.reduce((sum, each) => sum + each, 0) }
        : player,
    ),
  };
}

function told(event: GameEvent, seat: number): GameEvent {
  // Whoever examined it knows somebody else's card.
  if (event.event === 'offered') {
    const { card: _, ...rest } = event;
    return rest;
  }
  if (!('seat' in event) || event.seat !== seat) return event;
  const known: CoupEvent | RoyalEvent = event;
  switch (known.event) {
    case 'dealt':
    case 'drew':
    case 'replaced':
    case 'returned': {
      const { cards, ...rest } = known;
      return cards ? { ...rest, count: cards.length } : known;
    }
    case 'picked':
      return { event: 'picked', seat };
    case 'planned':
      return { event: 'planned', seat };
    case 'secret':
      return { event: 'secret', seat, count: known.count };
    default:
      return known;
  }
}

/** Covers the cards of the player at this seat while they do not look at them. */
export const coverOf = (seat: number): Cover => ({
  view: (view) =>
    view.view && view.stage === 'playing' ? { ...view, view: covered(view.view, seat) } : view,
  event: (event: Happening) =>
    event.type === 'game' ? { ...event, event: told(event.event, seat) } : event,
});
