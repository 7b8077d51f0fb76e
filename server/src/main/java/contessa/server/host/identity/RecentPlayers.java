package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.message.RecentPlayer;
import contessa.server.message.ServerJson;
import contessa.table.message.FinishedGame;

/** The people with whom a player has finished games lately. */
public final class RecentPlayers {

  private static final int MOST = 12;

  /** The others in the player's latest games, as long as they have a session. */
  private static final String OTHERS =
      "select g.player, g.payload from (select table_id, game, at from games where player = ? order"
          + " by at desc limit 50) mine join games g on g.table_id = mine.table_id and g.game ="
          + " mine.game where g.player <> ? and exists (select 1 from sessions s where s.player ="
          + " g.player) order by mine.at desc, g.table_id, g.game, g.player";

  private record Met(String player, RecentPlayer as) {
    static Met of(String player, FinishedGame game) {
      String name = game.names().get(game.seat());
      return new Met(
          player, new RecentPlayer(name, game.table(), game.game(), game.seat(), game.at()));
    }
  }

  private final Database database;

  public RecentPlayers(Database database) {
    this.database = database;
  }

  /** The latest first, each once. */
  public List<RecentPlayer> of(String player) {
    Set<String> seen = new HashSet<>();
    return met(player).stream()
        .filter(one -> seen.add(one.player()))
        .map(Met::as)
        .limit(MOST)
        .toList();
  }

  /** The player who had this seat in a game that both have finished. */
  public Optional<String> find(String player, String table, int game, int seat) {
    return met(player).stream()
        .filter(
            one ->
                one.as().table().equals(table)
                    && one.as().game() == game
                    && one.as().seat() == seat)
        .map(Met::player)
        .findFirst();
  }

  private List<Met> met(String player) {
    return database
        .list(
            OTHERS,
            row ->
                Met.of(
                    row.getString(1), ServerJson.CODEC.read(row.getString(2), FinishedGame.class)),
            player,
            player)
        .stream()
        .filter(one -> !one.as().name().isEmpty())
        .toList();
  }
}
