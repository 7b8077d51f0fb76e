package contessa.server.rating;

import contessa.server.journal.Sql;
import contessa.server.message.RatingChoice;
import contessa.table.player.PlayerIds;
import java.sql.SQLException;
import java.util.List;

/**
 * When each player was rated; people are until they choose, programs are not. A game counts for
 * those who were rated when it began.
 */
final class RatingChoices {

  private RatingChoices() {}

  static boolean isRatedAt(Sql sql, String player, long time) throws SQLException {
    return isRatedUnasked(sql, player)
        || is(
            sql,
            "from rated where player = ? and since <= ? and (until is null or until > ?)",
            player,
            time,
            time);
  }

  private static boolean is(Sql sql, String condition, Object... values) throws SQLException {
    return sql.first("select 1 " + condition, row -> row.getInt(1), values).isPresent();
  }

  /** Whether this is a person who never chose. Nothing is counted for those who have left. */
  private static boolean isRatedUnasked(Sql sql, String player) throws SQLException {
    return !PlayerIds.isProgram(player)
        && !is(sql, "from rated where player = ?", player)
        && is(sql, "from sessions where player = ?", player);
  }

  static RatingChoice of(Sql sql, String player) throws SQLException {
    List<RatingChoice> found =
        sql.list(
            "select listed from rated where player = ? and until is null",
            row -> new RatingChoice(true, row.getInt(1) != 0),
            player);
    return found.isEmpty()
        ? new RatingChoice(isRatedUnasked(sql, player), false)
        : found.getFirst();
  }

  static void change(Sql sql, String player, RatingChoice choice, long now) throws SQLException {
    boolean before = of(sql, player).rated();
    if (isRatedUnasked(sql, player)) {
      sql.update("insert into rated (player, since, listed) values (?, 0, 0)", player);
    }
    if (before && !choice.rated()) {
      sql.update("update rated set until = ? where player = ? and until is null", now, player);
    } else if (!before && choice.rated()) {
      sql.update(
          "insert into rated (player, since, listed) values (?, ?, 0)"
              + " on conflict (player, since) do update set until = null",
          player,
          now);
    }
    boolean listed = choice.listed();
    sql.update("update rated set listed = ? where player = ? and until is null", listed, player);
    sql.update("update ratings set listed = ? where player = ?", listed, player);
  }
}
