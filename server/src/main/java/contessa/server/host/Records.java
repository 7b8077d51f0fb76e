package contessa.server.host;

import contessa.server.wire.FinishedGame;
import java.util.List;

/** Who has finished which games: a list to find their replays by, no more. */
public interface Records {

  /** Does nothing if it is there already. */
  void add(String player, FinishedGame game);

  /** The latest games of a player, newest first. */
  List<FinishedGame> of(String player);
}
