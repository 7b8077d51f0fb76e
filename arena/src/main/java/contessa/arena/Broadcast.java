package contessa.arena;

import contessa.game.Herald;
import contessa.game.Told;

/** Tells each player what its seat may hear. */
final class Broadcast implements Herald {

  private final Player[] players;

  Broadcast(Player[] players) {
    this.players = players;
  }

  @Override
  public void tell(Told told) {
    for (int seat = 0; seat < players.length; seat++) {
      players[seat].hear(told.heardBy(seat));
    }
  }
}
