package contessa.server.rating;

import module java.base;

import contessa.server.journal.Sql;
import contessa.server.message.Leaderboard;
import contessa.server.message.RatingPool;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Reads the leaderboard: players who asked to be listed and have played enough rated games. */
final class LeaderboardReader {

  /** The least number of rated games to be listed. */
  static final int MIN_GAMES = 10;

  private static final int BEST = 100;

  /** Matches the partial index {@code ratings_best}. */
  private static final String LISTED = " from ratings where listed = 1 and games >= " + MIN_GAMES;

  private final Sql sql;

  LeaderboardReader(Sql sql) {
    this.sql = sql;
  }

  /** The place of a listed player with this rating. */
  int place(RatingPool pool, boolean programs, int tenths) throws SQLException {
    return sql.list(
            "select count(*)" + LISTED + " and program = ? and pool = ? and tenths > ?",
            row -> 1 + row.getInt(1),
            programs,
            pool.name(),
            tenths)
        .getFirst();
  }

  Leaderboard of(@Nullable RatingPool wanted, boolean programs, @Nullable String reader)
      throws SQLException {
    // The names of the pools are in the order of the pools.
    List<RatingPool> filled =
        sql.list(
            "select pool" + LISTED + " and program = ? group by pool order by count(*) desc, pool",
            row -> RatingPool.valueOf(row.getString(1)),
            programs);
    RatingPool fullest = filled.isEmpty() ? RatingPool.CLASSIC_3_4 : filled.getFirst();
    RatingPool pool = wanted == null ? fullest : wanted;
    return new Leaderboard(
        pool, programs, entries(pool, programs, reader), filled.stream().sorted().toList());
  }

  private List<Leaderboard.Entry> entries(
      RatingPool pool, boolean programs, @Nullable String reader) throws SQLException {
    List<Best> best =
        sql.list(
            "select player, (select min(name) from sessions where sessions.player ="
                + " ratings.player), tenths, games, won"
                + LISTED
                + " and program = ? and pool = ? order by tenths desc, player limit "
                + BEST,
            row ->
                new Best(
                    row.getString(1),
                    row.getString(2),
                    row.getInt(3),
                    row.getInt(4),
                    row.getInt(5)),
            programs,
            pool.name());
    List<Leaderboard.Entry> entries = new ArrayList<>();
    int place = 0;
    for (int i = 0; i < best.size(); i++) {
      Best one = best.get(i);
      place = i > 0 && one.tenths == best.get(i - 1).tenths ? place : i + 1;
      String name = one.name;
      if (name != null) {
        boolean you = one.player.equals(reader);
        entries.add(new Leaderboard.Entry(place, name, one.tenths / 10.0, one.games, one.won, you));
      }
    }
    return entries;
  }

  /**
   * A row of the leaderboard.
   *
   * @param name null if the player has no session any more
   */
  private record Best(String player, @Nullable String name, int tenths, int games, int won) {}
}
