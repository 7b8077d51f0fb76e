package contessa.table.state;

import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.WireJson;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Idempotency key: which command caused a row of the journal.
 *
 * @param id chosen by the client, unique among the player's commands at the table
 * @param digest a hash of the whole command, which tells a repetition from another command with the
 *     same id; empty in rows of older versions
 */
public record CommandStamp(String player, String id, String digest) {

  private static final int DIGEST_DIGITS = 16;

  /** A command and its hash. Each platform has SHA-256 in its own way, so that is an argument. */
  public static CommandStamp of(String player, Command command, UnaryOperator<String> sha256Hex) {
    String hash = sha256Hex.apply(WireJson.write(command));
    return new CommandStamp(player, command.id(), hash.substring(0, DIGEST_DIGITS));
  }

  /** The stamp in a row of the journal; null if no command caused it. */
  static @Nullable CommandStamp of(@Nullable String key, @Nullable String digest) {
    if (key == null) {
      return null;
    }
    int colon = key.indexOf(':');
    return new CommandStamp(
        key.substring(0, colon), key.substring(colon + 1), digest == null ? "" : digest);
  }

  public String key() {
    return player + ":" + id;
  }

  public Message.Reply replyAfter(String earlier) {
    return earlier.isEmpty() || earlier.equals(digest)
        ? Message.Reply.done(id)
        : Message.Reply.refused(id, Refused.ID_REUSED);
  }
}
