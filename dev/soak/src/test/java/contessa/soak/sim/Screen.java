package contessa.soak.sim;

import module java.base;

import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.TableView;
import org.jspecify.annotations.Nullable;

/** What a client has heard of a table. It checks that each message follows from the one before. */
final class Screen {

  private final World world;
  private final String table;
  private final String name;
  private final List<Message.Logged> log = new ArrayList<>();
  private final Set<String> said = new HashSet<>();
  private final Map<String, Integer> sentAfter = new HashMap<>();
  private @Nullable TableView view;
  private @Nullable String stream;
  private long n;
  private long now;
  private int snapshots;
  private boolean fresh;

  Screen(World world, String table, String name) {
    this.world = world;
    this.table = table;
    this.name = name;
  }

  @Nullable TableView view() {
    return view;
  }

  @Nullable String stream() {
    return stream;
  }

  long n() {
    return n;
  }

  List<Message.Logged> log() {
    return log;
  }

  private Violation wrong(String what) {
    return world.violation("client " + name + " of table " + table + ": " + what);
  }

  /** A new connection begins. */
  void reconnected() {
    fresh = true;
  }

  void take(Message.Snapshot snapshot) {
    if (snapshot.stream().equals(stream) && snapshot.n() < n) {
      throw wrong("had message " + n + ", is taken back to " + snapshot.n());
    }
    if (!fresh && snapshot.stream().equals(stream)) {
      throw wrong("a snapshot out of turn");
    }
    stream = snapshot.stream();
    n = snapshot.n();
    snapshots++;
    log.clear();
    log.addAll(snapshot.log());
    said.clear();
    snapshot.log().forEach(logged -> hear(logged.event()));
    show(snapshot.view(), snapshot.now());
  }

  void take(Message.Update update) {
    if (update.n() != n + 1) {
      throw wrong("message " + update.n() + " after " + n);
    }
    n = update.n();
    if (update.events().stream().anyMatch(Happening.Started.class::isInstance)) {
      log.clear();
    }
    for (Happening event : update.events()) {
      log.add(new Message.Logged(update.n(), update.now(), event));
      hear(event);
      checkTimeout(event, update.now());
    }
    show(update.view(), update.now());
  }

  private void hear(Happening event) {
    switch (event) {
      case Happening.Said(int _, String text) -> {
        if (text.startsWith(Mind.TALK) && !said.add(text)) {
          throw wrong("'" + text + "' was said twice");
        }
      }
      case Happening.Started started ->
          world.ledger().started(table, started.game(), started.commitment());
      default -> {}
    }
  }

  private void checkTimeout(Happening event, long at) {
    TableView before = view;
    Decision decision = before == null ? null : before.decision();
    if (before == null || decision == null || !(event instanceof Happening.TimedOut(int seat))) {
      return;
    }
    if (before.common().asking() != null && before.common().asking().since() >= at) {
      return; // a client that catches up has the latest view with the first event
    }
    Long deadline = decision.deadline();
    if (deadline != null && Integer.valueOf(seat).equals(before.you().seat()) && at < deadline) {
      throw wrong("out of time " + (deadline - at) + " ms too early");
    }
  }

  private void show(TableView next, long at) {
    fresh = false;
    if (at < now) {
      throw wrong("time runs back by " + (now - at) + " ms");
    }
    Integer seat = next.you().seat();
    if (seat != null && !name.equals(next.common().seats().get(seat).name())) {
      throw wrong("sees through the eyes of " + next.common().seats().get(seat).name());
    }
    now = at;
    view = next;
    world.trace().add(n);
    world.trace().add(at);
  }

  void sent(Command command) {
    sentAfter.put(command.id(), snapshots);
  }

  /** An answer follows the updates that its command caused. */
  void acknowledged(Command command) {
    Integer then = sentAfter.remove(command.id());
    if (command instanceof Command.Say(String _, String text)
        && then != null
        && then == snapshots
        && !said.contains(text)) {
      throw wrong("'" + text + "' is acknowledged before it is told");
    }
  }
}
