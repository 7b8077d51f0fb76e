package contessa.bench.load;

import module java.base;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;

/**
 * Simulated people at a server: they come, play, lose their connections and come back. All of them
 * share one thread.
 */
final class LoadRun implements AutoCloseable {

  /** The server limits what one address may do. */
  private static final int PEOPLE_AT_AN_ADDRESS = 25;

  /** How many come at the same time. */
  private static final int COMING = 40;

  private static final int LOOK_MILLIS = 20;

  /**
   * What to do.
   *
   * @param origins the servers; people come to each of them in turn
   * @param pace how long people think on average, in milliseconds
   */
  record Plan(List<URI> origins, int games, int spectators, int idle, long pace) {}

  private final Plan plan;
  private final MultiThreadIoEventLoopGroup group =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final EventLoop loop = group.next();
  private final Bootstrap tcp =
      new Bootstrap()
          .group(group)
          .channel(NioSocketChannel.class)
          .option(ChannelOption.TCP_NODELAY, true);
  private final LoadFigures figures;
  private final List<LoadTable> tables = new ArrayList<>();
  private final Random random = new Random(1);
  private int people;
  private int begun;
  private int came;
  private Runnable next = () -> {};
  private boolean over;

  LoadRun(Plan plan) {
    this.plan = plan;
    figures = new LoadFigures(plan.pace());
  }

  LoadFigures figures() {
    return figures;
  }

  /** How many have a socket. */
  int sockets() {
    return people;
  }

  LoadClient browser(LoadClient.Person person) {
    URI origin = plan.origins().get(people % plan.origins().size());
    int number = people++ / PEOPLE_AT_AN_ADDRESS;
    String address = "127.1." + number / 250 + "." + (1 + number % 250);
    return new LoadClient(loop, tcp, figures, origin, address, person);
  }

  /** Does something at a time of {@link System#nanoTime}. */
  void at(long nanos, Runnable action) {
    var _ = loop.schedule(action, nanos - System.nanoTime(), TimeUnit.NANOSECONDS);
  }

  /** When somebody who begins to think now will answer: half the pace to one and a half. */
  long thinksUntil(RandomGenerator chance) {
    return System.nanoTime()
        + TimeUnit.MILLISECONDS.toNanos(plan.pace() / 2)
        + chance.nextLong(TimeUnit.MILLISECONDS.toNanos(Math.max(1, plan.pace())));
  }

  /** Begins something on the loop, and returns when this is true there. */
  private void await(Runnable begin, BooleanSupplier done) throws InterruptedException {
    loop.submit(begin).sync();
    while (!loop.submit(done::getAsBoolean).sync().getNow()) {
      Thread.sleep(LOOK_MILLIS);
    }
  }

  /** Whether nobody decides anything any more. */
  boolean isOver() {
    return over;
  }

  /** People come who have the page open and nothing to do. */
  void comeToIdle() throws InterruptedException {
    come(plan.idle(), _ -> browser(new Idler()).connect());
  }

  /** Players come, and take their seats. */
  void comeToPlay() throws InterruptedException {
    come(
        plan.games(),
        number -> {
          LoadTable table = new LoadTable(this, plan.spectators(), new Random(1 + number));
          tables.add(table);
          table.begin();
        });
  }

  private void come(int all, IntConsumer begin) throws InterruptedException {
    await(
        () -> {
          begun = 0;
          came = 0;
          next =
              () -> {
                if (begun < all) {
                  begin.accept(begun++);
                }
              };
          for (int i = 0; i < COMING; i++) {
            next.run();
          }
        },
        () -> came >= all);
  }

  /** Somebody has come, and the next one may. */
  void hasCome() {
    came++;
    next.run();
  }

  private final class Idler implements LoadClient.Person {
    private boolean here;

    @Override
    public void onOpen() {
      if (!here) {
        here = true;
        hasCome();
      }
    }
  }

  /**
   * All tables start, one after the other. If they began within less time than a game takes, they
   * would come to their busy phases together, also in the next game, which happens at no server.
   */
  void start(long withinMillis) throws InterruptedException {
    long within = TimeUnit.MILLISECONDS.toNanos(withinMillis);
    loop.submit(
            () -> {
              for (int i = 0; i < tables.size(); i++) {
                LoadTable table = tables.get(i);
                at(thinksUntil(random) + within * i / tables.size(), table::start);
              }
            })
        .sync();
  }

  /**
   * They play.
   *
   * @param most it ends after this many decisions, too
   */
  void play(int seconds, boolean measured, long most) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    await(
        () -> figures.measuring = measured,
        () -> {
          boolean ended = System.nanoTime() >= end || figures.decisions >= most;
          figures.measuring = measured && !ended;
          return ended;
        });
  }

  /**
   * All connections are lost at the same moment, and all clients come back.
   *
   * @return how long the people of each table took until all had their view again, in seconds
   */
  List<Double> reconnectAll() throws InterruptedException {
    List<LoadPlayer> all = new ArrayList<>();
    tables.forEach(table -> all.addAll(table.people()));
    Collections.shuffle(all, random);
    List<Double> back = new ArrayList<>();
    List<LoadPlayer> missing = new ArrayList<>(all);
    long start = System.nanoTime();
    await(
        () -> all.forEach(LoadPlayer::reconnect),
        () -> {
          int before = missing.size();
          missing.removeIf(LoadPlayer::isHere);
          double now = (System.nanoTime() - start) / 1e9;
          back.addAll(Collections.nCopies(before - missing.size(), now));
          return missing.isEmpty();
        });
    return back;
  }

  /** Nobody decides anything any more; what is under way arrives. */
  void calmDown() throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(2);
    await(() -> over = true, () -> System.nanoTime() >= until);
  }

  @Override
  public void close() {
    group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
