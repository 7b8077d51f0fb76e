package contessa.server.rating;

import contessa.server.journal.Sql;
import contessa.server.message.RatingChoice;
import contessa.table.player.PlayerIds;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * When each player was rated; people are until they choose, programs are not. A game counts for
 * those who were rated when it began.
 */
final class RatingChoices {

  private RatingChoices() {}

  static boolean isRatedAt(Connection connection, String player, long time) throws SQLException {
    return isRatedUnasked(connection, player)
        || !Sql.of(
                "select since from rated where player = ? and since <= ?"
                    + " and (until is null or until > ?)")
            .with(player, time, time)
            .list(connection, row -> row.getLong(1))
            .isEmpty();
  }

  /** Whether this is a person who never chose. Nothing is counted for those who have left. */
  private static boolean isRatedUnasked(Connection connection, String player) throws SQLException {
    return !PlayerIds.isProgram(player)
        && Sql.of("select 1 from rated where player = ?")
            .with(player)
            .first(connection, row -> row.getInt(1))
            .isEmpty()
        && Sql.of("select 1 from sessions where player = ?")
            .with(player)
            .first(connection, row -> row.getInt(1))
            .isPresent();
  }

  static RatingChoice of(Connection connection, String player) throws SQLException {
    List<RatingChoice> found =
        Sql.of("select listed from rated where player = ? and until is null")
            .with(player)
            .list(connection, row -> new RatingChoice(true, row.getInt(1) != 0));
    return found.isEmpty()
        ? new RatingChoice(isRatedUnasked(connection, player), false)
        : found.getFirst();
  }

  static void change(Connection connection, String player, RatingChoice choice, long now)
      throws SQLException {
    boolean before = of(connection, player).rated();
    if (isRatedUnasked(connection, player)) {
      Sql.of("insert into rated (player, since, listed) values (?, 0, 0)")
          .with(player)
          .update(connection);
    }
    if (before && !choice.rated()) {
      Sql.of("update rated set until = ? where player = ? and until is null")
          .with(now, player)
          .update(connection);
    } else if (!before && choice.rated()) {
      Sql.of(
              "insert into rated (player, since, listed) values (?, ?, 0)"
                  + " on conflict (player, since) do update set until = null")
          .with(player, now)
          .update(connection);
    }
    int listed = choice.listed() ? 1 : 0;
    Sql.of("update rated set listed = ? where player = ? and until is null")
        .with(listed, player)
        .update(connection);
    Sql.of("update ratings set listed = ? where player = ?")
        .with(listed, player)
        .update(connection);
  }
}
