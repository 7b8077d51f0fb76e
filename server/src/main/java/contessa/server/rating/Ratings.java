package contessa.server.rating;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.message.CourtDeeds;
import contessa.server.message.Leaderboard;
import contessa.server.message.Medal;
import contessa.server.message.MedalWon;
import contessa.server.message.MyRatings;
import contessa.server.message.PoolRating;
import contessa.server.message.RatingChoice;
import contessa.server.message.RatingPool;
import contessa.server.message.ServerJson;
import contessa.table.player.PlayerIds;
import contessa.table.state.GameResult;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ratings, medals and the leaderboard, in the journal's file, which must have been opened before.
 * Nothing is stored about players who switched it off, and a game counts as each player had chosen
 * when it began.
 */
public final class Ratings {

  private static final Logger LOG = LoggerFactory.getLogger(Ratings.class);

  private static final List<String> TABLES = List.of("rated", "ratings", "wins", "medals", "court");

  /** A player has no more devices that are remembered. */
  private static final int MOST_DEVICES = 20;

  private final Database database;
  private final InstantSource clock;

  /**
   * The ratings in the server's file.
   *
   * @param clock the clock of the tables
   */
  public Ratings(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  /**
   * Counts a finished game, once however often it is reported. A rating that cannot be written must
   * not stop a table. Games without a rated player need no write.
   */
  public void count(GameResult game) {
    try {
      boolean rated =
          database.read(
              "the ratings", connection -> !new RatingUpdate(connection, game).rated().isEmpty());
      if (rated) {
        var _ =
            database.write(
                "the ratings",
                connection -> {
                  new RatingUpdate(connection, game).count();
                  return true;
                });
      }
    } catch (JournalFailure e) {
      LOG.error("Game {} of table {} could not be rated", game.game(), game.table(), e);
    }
  }

  /** The player's own ratings and medals. */
  public MyRatings of(String player) {
    return database.read("the ratings", connection -> of(connection, player));
  }

  /** Changes the choice for games that begin from now on. */
  public MyRatings choose(String player, RatingChoice choice) {
    boolean changed =
        database.read(
            "the ratings", connection -> !RatingChoices.of(connection, player).equals(choice));
    if (changed) {
      var _ =
          database.write(
              "the ratings",
              connection -> {
                RatingChoices.change(connection, player, choice, clock.millis());
                return true;
              });
    }
    return of(player);
  }

  /** Keeps what one of the player's devices tells about games at court, in place of its last. */
  public MyRatings tell(String player, CourtDeeds deeds) {
    var _ =
        database.write(
            "the ratings",
            connection -> {
              if (RatingChoices.of(connection, player).rated()) {
                Sql.of("delete from court where player = ? and device = ?")
                    .with(player, deeds.device())
                    .update(connection);
                Sql.of(
                        "insert into court (player, device, deeds) select ?, ?, ? where"
                            + " (select count(*) from court where player = ?) < "
                            + MOST_DEVICES)
                    .with(player, deeds.device(), ServerJson.CODEC.json(deeds), player)
                    .update(connection);
              }
              return true;
            });
    return of(player);
  }

  /** Deletes everything stored here about a player but that they switched it off. */
  public MyRatings forget(String player) {
    var _ =
        database.write(
            "the ratings",
            connection -> {
              RatingChoice choice = RatingChoices.of(connection, player);
              for (String table : TABLES) {
                Sql.of("delete from " + table + " where player = ?")
                    .with(player)
                    .update(connection);
              }
              if (!choice.rated()) {
                RatingChoices.change(connection, player, choice, clock.millis());
              }
              return true;
            });
    return of(player);
  }

  /**
   * The best of the listed players.
   *
   * @param pool null for the one with the most listed players
   * @param reader the player who asks, if any
   */
  public Leaderboard leaderboard(
      @Nullable RatingPool pool, boolean programs, @Nullable String reader) {
    return database.read(
        "the leaderboard",
        connection -> new LeaderboardReader(connection).of(pool, programs, reader));
  }

  private static MyRatings of(Connection connection, String player) throws SQLException {
    RatingChoice choice = RatingChoices.of(connection, player);
    List<PoolRating> ratings = new ArrayList<>();
    for (Standing one :
        Sql.of("select pool, tenths, games, won from ratings where player = ?")
            .with(player)
            .list(connection, Standing::of)) {
      int missing = Math.max(0, LeaderboardReader.MIN_GAMES - one.games);
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
    List<CourtDeeds> court =
        Sql.of("select deeds from court where player = ? order by device")
            .with(player)
            .list(connection, row -> ServerJson.CODEC.read(row.getString(1), CourtDeeds.class));
    return new MyRatings(
        choice.rated(), choice.listed(), ratings, medals(connection, player), court);
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
        Sql.of("select medal, times, at from medals where player = ?")
            .with(player)
            .list(
                connection,
                row ->
                    new MedalWon(Medal.valueOf(row.getString(1)), row.getInt(2), row.getLong(3)));
    medals.sort(Comparator.comparing(MedalWon::medal));
    return medals;
  }
}
