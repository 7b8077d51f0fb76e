package contessa.server.host.games;

import contessa.table.message.FinishedGame;
import java.util.List;

/** The list of each player's finished games, by which replays are found. */
public interface GameHistory {

  /** Adds a game unless it is already listed. */
  void add(String player, FinishedGame game);

  /** The player's latest games, newest first. */
  List<FinishedGame> of(String player);
}
