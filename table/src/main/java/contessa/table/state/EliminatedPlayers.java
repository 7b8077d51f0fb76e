package contessa.table.state;

import contessa.game.Seats;

/** What eliminated players may do: see all cards, or see the result immediately. */
public final class EliminatedPlayers {

  private final TableState state;

  EliminatedPlayers(TableState state) {
    this.state = state;
  }

  /** Whether this seat is out of the game and the table lets such players see all cards. */
  public boolean mayBecomeGhost(int seat) {
    return state.playing() && state.options().letsGhostsIn() && isOut(seat);
  }

  public boolean isGhost(int seat) {
    return mayBecomeGhost(seat) && Seats.has(state.ghosts, seat);
  }

  public boolean mayHurry(int seat) {
    return state.question != null && watchOnlyBots() && isOut(seat);
  }

  /** Whether people have been eliminated, and bots or stand-ins play for all others. */
  boolean watchOnlyBots() {
    boolean anyoneOut = false;
    for (int other = 0; state.playing() && other < state.owners.size(); other++) {
      boolean out = isOut(other);
      if (!out && !state.seats.get(other).playedByBot()) {
        return false;
      }
      anyoneOut |= out && !state.owners.get(other).isEmpty();
    }
    return anyoneOut;
  }

  boolean isOut(int seat) {
    return seat >= 0
        && seat < state.owners.size()
        && state.adapter().elimination().isOut(state.game().position(), seat);
  }
}
