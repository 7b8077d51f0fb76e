package contessa.pocket;

import module java.base;

import contessa.bots.Budget;
import contessa.table.SeriesBots;
import contessa.table.TableCore;
import contessa.table.TableLog;
import contessa.table.TableOutlets;
import contessa.table.bots.GameBots;
import contessa.table.command.Starting;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.WireJson;
import contessa.table.player.TableCodes;
import contessa.table.state.CommandStamp;
import contessa.table.state.JournalRow;
import contessa.table.state.TableState;
import contessa.table.view.Notifier;
import org.jspecify.annotations.Nullable;

/**
 * A table as a server runs it: a journal, messages that are delivered when the table is free, and
 * bots that think about all they are asked before it wakes again.
 */
final class ServerTwin implements TableLog, TableOutlets.Listener {

  final String id;
  private final String code;
  private final List<JournalRow> rows = new ArrayList<>();
  private final List<Runnable> deliveries = new ArrayList<>();
  private final TableCore core;
  private final SeriesBots bots;
  private final Budget budget;
  long now;
  long wakeAt = Long.MAX_VALUE;

  ServerTwin(RandomGenerator random, String prefix, Budget budget, long now) {
    this.now = now;
    this.budget = budget;
    bots =
        new SeriesBots(
            () ->
                new GameBots(
                    () -> Instant.ofEpochMilli(this.now),
                    (kind, e) -> {
                      throw new AssertionError(kind, e);
                    }));
    id = prefix + TableCodes.id(random);
    code = TableCodes.code(random);
    core =
        new TableCore(
            id,
            this,
            new TableOutlets(
                () -> Instant.ofEpochMilli(this.now),
                random,
                _ -> 0,
                bots,
                this::add,
                Notifier.NONE,
                at -> wakeAt = at,
                this));
  }

  private void add(Consumer<Message> listener, Supplier<Message> message) {
    deliveries.add(() -> listener.accept(message.get()));
  }

  void create(String player, CreateTable request) {
    if (core.open(tx -> Starting.open(tx, code, player, request, null)) != null) {
      throw new AssertionError("refused");
    }
    deliver();
    wake();
  }

  void watch(String player, List<String> heard) {
    core.watch(player, null, 0, message -> heard.add(WireJson.write(message)));
    deliver();
  }

  String submit(String player, Command command) {
    CommandStamp stamp = CommandStamp.of(player, command);
    Message.Reply reply = core.submit(stamp, command, now);
    deliver();
    return WireJson.write(reply);
  }

  void wake() {
    wakeAt = Long.MAX_VALUE;
    core.wake();
    deliver();
  }

  private void deliver() {
    deliveries.forEach(Runnable::run);
    deliveries.clear();
  }

  /** On a server another thread does this. */
  void think() {
    while (bots.game().hasRequests()) {
      GameBots asked = bots.game();
      for (GameBots.Task task = asked.next(); task != null; task = asked.next()) {
        asked.decided(task, asked.think(task, budget));
      }
      wake();
    }
  }

  // ---- Its log

  @Override
  public boolean append(JournalRow row) {
    return rows.add(row);
  }

  @Override
  public List<JournalRow> read() {
    return List.copyOf(rows);
  }

  @Override
  public @Nullable JournalRow find(String command) {
    return rows.stream().filter(row -> command.equals(row.command())).findAny().orElse(null);
  }

  @Override
  public boolean hasMoreThan(long seq) {
    return false;
  }

  @Override
  public void changed(TableState state) {}

  @Override
  public void finished(TableState state) {}
}
