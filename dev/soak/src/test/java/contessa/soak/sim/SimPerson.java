package contessa.soak.sim;

import module java.base;

import contessa.table.message.ClientMessage;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.TableView;
import org.jspecify.annotations.Nullable;

/**
 * A person at a table with a client that resends every command until it is answered, as the web
 * client does. {@link Screen} checks all that the client hears, {@link Mind} decides.
 */
final class SimPerson {

  /** A command is answered within this time on a connection that works. */
  private static final long ANSWERED_WITHIN = 120_000;

  private final World world;
  private final PlacedTable table;
  private final String player;
  private final Screen screen;
  private final Mind mind;
  private final Map<String, Command> pending = new LinkedHashMap<>();
  private @Nullable Connection connection;
  private boolean thinking;
  private int commands;

  SimPerson(World world, PlacedTable table, String player, String name, boolean seated) {
    this.world = world;
    this.table = table;
    this.player = player;
    screen = new Screen(world, table.id(), name);
    mind = new Mind(world, table, name, seated);
  }

  /** How many commands this person has given so far. */
  int commands() {
    return commands;
  }

  String player() {
    return player;
  }

  PlacedTable table() {
    return table;
  }

  Screen screen() {
    return screen;
  }

  boolean isConnected() {
    return connection != null;
  }

  boolean hasUnanswered() {
    return !pending.isEmpty();
  }

  // ---- The connection

  void connect() {
    if (!world.server().alive()) {
      world.agenda().in(world.between(200, 3_000), this::connect);
      return;
    }
    Connection opened = new Connection(world, this);
    connection = opened;
    if (screen.stream() != null) {
      world.counts().add(Trouble.RECONNECTION);
    }
    screen.reconnected();
    opened.send(new ClientMessage.Watch(table.id(), screen.stream(), screen.n()));
    List.copyOf(pending.values()).forEach(this::send);
    consider();
  }

  void disconnected(Connection lost) {
    if (lost.equals(connection)) {
      connection = null;
      boolean long_ = world.oneIn(4) && !world.faults().over();
      world
          .agenda()
          .in(long_ ? world.between(5_000, 150_000) : world.between(100, 3_000), this::connect);
    }
  }

  /** Submits a command of which the id is not known yet. */
  private void act(Command command) {
    pending.put(command.id(), command);
    send(command);
  }

  private void send(Command command) {
    Connection over = connection;
    if (over != null) {
      screen.sent(command);
      over.send(new ClientMessage.Submit(table.id(), command));
      world.agenda().in(ANSWERED_WITHIN, () -> checkAnswered(command, over));
    }
  }

  private void checkAnswered(Command command, Connection over) {
    if (over.works() && over.equals(connection) && pending.containsKey(command.id())) {
      throw world.violation(command + " of " + player + " is not answered");
    }
  }

  // ---- What the person hears and does

  void hear(Message message) {
    world.counts().messages++;
    world.trace().add(player);
    switch (message) {
      case Message.Snapshot snapshot -> screen.take(snapshot);
      case Message.Update update -> screen.take(update);
      case Message.Reply reply -> answered(reply);
      case Message.Gone _ -> throw world.violation(player + " is told that the table is gone");
      case Message.Presence _ -> {}
      case Message.Busy _, Message.Closing _, Message.Pong _, Message.Malformed _ ->
          throw new IllegalStateException("not sent here");
    }
    consider();
  }

  private void answered(Message.Reply reply) {
    world.trace().add(reply.ok() ? 1 : 2);
    Command command = pending.get(reply.id());
    if (command == null) {
      return; // an answer to the same command, sent before
    }
    if (reply.refused() == Refused.UNAVAILABLE) {
      world.agenda().in(1_000, () -> resend(command));
      return;
    }
    pending.remove(reply.id());
    if (reply.ok()) {
      screen.acknowledged(command);
    }
  }

  private void resend(Command command) {
    if (pending.containsKey(command.id())) {
      send(command);
    }
  }

  /** Thinks, unless they already do. */
  private void consider() {
    if (!thinking) {
      thinking = true;
      world.agenda().in(mind.thinkingTime(), this::decide);
    }
  }

  private void decide() {
    thinking = false;
    TableView view = screen.view();
    if (connection == null || view == null || !pending.isEmpty()) {
      return;
    }
    Command command = mind.next(view, player + "-" + commands);
    if (command != null) {
      commands++;
      act(command);
    } else if (mind.isNotDone(view)) {
      thinking = true;
      world.agenda().in(5_000, this::decide);
    }
  }
}
