package contessa.pocket;

import module java.base;

import contessa.table.player.PlayerIds;
import org.jspecify.annotations.Nullable;

/** The engine itself: a facade over its tables, requests and sockets. */
public final class LocalServer implements LocalEngine {

  /** A timer that comes so much too late was held up by a device that slept. */
  private static final long PAUSE = 10_000;

  /** The people at the device. Whoever holds it may be any of them. */
  private static final Pattern PERSON = Pattern.compile(PlayerIds.PERSON + "[a-zA-Z0-9-]{1,40}");

  private @Nullable Opened opened;

  /** Everything there is once the engine is open. */
  private record Opened(
      LocalHost host,
      LocalClock clock,
      LocalFiles files,
      LocalTables tables,
      LocalJobs jobs,
      LocalApi api,
      Map<Integer, LocalSocket> sockets) {}

  /** When the host will call {@link #tick}, by the engine's clock. */
  private long wakeAt = LocalTable.NEVER;

  @Override
  public void open(LocalHost host, String seed, long now, String[] keys, String[] values) {
    RandomGenerator random = new LocalChance(seed);
    LocalStore store = new LocalStore(host, keys, values);
    LocalClock clock = new LocalClock();
    clock.set(now);
    clock.advance(store.latestRowAt());
    LocalFiles files = new LocalFiles(host);
    LocalTables tables = new LocalTables(store, host, clock, files, random);
    LocalJobs jobs = new LocalJobs(files);
    LocalGames games = new LocalGames(store, tables, jobs, random);
    LocalApi api = new LocalApi(tables, store, games, files);
    opened = new Opened(host, clock, files, tables, jobs, api, new HashMap<>());
  }

  static boolean isPerson(String viewer) {
    return PERSON.matcher(viewer).matches();
  }

  private Opened opened() {
    return Objects.requireNonNull(opened, "not open yet");
  }

  /** Does something at this time, and sets the timer. */
  private <T> T at(long now, Supplier<T> call) {
    Opened all = opened();
    all.clock.set(now);
    long late = wakeAt == LocalTable.NEVER ? 0 : all.clock.millis() - wakeAt;
    if (late > PAUSE) {
      all.tables.afterPause(late);
    }
    T result = call.get();
    long next = all.tables.nextWake();
    if (next != wakeAt) {
      wakeAt = next;
      if (next != LocalTable.NEVER) {
        all.host.wakeAt((double) all.clock.onDevice(next));
      }
    }
    return result;
  }

  private void doAt(long now, Runnable call) {
    var _ =
        at(
            now,
            () -> {
              call.run();
              return true;
            });
  }

  @Override
  public String request(String viewer, String method, String path, String body, long now) {
    LocalRequest request = LocalRequest.of(viewer, method, path, body);
    return at(now, () -> opened().api.answer(request, now));
  }

  @Override
  public void connect(int socket, String viewer, long now) {
    Opened all = opened();
    if (isPerson(viewer)) {
      all.sockets.put(socket, new LocalSocket(socket, viewer, all.host, all.tables, all.clock));
    } else {
      all.host.close(socket);
    }
  }

  @Override
  public void frame(int socket, String text, long now) {
    LocalSocket found = opened().sockets.get(socket);
    if (found != null) {
      doAt(now, () -> found.hear(text));
    }
  }

  @Override
  public void disconnect(int socket, long now) {
    LocalSocket found = opened().sockets.remove(socket);
    if (found != null) {
      doAt(now, found::close);
    }
  }

  @Override
  public void tick(long now) {
    doAt(
        now,
        () -> {
          wakeAt = LocalTable.NEVER;
          opened().tables.wake();
        });
  }

  @Override
  public boolean work(long now) {
    Opened all = opened();
    return at(
        now,
        () -> {
          if (!all.tables.think() && all.jobs.hasWork()) {
            all.jobs.step();
          }
          return all.tables.hasToThink() || all.jobs.hasWork();
        });
  }

  @Override
  public void file(String name, byte[] bytes) {
    Opened all = opened();
    all.files.arrived(name, bytes);
    all.tables.fileArrived();
    all.jobs.fileArrived();
  }
}
