package contessa.arena;

import contessa.game.Herald;
import contessa.game.Told;

/** Tells each player what its seat may hear. */
record Crier(Player[] players) implements Herald {

  @Override
  public void tell(Told told) {
    for (int seat = 0; seat < players.length; seat++) {
      players[seat].hear(told.heardBy(seat));
    }
  }
}
