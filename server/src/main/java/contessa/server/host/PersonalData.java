package contessa.server.host;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;
import java.util.List;

/** Deletes everything that is stored about a player outside the journal of open tables. */
public final class PersonalData {

  private static final List<String> TABLES =
      List.of("hand_overs", "push_subscriptions", "games", "rated", "ratings", "wins", "medals");

  private final Database database;
  private final Sessions sessions;

  public PersonalData(Database database, Sessions sessions) {
    this.database = database;
    this.sessions = sessions;
  }

  /** Ends all sessions of the player and deletes what is stored about the player. */
  public void delete(String player) {
    var _ =
        database.write(
            "personal data",
            connection -> {
              for (String table : TABLES) {
                Sql.update(connection, "delete from " + table + " where player = ?", player);
              }
              return true;
            });
    sessions.endAll(player);
  }
}
