package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;
import contessa.table.message.Me;
import org.jspecify.annotations.Nullable;

/**
 * Codes with which a player comes back in another browser, of two kinds, one of each at a time. A
 * hand-over code works once and not for long; a recovery code, for players who have lost every
 * browser, works until the next one is made. Only their hashes are stored.
 */
public final class SignInCodes {

  private static final int HAND_OVER_BYTES = 16;
  private static final long HAND_OVER_LIFETIME = 120_000;

  /**
   * Whether there is a recovery code.
   *
   * @param since when it was made; null if there is none
   */
  public record Made(@Nullable Long since) {}

  private final Database database;
  private final InstantSource clock;
  private final SecretTexts secrets;

  SignInCodes(Database database, InstantSource clock, SecretTexts secrets) {
    this.database = database;
    this.clock = clock;
    this.secrets = secrets;
  }

  /** A code that lets another browser continue as this player. */
  public String handOver(String player) {
    String code = secrets.text(HAND_OVER_BYTES);
    long now = clock.millis();
    var _ =
        database.write(
            sql -> {
              sql.update("delete from hand_overs where player = ? or until < ?", player, now);
              return sql.update(
                  "insert into hand_overs (code_hash, player, until) values (?, ?, ?)",
                  SecretTexts.hash(code),
                  player,
                  now + HAND_OVER_LIFETIME);
            });
    return code;
  }

  /** The player who made this hand-over code, which is used up by it; empty if it is no good. */
  Optional<String> useHandOver(String code) {
    String hash = SecretTexts.hash(code);
    // A wrong code is no reason to write.
    String known = "select 1 from hand_overs where code_hash = ?";
    return database.first(known, row -> row.getInt(1), hash).isEmpty()
        ? Optional.empty()
        : database
            .write(
                sql ->
                    sql.first(
                        "delete from hand_overs where code_hash = ? returning player, until",
                        row -> row.getLong(2) > clock.millis() ? row.getString(1) : "",
                        hash))
            .filter(player -> !player.isEmpty());
  }

  /** A new recovery code, in place of the one before. */
  public String recovery(Me me) {
    String code = secrets.readable();
    database.update(
        "insert into recovery_codes (player, code_hash, name, at) values (?, ?, ?, ?)"
            + " on conflict (player) do update set code_hash = excluded.code_hash,"
            + " name = excluded.name, at = excluded.at",
        me.player(),
        SecretTexts.hash(code),
        me.name(),
        clock.millis());
    return code;
  }

  public Made recoverySince(String player) {
    return new Made(
        database
            .first("select at from recovery_codes where player = ?", row -> row.getLong(1), player)
            .orElse(null));
  }

  /** The player who made this recovery code, who may have no session any more. */
  Optional<Me> useRecovery(String code) {
    return database.first(
        "select player, name from recovery_codes where code_hash = ?",
        row -> new Me(row.getString(1), row.getString(2)),
        SecretTexts.hash(SecretTexts.normal(code)));
  }
}
