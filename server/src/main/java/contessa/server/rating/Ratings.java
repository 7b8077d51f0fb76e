package contessa.server.rating;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.journal.SqliteJournal;
import contessa.server.player.PlayerIds;
import contessa.server.table.state.GameResult;
import contessa.server.wire.Leaderboard;
import contessa.server.wire.Medal;
import contessa.server.wire.MedalWon;
import contessa.server.wire.MyRatings;
import contessa.server.wire.PoolRating;
import contessa.server.wire.RatingChoice;
import contessa.server.wire.RatingPool;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteDataSource;

/** Ratings beside the journal, in the same file, which must have been opened before. */
public final class Ratings {

  private static final Logger LOG = LoggerFactory.getLogger(Ratings.class);

  private static final List<String> TABLES = List.of("rated", "ratings", "wins", "medals");

  private final SQLiteDataSource source;
  private final InstantSource clock;

  /**
   * The ratings in this file.
   *
   * @param clock that of the tables, whose games ask who was rated when they began
   */
  public Ratings(Path file, InstantSource clock) {
    source = SqliteJournal.source(file);
    this.clock = clock;
  }

  /**
   * All that a game changes, at once. A rating that cannot be written must not stop a table. A game
   * of nobody who is rated, which is most of them, waits for no lock.
   */
  public void count(GameResult game) {
    try (Connection connection = source.getConnection()) {
      if (!new RatingUpdate(connection, game).rated().isEmpty()) {
        Sql.transaction(connection, () -> new RatingUpdate(connection, game).count());
      }
    } catch (SQLException e) {
      LOG.error("Game {} of table {} has not counted", game.game(), game.table(), e);
    }
  }

  public MyRatings of(String player) {
    return ask(connection -> of(connection, player));
  }

  public MyRatings choose(String player, RatingChoice choice) {
    return ask(
        connection -> {
          if (!RatingChoices.of(connection, player).equals(choice)) {
            Sql.transaction(
                connection, () -> RatingChoices.change(connection, player, choice, clock.millis()));
          }
          return of(connection, player);
        });
  }

  public MyRatings forget(String player) {
    return ask(
        connection -> {
          Sql.transaction(
              connection,
              () -> {
                for (String table : TABLES) {
                  Sql.update(connection, "delete from " + table + " where player = ?", player);
                }
              });
          return of(connection, player);
        });
  }

  public Leaderboard leaderboard(
      @Nullable RatingPool pool, boolean programs, @Nullable String reader) {
    return ask(connection -> new LeaderboardReader(connection).of(pool, programs, reader));
  }

  /** Something that is asked of the file. */
  @FunctionalInterface
  private interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  private <T> T ask(Question<T> question) {
    try (Connection connection = source.getConnection()) {
      return question.ask(connection);
    } catch (SQLException e) {
      throw new JournalFailure("cannot read or write the ratings", e);
    }
  }

  private static MyRatings of(Connection connection, String player) throws SQLException {
    RatingChoice choice = RatingChoices.of(connection, player);
    List<PoolRating> ratings = new ArrayList<>();
    for (Standing one :
        Sql.list(
            connection,
            Standing::of,
            "select pool, tenths, games, won from ratings where player = ?",
            player)) {
      int missing = Math.max(0, LeaderboardReader.ENOUGH - one.games);
      boolean there = missing == 0 && choice.listed();
      ratings.add(
          new PoolRating(
              one.pool,
              one.tenths / 10.0,
              one.games,
              one.won,
              missing == 0 ? null : missing,
              there
                  ? new LeaderboardReader(connection)
                      .place(one.pool, PlayerIds.isProgram(player), one.tenths)
                  : null));
    }
    ratings.sort(
        Comparator.comparingInt(PoolRating::games).reversed().thenComparing(PoolRating::pool));
    return new MyRatings(choice.rated(), choice.listed(), ratings, medals(connection, player));
  }

  /** A player in one pool. */
  private record Standing(RatingPool pool, int tenths, int games, int won) {
    static Standing of(ResultSet row) throws SQLException {
      return new Standing(
          RatingPool.valueOf(row.getString(1)), row.getInt(2), row.getInt(3), row.getInt(4));
    }
  }

  private static List<MedalWon> medals(Connection connection, String player) throws SQLException {
    List<MedalWon> medals =
        Sql.list(
            connection,
            row -> new MedalWon(Medal.valueOf(row.getString(1)), row.getInt(2), row.getLong(3)),
            "select medal, times, at from medals where player = ?",
            player);
    medals.sort(Comparator.comparing(MedalWon::medal));
    return medals;
  }
}
