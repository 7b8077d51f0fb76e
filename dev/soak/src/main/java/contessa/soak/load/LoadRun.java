package contessa.soak.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;

/** Simulated people at a server: they come, play, lose their connections and come back. */
public final class LoadRun implements AutoCloseable {

  /** The server limits what one address may do. */
  private static final int PEOPLE_AT_AN_ADDRESS = 25;

  /** So many come at the same time. */
  private static final int COMING = 40;

  /**
   * What to do.
   *
   * @param origins the servers; people come to each of them in turn
   * @param pace how long people think on average, in milliseconds
   * @param seed of what people decide
   */
  public record Plan(
      List<URI> origins, int games, int spectators, int idle, long pace, long seed) {}

  private final Plan plan;
  private final LoadLoop loop = new LoadLoop();
  private final LoadFigures figures;
  private final List<LoadTable> tables = new ArrayList<>();
  private final Random random;
  private int people;
  private int came;

  public LoadRun(Plan plan) throws IOException {
    this.plan = plan;
    figures = new LoadFigures(plan.pace());
    random = new Random(plan.seed());
  }

  public LoadFigures figures() {
    return figures;
  }

  /** How many have a socket. */
  public int sockets() {
    return people;
  }

  private LoadClient browser(LoadClient.Person person) {
    URI origin = plan.origins().get(people % plan.origins().size());
    int number = people++ / PEOPLE_AT_AN_ADDRESS;
    String address = "127.1." + number / 250 + "." + (1 + number % 250);
    return new LoadClient(loop, figures, origin, address, person);
  }

  /** People come who do nothing else. */
  public void comeToIdle(DoubleConsumer progress) throws IOException {
    came = 0;
    for (int i = 0; i < Math.min(COMING, plan.idle()); i++) {
      nextIdler();
    }
    waitForAll(plan.idle(), progress);
  }

  private int idlers;

  private void nextIdler() {
    if (idlers < plan.idle()) {
      idlers++;
      browser(new Idler()).connect();
    }
  }

  /** Somebody with the page open and nothing to do. */
  private final class Idler implements LoadClient.Person {
    private boolean here;

    @Override
    public void onOpen() {
      if (!here) {
        here = true;
        came++;
        nextIdler();
      }
    }

    @Override
    public void onMessage(HeardMessage message) {}
  }

  /** Players come, and take their seats. */
  public void comeToPlay(DoubleConsumer progress) throws IOException {
    came = 0;
    for (int i = 0; i < Math.min(COMING, plan.games()); i++) {
      nextTable();
    }
    waitForAll(plan.games(), progress);
  }

  private void nextTable() {
    if (tables.size() < plan.games()) {
      LoadTable table =
          new LoadTable(
              loop,
              figures,
              plan.pace(),
              plan.spectators(),
              new Random(plan.seed() + tables.size()),
              this::browser,
              _ -> tableReady());
      tables.add(table);
      table.begin();
    }
  }

  private void tableReady() {
    came++;
    nextTable();
  }

  private void waitForAll(int all, DoubleConsumer progress) throws IOException {
    loop.runUntil(
        () -> {
          progress.accept((double) came / Math.max(1, all));
          return came >= all;
        });
  }

  /**
   * All tables start, one after the other. If they began within less time than a game takes, they
   * would come to their busy phases together, also in the next game, which happens at no server.
   *
   * @param within milliseconds
   */
  public void start(long within) {
    for (int i = 0; i < tables.size(); i++) {
      LoadTable table = tables.get(i);
      long later = TimeUnit.MILLISECONDS.toNanos(within * i / tables.size());
      loop.at(table.thinksUntil(random) + later, table::start);
    }
    figures.begin();
    loop.in(1_000, this::second);
  }

  private void second() {
    figures.secondOver();
    loop.in(1_000, this::second);
  }

  /**
   * They play.
   *
   * @param most it ends after this many decisions, too
   */
  public void play(int seconds, boolean measured, long most, DoubleConsumer progress)
      throws IOException {
    long start = System.nanoTime();
    double whole = TimeUnit.SECONDS.toNanos(seconds);
    figures.measure(measured);
    loop.runUntil(
        () -> {
          double done = (System.nanoTime() - start) / whole;
          progress.accept(done);
          return done >= 1 || figures.decisions() >= most;
        });
    figures.measure(false);
    if (measured) {
      figures.end();
    }
  }

  /**
   * All connections are lost at the same moment, and all clients come back.
   *
   * @return how long the people of each table took until all had their view again, in seconds
   */
  public List<Double> reconnectAll() throws IOException {
    List<LoadPlayer> all = new ArrayList<>();
    tables.forEach(table -> all.addAll(table.people()));
    Collections.shuffle(all, random);
    List<Double> back = new ArrayList<>();
    long start = System.nanoTime();
    all.forEach(LoadPlayer::reconnect);
    List<LoadPlayer> missing = new ArrayList<>(all);
    loop.runUntil(
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
  public void calmDown() throws IOException {
    tables.forEach(LoadTable::end);
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(2);
    loop.runUntil(() -> System.nanoTime() - until > 0);
  }

  @Override
  public void close() throws IOException {
    loop.close();
  }
}
