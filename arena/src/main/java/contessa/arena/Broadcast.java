package contessa.arena;

import contessa.game.AddressedEvent;
import contessa.game.EventSink;

/** Sends each player the events of its seat. */
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
