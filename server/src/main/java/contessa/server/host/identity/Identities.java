package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;

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
    return database.first(
        "select player from identities where subject = ?", row -> row.getString(1), subject);
  }

  /** Makes this the player with that name, unless there is one; returns the one there is. */
  String playerOr(String subject, String player) {
    database.update(
        "insert into identities (subject, player, since) values (?, ?, ?) on conflict do nothing",
        subject,
        player,
        clock.millis());
    return player(subject).orElseThrow();
  }
}
