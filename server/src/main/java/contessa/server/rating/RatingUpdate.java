package contessa.server.rating;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.rating.Rating;
import contessa.server.journal.Sql;
import contessa.server.message.Medal;
import contessa.server.message.RatingPool;
import contessa.table.state.GameResult;
import contessa.table.state.PlayerConduct;
import java.sql.SQLException;

/**
 * Applies a finished game to the ratings and medals of the players who were rated when it began.
 */
final class RatingUpdate {

  private final Sql sql;
  private final GameResult game;

  RatingUpdate(Sql sql, GameResult game) {
    this.sql = sql;
    this.game = game;
  }

  /** The players who were rated when the game began. */
  Set<String> rated() throws SQLException {
    Set<String> rated = new HashSet<>();
    for (PlayerConduct conduct : game.conduct()) {
      String player = conduct.player();
      if (!player.isEmpty() && RatingChoices.isRatedAt(sql, player, game.began())) {
        rated.add(player);
      }
    }
    return rated;
  }

  /** Counts the game, unless it has been counted already. */
  void count() throws SQLException {
    Set<String> rated = rated();
    if (rated.isEmpty() || !isFirstTime()) {
      return;
    }
    rate(Comparison.of(game, rated, false), false);
    rate(Comparison.of(game, rated, true), true);
    for (int seat = 0; seat < game.conduct().size(); seat++) {
      PlayerConduct conduct = game.conduct().get(seat);
      if (rated.contains(conduct.player()) && conduct.attended()) {
        awardMedals(conduct, game.isWonBy(seat));
      }
    }
  }

  private boolean isFirstTime() throws SQLException {
    return sql.update(
            "insert into counted (table_id, game) values (?, ?) on conflict do nothing",
            game.table(),
            game.game())
        == 1;
  }

  private void rate(Comparison comparison, boolean programs) throws SQLException {
    if (comparison.compared().isEmpty()) {
      return;
    }
    String pool = pool(game.rules()).name();
    List<Rating> before = new ArrayList<>();
    for (Comparison.Compared one : comparison.compared()) {
      before.add(rating(one.player(), pool));
    }
    List<Rating> after = comparison.after(before);
    for (int i = 0; i < after.size(); i++) {
      Comparison.Compared one = comparison.compared().get(i);
      keep(one.player(), pool, programs, after.get(i), one.won());
    }
  }

  static RatingPool pool(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> pool((CoupRules) rules);
      case ROYAL -> RatingPool.ROYAL;
    };
  }

  private static RatingPool pool(CoupRules rules) {
    boolean reformation = rules.edition() == Edition.REFORMATION;
    return switch (rules.seats()) {
      case 2 -> reformation ? RatingPool.REFORMATION_2 : RatingPool.CLASSIC_2;
      case 3, 4 -> reformation ? RatingPool.REFORMATION_3_4 : RatingPool.CLASSIC_3_4;
      case 5, 6 -> reformation ? RatingPool.REFORMATION_5_6 : RatingPool.CLASSIC_5_6;
      default -> reformation ? RatingPool.REFORMATION_7_10 : RatingPool.CLASSIC_7_10;
    };
  }

  private Rating rating(String player, String pool) throws SQLException {
    return sql.first(
            "select mu, sigma from ratings where player = ? and pool = ?",
            row -> new Rating(row.getDouble(1), row.getDouble(2)),
            player,
            pool)
        .orElse(Rating.UNKNOWN);
  }

  private void keep(String player, String pool, boolean program, Rating rating, boolean won)
      throws SQLException {
    sql.update(
        "insert into ratings (player, pool, program, mu, sigma, tenths, games, won, listed)"
            + " values (?, ?, ?, ?, ?, ?, 1, ?, ?) on conflict (player, pool) do update set"
            + " mu = excluded.mu, sigma = excluded.sigma, tenths = excluded.tenths,"
            + " games = ratings.games + 1, won = ratings.won + excluded.won",
        player,
        pool,
        program,
        rating.mu(),
        rating.sigma(),
        Math.round(10 * rating.shown()),
        won,
        RatingChoices.of(sql, player).listed());
  }

  private void awardMedals(PlayerConduct conduct, boolean won) throws SQLException {
    List<Medal> medals = new ArrayList<>(Medals.of(game.rules(), conduct, won));
    if (won) {
      String kind = Medals.kind(game.rules());
      medals.addAll(Medals.of(kind, winsWith(conduct.player(), kind)));
    }
    for (Medal medal : medals) {
      sql.update(
          "insert into medals (player, medal, times, at) values (?, ?, 1, ?) on conflict"
              + " (player, medal) do update set times = medals.times + 1, at = excluded.at",
          conduct.player(),
          medal.name(),
          game.ended());
    }
  }

  /** Adds a win of this kind and returns the player's wins by kind. */
  private Map<String, Integer> winsWith(String player, String kind) throws SQLException {
    sql.update(
        "insert into wins (player, kind, times) values (?, ?, 1)"
            + " on conflict (player, kind) do update set times = wins.times + 1",
        player,
        kind);
    Map<String, Integer> wins = new HashMap<>();
    sql.list(
        "select kind, times from wins where player = ?",
        row -> wins.put(row.getString(1), row.getInt(2)),
        player);
    return wins;
  }
}
