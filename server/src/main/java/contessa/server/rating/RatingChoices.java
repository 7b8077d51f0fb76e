package contessa.server.rating;

import contessa.server.journal.Sql;
import contessa.server.message.RatingChoice;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** When each player was rated. A game counts for those who were rated when it began. */
final class RatingChoices {

  private static final RatingChoice NEITHER = new RatingChoice(false, false);

  private RatingChoices() {}

  static boolean isRatedAt(Connection connection, String player, long time) throws SQLException {
    return !Sql.list(
            connection,
            row -> row.getLong(1),
            "select since from rated where player = ? and since <= ?"
                + " and (until is null or until > ?)",
            player,
            time,
            time)
        .isEmpty();
  }

  static RatingChoice of(Connection connection, String player) throws SQLException {
    List<RatingChoice> found =
        Sql.list(
            connection,
            row -> new RatingChoice(true, row.getInt(1) != 0),
            "select listed from rated where player = ? and until is null",
            player);
    return found.isEmpty() ? NEITHER : found.getFirst();
  }

  static void change(Connection connection, String player, RatingChoice choice, long now)
      throws SQLException {
    boolean before = of(connection, player).rated();
    if (before && !choice.rated()) {
      Sql.update(
          connection, "update rated set until = ? where player = ? and until is null", now, player);
    } else if (!before && choice.rated()) {
      Sql.update(
          connection,
          "insert into rated (player, since, listed) values (?, ?, 0)"
              + " on conflict (player, since) do update set until = null",
          player,
          now);
    }
    int listed = choice.listed() ? 1 : 0;
    Sql.update(
        connection,
        "update rated set listed = ? where player = ? and until is null",
        listed,
        player);
    Sql.update(connection, "update ratings set listed = ? where player = ?", listed, player);
  }
}
