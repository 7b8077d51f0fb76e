package contessa.pocket;

import contessa.table.message.Command;
import contessa.table.message.Me;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.player.PlayerIds;
import contessa.table.player.PlayerNames;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The people at the device, and what they do. Whoever holds it may be any of them. */
final class LocalPeople {

  private static final Pattern ID = Pattern.compile(PlayerIds.PERSON + "[a-zA-Z0-9-]{1,40}");

  private final LocalStore store;
  private final LocalTables tables;

  LocalPeople(LocalStore store, LocalTables tables) {
    this.store = store;
    this.tables = tables;
  }

  static boolean isPerson(String viewer) {
    return ID.matcher(viewer).matches();
  }

  Me me(String viewer) {
    return new Me(viewer, store.name(viewer));
  }

  /** The person with this name from now on; null if it is not allowed. */
  @Nullable Me rename(String viewer, String name) {
    String clean = PlayerNames.clean(name);
    if (clean == null) {
      return null;
    }
    store.rename(viewer, clean);
    return me(viewer);
  }

  Message.Reply submit(String viewer, String table, Command command) {
    LocalTable found = tables.find(table);
    if (found == null) {
      return Message.Reply.refused(command.id(), Refused.NO_TABLE);
    }
    Message.Reply reply = found.submit(viewer, command);
    if (reply.ok() && command instanceof Command.Sit sit) {
      rename(viewer, sit.name());
    }
    return reply;
  }
}
