package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;
import contessa.table.message.Me;
import org.jspecify.annotations.Nullable;

/**
 * Codes with which players come back who have lost every browser. A player has one at a time; it
 * works until the next one is made. Only its hash is stored.
 */
public final class RecoveryCodes {

  /**
   * Whether there is a code.
   *
   * @param since when it was made; null if there is none
   */
  public record Made(@Nullable Long since) {}

  private final Database database;
  private final InstantSource clock;
  private final SecretTexts secrets;

  RecoveryCodes(Database database, InstantSource clock, SecretTexts secrets) {
    this.database = database;
    this.clock = clock;
    this.secrets = secrets;
  }

  /** A new code, in place of the one before. */
  public String of(Me me) {
    String code = secrets.readable();
    var _ =
        database.write(
            "the recovery code",
            connection -> {
              Sql.of("delete from recovery_codes where player = ?")
                  .with(me.player())
                  .update(connection);
              return Sql.of(
                      "insert into recovery_codes (player, code_hash, name, at)"
                          + " values (?, ?, ?, ?)")
                  .with(me.player(), SecretTexts.hash(code), me.name(), clock.millis())
                  .update(connection);
            });
    return code;
  }

  public Made since(String player) {
    return new Made(
        database
            .read(
                "a recovery code",
                Sql.of("select at from recovery_codes where player = ?")
                    .with(player)
                    .first(row -> row.getLong(1)))
            .orElse(null));
  }

  /** The player who made this code, who may have no session any more. */
  Optional<Me> use(String code) {
    return database.read(
        "a recovery code",
        Sql.of("select player, name from recovery_codes where code_hash = ?")
            .with(SecretTexts.hash(SecretTexts.normal(code)))
            .first(row -> new Me(row.getString(1), row.getString(2))));
  }
}
