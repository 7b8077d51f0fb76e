package contessa.table.game;

import module java.base;

import contessa.game.Event;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalView;
import contessa.table.message.Emote;

/** Occasions for emotes in Coup Royal: what became of the thieves. */
final class RoyalEmotes implements BotEmotes {

  @Override
  public List<Occasion> occasions(List<Event> heard) {
    List<Occasion> occasions = new ArrayList<>();
    for (Event event : heard) {
      if (event instanceof RoyalEvent.Location location) {
        for (int seat : Seats.list(location.seats())) {
          occasions.add(
              switch (location.result()) {
                case ROBBED -> Occasion.of(seat, Emote.LAUGH);
                case GUARDED -> Occasion.of(seat, Emote.SIGH, Emote.THREAT);
                case QUARREL -> Occasion.of(seat, Emote.SURPRISE, Emote.THREAT);
                case VANISHED -> Occasion.of(seat, Emote.SIGH);
              });
        }
      }
    }
    return occasions;
  }

  @Override
  public int strength(Position position, int seat) {
    RoyalView.Player player = ((RoyalView) position.view(Reader.SPECTATOR)).players().get(seat);
    return player.goods().total() + player.secretCount();
  }
}
