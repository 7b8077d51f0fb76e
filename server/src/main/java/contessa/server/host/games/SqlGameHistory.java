package contessa.server.host.games;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.message.ServerJson;
import contessa.table.message.FinishedGame;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The game history in the server's file. */
public final class SqlGameHistory implements GameHistory {

  private static final Logger LOG = LoggerFactory.getLogger(SqlGameHistory.class);

  private static final String INSERT =
      "insert into games (player, table_id, game, at, payload) values (?, ?, ?, ?, ?)"
          + " on conflict do nothing";
  private static final String LATEST =
      "select payload from games where player = ? order by at desc, table_id, game limit 200";

  private final Database database;

  public SqlGameHistory(Database database) {
    this.database = database;
  }

  /** The game itself is in the journal, so a failure to list it must not stop the table. */
  @Override
  public void add(String player, FinishedGame game) {
    try {
      database.update(
          INSERT, player, game.table(), game.game(), game.at(), ServerJson.CODEC.json(game));
    } catch (JournalFailure e) {
      LOG.error("Game {} of table {} could not be listed", game.game(), game.table(), e);
    }
  }

  @Override
  public List<FinishedGame> of(String player) {
    return database.list(
        LATEST, row -> ServerJson.CODEC.read(row.getString(1), FinishedGame.class), player);
  }
}
