package contessa.pocket;

import module java.base;

import contessa.bots.Budget;
import contessa.game.Move;
import contessa.game.ProgramFiles;
import contessa.table.SeriesBots;
import contessa.table.TableCore;
import contessa.table.TableOutlets;
import contessa.table.bots.GameBots;
import contessa.table.game.RedactedTrace;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.state.ClockTimes;
import contessa.table.state.CommandStamp;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.view.Audience;
import contessa.table.view.Notifier;
import org.jspecify.annotations.Nullable;

/**
 * A table in memory, as {@code LiveTable} is on a server: a {@link TableCore} whose bots think when
 * the device has time. After something impossible it stops until the next start.
 */
final class LocalTable {

  static final long NEVER = Long.MAX_VALUE;

  private record Delivery(Consumer<Message> listener, Supplier<Message> message) {}

  private final String id;
  private final LocalClock clock;
  private final SeriesBots bots;
  private final TableCore core;
  private final List<Delivery> deliveries = new ArrayList<>();
  private long wakeAt = NEVER;
  private boolean stopped;

  LocalTable(
      String id,
      LocalLog log,
      LocalClock clock,
      RandomGenerator random,
      TableOutlets.Listener finished) {
    this.id = id;
    this.clock = clock;
    bots = new SeriesBots(() -> new GameBots(clock, (_, e) -> report(e)));
    core =
        new TableCore(
            id,
            log,
            new TableOutlets(
                clock,
                random,
                _ -> 0,
                bots,
                (to, message) -> deliveries.add(new Delivery(to, message)),
                Notifier.NONE,
                at -> wakeAt = at,
                finished));
  }

  String id() {
    return id;
  }

  TableState state() {
    return core.state();
  }

  /** When something is due; {@link #NEVER} if nothing is. */
  long wakeAt() {
    return stopped ? NEVER : wakeAt;
  }

  boolean isClosed() {
    return state().stage() == Stage.CLOSED;
  }

  /** Opens the table; why it cannot be opened, or null. */
  @Nullable Refused open(Function<Transaction, @Nullable Refused> opening) {
    Refused refused = core.open(opening);
    if (refused == null) {
      wake();
    }
    return refused;
  }

  /** Reads the table, which stays as it is. */
  Stage read() {
    core.reload();
    return state().stage();
  }

  void close() {
    core.close();
  }

  /** Reads the table, and goes on where it stood. Without a clock nobody needs more time. */
  void resume() {
    core.reload();
    if (state().options().clock() == Clock.UNTIMED) {
      wakeAt = clock.millis();
    } else {
      core.resume();
      deliver();
    }
  }

  /** The device slept for so long: no clock ran. */
  void afterPause(long pause) {
    if (state().options().clock() != Clock.UNTIMED) {
      attempt(() -> core.shiftClocks(pause + ClockTimes.RESTART_CREDIT));
    }
  }

  void wake() {
    attempt(
        () -> {
          wakeAt = NEVER;
          core.wake();
        });
  }

  Message.Reply submit(String player, Command command) {
    CommandStamp stamp = CommandStamp.of(player, command);
    Message.Reply[] reply = {Message.Reply.refused(command.id(), Refused.UNAVAILABLE)};
    attempt(() -> reply[0] = core.submit(stamp, command, clock.millis()));
    return reply[0];
  }

  private void attempt(Runnable task) {
    if (!stopped) {
      try {
        task.run();
      } catch (RuntimeException e) {
        stopped = true;
        report(e);
      }
    }
    deliver();
  }

  /** For the browser's console. */
  private void report(RuntimeException e) {
    System.err.println("Table " + id + ": " + RedactedTrace.of(e));
  }

  private void deliver() {
    while (!deliveries.isEmpty()) {
      Delivery next = deliveries.removeFirst();
      next.listener.accept(next.message.get());
    }
  }

  // ---- Viewers

  Audience.@Nullable Member watch(
      String viewer, @Nullable String stream, long n, Consumer<Message> listener) {
    Audience.Member member = core.watch(viewer, stream, n, listener);
    deliver();
    return member;
  }

  void unwatch(Audience.Member member) {
    core.unwatch(member);
    deliver();
  }

  // ---- Bots

  boolean hasToThink() {
    return !stopped && bots.game().hasRequests();
  }

  /**
   * Lets one bot make one decision.
   *
   * @throws ProgramFiles.Missing if it needs a file first
   */
  void think(Budget budget) {
    GameBots asked = bots.game();
    GameBots.Task task = asked.next();
    if (task != null) {
      Move move = asked.think(task, budget);
      asked.decided(task, move);
    }
    if (!asked.hasRequests()) {
      wake();
    }
  }
}
