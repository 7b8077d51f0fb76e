package contessa.table.game;

import contessa.game.Event;
import contessa.game.Position;
import contessa.table.message.Emote;
import java.util.List;

/**
 * When a bot shows a feeling, and how strong a player seems. Both use only public knowledge, so
 * neither can give a card away.
 */
public interface BotEmotes {

  /**
   * A moment at which a player might show a feeling.
   *
   * @param emotes the emotes that would fit
   */
  record Occasion(int seat, List<Emote> emotes) {

    static Occasion of(int seat, Emote... emotes) {
      return new Occasion(seat, List.of(emotes));
    }
  }

  /**
   * The occasions in one step of the game.
   *
   * @param heard the events as a spectator hears them
   */
  List<Occasion> occasions(List<Event> heard);

  /** How strong this player seems to a spectator; only the order matters. */
  int strength(Position position, int seat);
}
