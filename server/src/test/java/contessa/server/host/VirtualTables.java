package contessa.server.host;

import module java.base;

import contessa.bots.Budget;
import contessa.server.host.games.GameHistory;
import contessa.server.journal.Journal;
import contessa.table.message.FinishedGame;
import contessa.table.state.GameResult;
import contessa.table.view.Notifier;

/** All the tables of a server in virtual time, on one thread. */
final class VirtualTables implements GameHistory {

  final Tables tables;
  private final Map<String, List<FinishedGame>> games = new HashMap<>();
  private final TreeMap<String, Long> alarms = new TreeMap<>();
  long now;

  VirtualTables(Journal journal, long seed, long now) {
    this(journal, _ -> {}, seed, now);
  }

  VirtualTables(Journal journal, Consumer<GameResult> scores, long seed, long now) {
    this.now = now;
    tables =
        new Tables(
            journal,
            this,
            scores,
            Notifier.NONE,
            new TableEnvironment(
                () -> Instant.ofEpochMilli(this.now),
                time -> this.now = Math.max(this.now, time),
                alarms::put,
                Runnable::run,
                Runnable::run,
                Runnable::run,
                Runnable::run,
                new Random(seed)),
            Budget.rollouts(10),
            100);
  }

  /** Lets time pass and wakes the tables that are due. */
  void pass(long millis) {
    long until = now + millis;
    while (true) {
      var first =
          alarms.entrySet().stream()
              .filter(alarm -> alarm.getValue() <= until)
              .min(Map.Entry.comparingByValue());
      if (first.isEmpty()) {
        now = until;
        return;
      }
      now = Math.max(now, first.get().getValue());
      String table = first.get().getKey();
      alarms.remove(table);
      tables.wake(table);
    }
  }

  @Override
  public void add(String player, FinishedGame game) {
    List<FinishedGame> own = games.computeIfAbsent(player, _ -> new ArrayList<>());
    if (!own.contains(game)) {
      own.addFirst(game);
    }
  }

  @Override
  public List<FinishedGame> of(String player) {
    return List.copyOf(games.getOrDefault(player, List.of()));
  }
}
