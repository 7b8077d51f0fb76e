package contessa.soak.sim;

import module java.base;

import contessa.server.host.Tables;
import contessa.table.message.ClientMessage;
import contessa.table.message.Message;
import org.jspecify.annotations.Nullable;

/**
 * A connection between a client and the server: in each direction an ordered stream that takes
 * time. It may be cut, and what is under way is lost; then the two ends notice it sooner or later.
 */
final class Connection {

  /** How long the server waits for a silent client. */
  private static final long SILENCE = 75_000;

  private final World world;
  private final SimPerson person;
  private final ArrayDeque<ClientMessage> up = new ArrayDeque<>();
  private final ArrayDeque<Message> down = new ArrayDeque<>();
  private Consumer<Message> listener;
  private Consumer<Message> replies;
  private long lastUp;
  private long lastDown;
  private boolean dead;
  private boolean closedByServer;
  private Tables.@Nullable Subscription subscription;

  Connection(World world, SimPerson person) {
    this.world = world;
    this.person = person;
    Wiring wiring = world.wiring();
    listener = wiring.listener(this::tell);
    replies = wiring.replies(this::tell);
    world.server().connected(this);
    long cut = world.faults().nextCut();
    if (cut >= 0) {
      world.agenda().in(cut, this::cut);
    }
  }

  boolean works() {
    return !dead;
  }

  private long latency() {
    Faults faults = world.faults();
    if (!faults.delayMessage()) {
      return faults.latency();
    }
    world.counts().add(Trouble.DELAYED_MESSAGE);
    return faults.longLatency();
  }

  // ---- From the client to the server

  void send(ClientMessage frame) {
    if (dead) {
      return;
    }
    up.add(frame);
    lastUp = Math.max(lastUp, world.agenda().now() + latency());
    world.server().run(lastUp - world.agenda().now(), this::receive);
    if (frame instanceof ClientMessage.Submit submit && world.faults().repeatCommand()) {
      world.counts().add(Trouble.REPEATED_COMMAND);
      // As if a network had kept a copy: it arrives again much later, by another way.
      int commands = person.commands();
      world.agenda().in(world.between(0, 90_000), () -> arriveAgain(submit, commands));
    }
  }

  private void receive() {
    ClientMessage frame = up.poll();
    if (frame == null || dead || closedByServer) {
      return;
    }
    switch (frame) {
      case ClientMessage.Watch watch -> watch(watch);
      case ClientMessage.Submit submit -> replies.accept(world.submit(person.player(), submit));
      case ClientMessage.Unwatch _, ClientMessage.Ping _ ->
          throw new IllegalStateException("not sent here");
    }
  }

  private void arriveAgain(ClientMessage.Submit submit, int commands) {
    if (person.commands() > commands) {
      world.counts().add(Trouble.OVERTAKEN_COMMAND);
    }
    world.server().run(0, () -> world.submit(person.player(), submit));
  }

  private void watch(ClientMessage.Watch watch) {
    long n = watch.n() == null ? 0 : watch.n();
    String viewer = world.wiring().viewer(person.player());
    Optional<Tables.Subscription> watching =
        world.server().tables().watch(viewer, watch.table(), watch.stream(), n, listener::accept);
    if (watching.isPresent()) {
      subscription = watching.get();
    } else {
      tell(new Message.Gone(watch.table(), false));
    }
  }

  // ---- From the server to the client

  private void tell(Message message) {
    if (dead || closedByServer) {
      return;
    }
    down.add(message);
    lastDown = Math.max(lastDown, world.agenda().now() + latency());
    world.agenda().at(lastDown, this::arrive);
  }

  private void arrive() {
    Message message = down.poll();
    if (message != null && !dead) {
      person.hear(message);
    }
  }

  // ---- Its end

  private void cut() {
    if (dead || world.faults().over()) {
      return;
    }
    dead = true;
    world.counts().add(Trouble.LOST_CONNECTION);
    world.counts().add(Trouble.DROPPED_MESSAGE, up.size() + down.size());
    boolean halfOpen = world.faults().isHalfOpen();
    if (halfOpen) {
      world.counts().add(Trouble.HALF_OPEN_CONNECTION);
    }
    world
        .agenda()
        .in(halfOpen ? world.between(5_000, 25_000) : world.between(0, 500), this::tellPerson);
    world.server().run(halfOpen ? SILENCE : world.between(0, 5_000), this::close);
  }

  private void tellPerson() {
    person.disconnected(this);
  }

  private void close() {
    closedByServer = true;
    world.server().disconnected(this);
    if (subscription != null) {
      subscription.close();
      subscription = null;
    }
  }

  /** The process at the other end is gone. */
  void serverDied() {
    closedByServer = true;
    subscription = null;
    if (!dead) {
      dead = true;
      world.agenda().in(world.between(0, 1_000), this::tellPerson);
    }
  }
}
