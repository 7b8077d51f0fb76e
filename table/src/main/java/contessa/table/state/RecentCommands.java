package contessa.table.state;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * In-memory idempotency filter: the latest commands at a table. The journal knows all of them.
 * Immutable: every command adds one link to what was there, and nothing is copied.
 */
final class RecentCommands {

  static final RecentCommands NONE = new RecentCommands(null, 0, null);

  /** So many are remembered at least, and twice as many at most. */
  private static final int ENOUGH = 32;

  private record Link(CommandStamp command, @Nullable Link before) {}

  private final @Nullable Link latest;
  private final int count;
  private final @Nullable Link older;

  private RecentCommands(@Nullable Link latest, int count, @Nullable Link older) {
    this.latest = latest;
    this.count = count;
    this.older = older;
  }

  RecentCommands with(CommandStamp command) {
    return count < ENOUGH
        ? new RecentCommands(new Link(command, latest), count + 1, older)
        : new RecentCommands(new Link(command, null), 1, latest);
  }

  @Nullable String digestOf(CommandStamp wanted) {
    String found = digest(latest, wanted);
    return found == null ? digest(older, wanted) : found;
  }

  private static @Nullable String digest(@Nullable Link last, CommandStamp wanted) {
    for (Link link = last; link != null; link = link.before) {
      CommandStamp command = link.command;
      if (command.id().equals(wanted.id()) && command.player().equals(wanted.player())) {
        return command.digest();
      }
    }
    return null;
  }

  @Override
  public String toString() {
    List<CommandStamp> all = new ArrayList<>();
    for (Link link = latest; link != null; link = link.before) {
      all.add(link.command);
    }
    for (Link link = older; link != null; link = link.before) {
      all.add(link.command);
    }
    return all.toString();
  }
}
