package contessa.arena;

import contessa.game.AddressedEvent;
import contessa.game.EventSink;

/** Tells each player what its seat may hear. */
final class Broadcast implements EventSink {

  private final Player[] players;

  Broadcast(Player[] players) {
    this.players = players;
  }

  @Override
  public void tell(AddressedEvent told) {
    for (int seat = 0; seat < players.length; seat++) {
      players[seat].hear(told.heardBy(seat));
    }
  }
}
