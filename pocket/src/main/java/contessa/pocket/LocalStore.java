package contessa.pocket;

import module java.base;

import contessa.table.message.FinishedGame;
import contessa.table.message.Me;
import contessa.table.message.WireJson;
import contessa.table.player.PlayerNames;
import org.jspecify.annotations.Nullable;

/**
 * A write-through cache of everything kept on the device: rows of tables, finished games and names.
 * It is bounded: the tables that were left first give way.
 */
final class LocalStore {

  /** Some four hundred games of four players. */
  static final long MOST_CHARACTERS = 8_000_000;

  static final int MOST_TABLES = 200;

  private static final String GAME = "game/";
  private static final String NAME = "name/";

  private final LocalHost host;
  private final Map<String, LocalLog> logs = new LinkedHashMap<>();
  private final Map<String, FinishedGame> games = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  /** What was stored; other keys are left alone. */
  LocalStore(LocalHost host, String[] keys, String[] values) {
    this.host = host;
    for (int i = 0; i < keys.length; i++) {
      String key = keys[i];
      if (key.startsWith(LocalLog.KEY)) {
        String table = LocalLog.tableOf(key);
        logs.computeIfAbsent(table, _ -> new LocalLog(table, host)).found(key, values[i]);
      } else if (key.startsWith(GAME)) {
        games.put(key, WireJson.read(values[i], FinishedGame.class));
      } else if (key.startsWith(NAME)) {
        names.put(key.substring(NAME.length()), values[i]);
      }
    }
    logs.values().forEach(LocalLog::sort);
  }

  // ---- Tables

  Collection<String> tables() {
    return logs.keySet();
  }

  @Nullable LocalLog log(String table) {
    return logs.get(table);
  }

  void add(String table, LocalLog log) {
    logs.put(table, log);
  }

  long latestRowAt() {
    return logs.values().stream().mapToLong(LocalLog::lastRowAt).max().orElse(0);
  }

  /** Erases the tables that were left first, as long as there are too many. */
  void trim(Predicate<String> mayGo) {
    List<LocalLog> oldest = new ArrayList<>(logs.values());
    oldest.removeIf(log -> !mayGo.test(log.table()));
    oldest.sort(Comparator.comparingLong(LocalLog::lastRowAt));
    long size = logs.values().stream().mapToLong(LocalLog::size).sum();
    for (LocalLog log : oldest) {
      if (size <= MOST_CHARACTERS && logs.size() <= MOST_TABLES) {
        return;
      }
      size -= log.size();
      logs.remove(log.table());
      log.erase();
      for (var game : List.copyOf(games.entrySet())) {
        if (game.getValue().table().equals(log.table())) {
          games.remove(game.getKey());
          host.erase(game.getKey());
        }
      }
    }
  }

  // ---- Finished games and names

  void add(String player, FinishedGame game) {
    String key = GAME + player + "/" + game.table() + "/" + game.game();
    if (games.put(key, game) == null) {
      host.store(key, WireJson.write(game));
    }
  }

  /** The games that the player has finished, newest first. */
  List<FinishedGame> games(String player) {
    String prefix = GAME + player + "/";
    return games.entrySet().stream()
        .filter(game -> game.getKey().startsWith(prefix))
        .map(Map.Entry::getValue)
        .sorted(
            Comparator.comparingLong((FinishedGame game) -> -game.at())
                .thenComparing(FinishedGame::table)
                .thenComparingInt(FinishedGame::game))
        .toList();
  }

  Me me(String viewer) {
    return new Me(viewer, names.getOrDefault(viewer, ""));
  }

  /** Keeps the name that this viewer used last; false if it is not allowed. */
  boolean rename(String viewer, String name) {
    String clean = PlayerNames.clean(name);
    if (clean != null && !clean.equals(names.put(viewer, clean))) {
      host.store(NAME + viewer, clean);
    }
    return clean != null;
  }
}
