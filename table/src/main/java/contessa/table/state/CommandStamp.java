package contessa.table.state;

import contessa.notation.record.ShortHash;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.WireJson;

/**
 * Idempotency key: which command caused a row of the journal.
 *
 * @param id chosen by the client, unique among the player's commands at the table
 * @param digest a hash of the whole command, which tells a repetition from another command with the
 *     same id
 */
public record CommandStamp(String player, String id, String digest) {

  private static final int DIGEST_DIGITS = 16;

  public static CommandStamp of(String player, Command command) {
    String hash = ShortHash.of(WireJson.write(command));
    return new CommandStamp(player, command.id(), hash.substring(0, DIGEST_DIGITS));
  }

  public String key() {
    return player + ":" + id;
  }

  /** The answer after the row that this command, or another one with its id, has caused. */
  public Message.Reply replyAfter(JournalRow row) {
    String earlier = JournalEntry.of(row).digest();
    return earlier == null || earlier.equals(digest)
        ? Message.Reply.done(id)
        : Message.Reply.refused(id, Refused.ID_REUSED);
  }
}
