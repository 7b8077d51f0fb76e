package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * Codes that move a player to another browser. A player has one at a time; it works once and not
 * for long. Only its hash is stored.
 */
final class HandOverCodes {

  private static final int BYTES = 16;
  private static final long LIFETIME = 120_000;

  private final Database database;
  private final InstantSource clock;
  private final SecretTexts secrets;

  HandOverCodes(Database database, InstantSource clock, SecretTexts secrets) {
    this.database = database;
    this.clock = clock;
    this.secrets = secrets;
  }

  String of(String player) {
    String code = secrets.text(BYTES);
    long now = clock.millis();
    var _ =
        database.write(
            "the code",
            connection -> {
              Sql.of("delete from hand_overs where player = ? or until < ?")
                  .with(player, now)
                  .update(connection);
              return Sql.of("insert into hand_overs (code_hash, player, until) values (?, ?, ?)")
                  .with(SecretTexts.hash(code), player, now + LIFETIME)
                  .update(connection);
            });
    return code;
  }

  /** The player who made this code, which is used up by it; empty if it is wrong, old or used. */
  Optional<String> use(String code) {
    String hash = SecretTexts.hash(code);
    // A wrong code is no reason to write.
    Sql.Work<Optional<String>> owner =
        Sql.of("select player from hand_overs where code_hash = ?")
            .with(hash)
            .first(row -> row.getString(1));
    return database.read("a code", owner).isPresent()
        ? database.write("the code", connection -> use(connection, hash))
        : Optional.empty();
  }

  private Optional<String> use(Connection connection, String hash) throws SQLException {
    return Sql.of("delete from hand_overs where code_hash = ? returning player, until")
        .with(hash)
        .first(connection, row -> row.getLong(2) > clock.millis() ? row.getString(1) : "")
        .filter(player -> !player.isEmpty());
  }
}
