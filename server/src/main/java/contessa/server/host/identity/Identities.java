package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;

/** The players of people who sign in somewhere else, by the names they have there. */
public final class Identities {

  private final Database database;
  private final InstantSource clock;

  Identities(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  /** The player with this name; empty if nobody has come with it yet. */
  public Optional<String> player(String subject) {
    return database.read(
        "an identity",
        Sql.of("select player from identities where subject = ?")
            .with(subject)
            .first(row -> row.getString(1)));
  }

  /** Makes this the player with that name, unless there is one; returns the one there is. */
  String playerOr(String subject, String player) {
    return database.write(
        "an identity",
        connection -> {
          Sql.of(
                  "insert into identities (subject, player, since) values (?, ?, ?)"
                      + " on conflict do nothing")
              .with(subject, player, clock.millis())
              .update(connection);
          return Sql.of("select player from identities where subject = ?")
              .with(subject)
              .first(connection, row -> row.getString(1))
              .orElseThrow();
        });
  }
}
