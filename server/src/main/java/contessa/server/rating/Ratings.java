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
      if (database.read(sql -> !new RatingUpdate(sql, game).rated().isEmpty())) {
        var _ =
            database.write(
                sql -> {
                  new RatingUpdate(sql, game).count();
                  return true;
                });
      }
    } catch (JournalFailure e) {
      LOG.error("Game {} of table {} could not be rated", game.game(), game.table(), e);
    }
  }

  /** The player's own ratings and medals. */
  public MyRatings of(String player) {
    return database.read(sql -> of(sql, player));
  }

  /** Changes the choice for games that begin from now on. */
  public MyRatings choose(String player, RatingChoice choice) {
    if (!database.read(sql -> RatingChoices.of(sql, player)).equals(choice)) {
      var _ =
          database.write(
              sql -> {
                RatingChoices.change(sql, player, choice, clock.millis());
                return true;
              });
    }
    return of(player);
  }

  /** Keeps what one of the player's devices tells about games at court, in place of its last. */
  public MyRatings tell(String player, CourtDeeds deeds) {
    var _ =
        database.write(
            sql -> {
              if (RatingChoices.of(sql, player).rated()) {
                sql.update(
                    "delete from court where player = ? and device = ?", player, deeds.device());
                sql.update(
                    "insert into court (player, device, deeds) select ?, ?, ? where"
                        + " (select count(*) from court where player = ?) < "
                        + MOST_DEVICES,
                    player,
                    deeds.device(),
                    ServerJson.CODEC.json(deeds),
                    player);
              }
              return true;
            });
    return of(player);
  }

  /** Deletes everything stored here about a player but that they switched it off. */
  public MyRatings forget(String player) {
    var _ =
        database.write(
            sql -> {
              RatingChoice choice = RatingChoices.of(sql, player);
              for (String table : TABLES) {
                sql.update("delete from " + table + " where player = ?", player);
              }
              if (!choice.rated()) {
                RatingChoices.change(sql, player, choice, clock.millis());
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
    return database.read(sql -> new LeaderboardReader(sql).of(pool, programs, reader));
  }

  private static MyRatings of(Sql sql, String player) throws SQLException {
    RatingChoice choice = RatingChoices.of(sql, player);
    List<PoolRating> ratings =
        sql.list(
            "select pool, tenths, games, won from ratings where player = ?",
            row -> {
              RatingPool pool = RatingPool.valueOf(row.getString(1));
              int tenths = row.getInt(2);
              int games = row.getInt(3);
              Integer missing =
                  games < LeaderboardReader.MIN_GAMES ? LeaderboardReader.MIN_GAMES - games : null;
              Integer place =
                  missing == null && choice.listed()
                      ? new LeaderboardReader(sql).place(pool, PlayerIds.isProgram(player), tenths)
                      : null;
              return new PoolRating(pool, tenths / 10.0, games, row.getInt(4), missing, place);
            },
            player);
    ratings.sort(
        Comparator.comparingInt(PoolRating::games).reversed().thenComparing(PoolRating::pool));
    List<CourtDeeds> court =
        sql.list(
            "select deeds from court where player = ? order by device",
            row -> ServerJson.CODEC.read(row.getString(1), CourtDeeds.class),
            player);
    List<MedalWon> medals =
        sql.list(
            "select medal, times, at from medals where player = ?",
            row -> new MedalWon(Medal.valueOf(row.getString(1)), row.getInt(2), row.getLong(3)),
            player);
    medals.sort(Comparator.comparing(MedalWon::medal));
    return new MyRatings(choice.rated(), choice.listed(), ratings, medals, court);
  }
}
