package contessa.server.host;

import module java.base;

import contessa.server.table.LiveTable;
import contessa.table.message.TableSummary;
import contessa.table.view.LobbyEntry;
import org.jspecify.annotations.Nullable;

/** The open tables, by id and by spoken code. */
final class TableDirectory {

  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
  private final Map<String, String> codes = new ConcurrentHashMap<>();

  void add(LiveTable table) {
    tables.put(table.id(), table);
    codes.put(table.lobbyEntry().code(), table.id());
  }

  void removeIfClosed(LiveTable table) {
    if (table.isClosed()) {
      remove(table);
    }
  }

  Set<String> ids() {
    return Set.copyOf(tables.keySet());
  }

  void remove(LiveTable table) {
    if (tables.remove(table.id(), table)) {
      codes.remove(table.lobbyEntry().code());
    }
  }

  int size() {
    return tables.size();
  }

  @Nullable LiveTable get(String id) {
    return tables.get(id);
  }

  Collection<LiveTable> all() {
    return tables.values();
  }

  boolean hasCode(String code) {
    return codes.containsKey(code);
  }

  /** Looks at both maps in any case, so that the time tells nothing. */
  @Nullable LiveTable withCode(String code) {
    return tables.get(codes.getOrDefault(code, ""));
  }

  /** How many open tables this player has created. */
  long openedBy(String player) {
    return tables.values().stream()
        .filter(table -> table.lobbyEntry().opener().equals(player))
        .count();
  }

  /** The tables that match, newest first. */
  List<TableSummary> summaries(Predicate<LiveTable> which) {
    return entries(which).stream().map(LobbyEntry::summary).toList();
  }

  List<LobbyEntry> entries(Predicate<LiveTable> which) {
    return tables.values().stream()
        .filter(which)
        .map(LiveTable::lobbyEntry)
        .sorted(Comparator.comparing(LobbyEntry::summary, TableSummary.NEWEST_FIRST))
        .toList();
  }
}
