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
  private final Map<String, Integer> opened = new ConcurrentHashMap<>();

  void add(LiveTable table) {
    tables.put(table.id(), table);
    codes.put(table.lobbyEntry().code(), table.id());
    opened.merge(table.lobbyEntry().opener(), 1, Integer::sum);
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
    LobbyEntry entry = table.lobbyEntry();
    if (tables.remove(table.id(), table)) {
      codes.remove(entry.code());
      opened.computeIfPresent(entry.opener(), (_, count) -> count == 1 ? null : count - 1);
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
  int openedBy(String player) {
    return opened.getOrDefault(player, 0);
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
