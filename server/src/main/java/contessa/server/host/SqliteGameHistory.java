package contessa.server.host;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import contessa.server.wire.FinishedGame;
import contessa.server.wire.WireJson;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteDataSource;

/** The game history in the journal's file, which must have been opened before. */
public final class SqliteGameHistory implements GameHistory {

  private static final Logger LOG = LoggerFactory.getLogger(SqliteGameHistory.class);

  private static final String INSERT =
      "insert into games (player, table_id, game, at, payload) values (?, ?, ?, ?, ?)"
          + " on conflict do nothing";
  private static final String SELECT =
      "select payload from games where player = ? order by at desc, table_id, game limit 200";

  private final SQLiteDataSource source;

  public SqliteGameHistory(Path file) {
    source = SqliteJournal.source(file);
  }

  /** The game itself is in the journal, so a failure to list it must not stop the table. */
  @Override
  public void add(String player, FinishedGame game) {
    try (Connection connection = source.getConnection();
        PreparedStatement insert = connection.prepareStatement(INSERT)) {
      insert.setString(1, player);
      insert.setString(2, game.table());
      insert.setInt(3, game.game());
      insert.setLong(4, game.at());
      insert.setString(5, WireJson.write(game));
      insert.executeUpdate();
    } catch (SQLException e) {
      LOG.error(
          "Game {} of table {} could not be added to the history", game.game(), game.table(), e);
    }
  }

  @Override
  public List<FinishedGame> of(String player) {
    try (Connection connection = source.getConnection();
        PreparedStatement select = connection.prepareStatement(SELECT)) {
      select.setString(1, player);
      List<FinishedGame> games = new ArrayList<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          games.add(WireJson.read(found.getString(1), FinishedGame.class));
        }
      }
      return games;
    } catch (SQLException e) {
      throw new JournalFailure("cannot read the game history", e);
    }
  }
}
