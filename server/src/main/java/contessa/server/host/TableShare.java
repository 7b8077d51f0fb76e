package contessa.server.host;

import module java.base;

import contessa.server.table.LiveTable;
import contessa.server.table.TableServices;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** In a cluster, the tables of this process: some are taken from others, some are given away. */
public final class TableShare {

  private static final Logger LOG = LoggerFactory.getLogger(TableShare.class);
  private static final int LOCKS = 64;

  private final TableDirectory tables;
  private final TableServices services;
  private final LongConsumer advanceClock;
  private final Object[] locks = Stream.generate(Object::new).limit(LOCKS).toArray();
  private final Set<String> unreadable = ConcurrentHashMap.newKeySet();
  private volatile Predicate<String> ids = _ -> true;

  TableShare(TableDirectory tables, TableServices services, LongConsumer advanceClock) {
    this.tables = tables;
    this.services = services;
    this.advanceClock = advanceClock;
  }

  /** Sets which ids belong to tables of this process. */
  public void openOnly(Predicate<String> own) {
    ids = own;
  }

  boolean mayOpen(String id) {
    return ids.test(id);
  }

  /** The ids of the open tables in this process. */
  public Set<String> ids() {
    return tables.ids();
  }

  /**
   * Reads a table that another process had, and resumes it; whether it is here now.
   *
   * @throws contessa.server.journal.JournalFailure if it cannot be read
   */
  public boolean take(String id) {
    synchronized (locks[Math.floorMod(id.hashCode(), LOCKS)]) {
      if (tables.get(id) != null) {
        return true;
      }
      if (!services.journal().isOpen(id)) {
        return false;
      }
      LiveTable table = LiveTable.load(id, services);
      advanceClock.accept(table.lastRowAt());
      tables.add(table);
      unreadable.remove(id);
      table.resume();
      return true;
    }
  }

  public void leaveOut(String id, RuntimeException why) {
    if (unreadable.add(id)) {
      LOG.error("Table {} cannot be read and is left out", id, why);
    }
  }

  Set<String> unreadable() {
    return Set.copyOf(unreadable);
  }

  /** Reads a table again if another process went on with it and this viewer has heard more. */
  public void catchUp(String id, String viewer, long n) {
    LiveTable table = tables.get(id);
    if (table != null) {
      table.catchUp(viewer, n);
    }
  }

  /** Reads tables again that another process went on with: nobody may have told this one. */
  public void catchUp() {
    tables.all().forEach(LiveTable::catchUp);
  }

  /** Forgets a table that belongs to another process now; returns when it writes nothing more. */
  public void letGo(String id) {
    LiveTable table = tables.get(id);
    if (table != null) {
      tables.remove(table);
      table.letGo();
    }
  }
}
