package contessa.train;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import module java.base;

import contessa.game.SeededChance;
import java.nio.channels.FileChannel.MapMode;

/**
 * Self-play for a learner in another process, in a file that both map into memory. All tables are
 * in two halves: while the learner thinks about one half, the other half plays on.
 *
 * <p>The learner writes an output for each table of a half and raises the half's number; each
 * worker plays its tables on to their next decisions, writes their rows, and sets its own number to
 * the half's. A number of -1 ends the server.
 */
final class GameServer {

  private static final int HALVES = 2;
  private static final int LINE = 64;
  private static final int DONE = HALVES * LINE;
  private static final int SPINS = 4000;
  private static final long PAUSE_NANOS = 20_000;
  private static final VarHandle INT = JAVA_INT.varHandle();

  private final MemorySegment memory;
  private final List<GameGroup> groups;
  private final long[] outputsAt;
  private final long[] rowsAt;
  private final int workers;

  private GameServer(MemorySegment memory, List<GameGroup> groups, int workers) {
    this.memory = memory;
    this.groups = groups;
    this.workers = workers;
    outputsAt = new long[groups.size()];
    rowsAt = new long[groups.size()];
  }

  /** Serves games until the learner ends it; prints the layout first, as one line of JSON. */
  static void serve(Path file, List<String> specs, GameGroup.Plan plan, int workers, long seed)
      throws IOException, InterruptedException {
    SeededChance seeds = new SeededChance(seed);
    List<GameGroup> groups = new ArrayList<>();
    for (String spec : specs) {
      groups.add(GameGroup.of(spec, plan, seeds));
    }
    long size = DONE + (long) HALVES * workers * LINE;
    for (GameGroup group : groups) {
      size += (group.tables.length + LINE) / LINE * (long) LINE;
      size += (long) group.tables.length * group.layout.size();
    }
    try (FileChannel channel =
            FileChannel.open(
                file,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING);
        Arena arena = Arena.ofShared()) {
      MemorySegment memory = channel.map(MapMode.READ_WRITE, 0, size, arena);
      GameServer server = new GameServer(memory, groups, workers);
      System.out.println(server.layOut(size));
      server.run();
    }
  }

  private String layOut(long size) {
    long at = DONE + (long) HALVES * workers * LINE;
    List<String> texts = new ArrayList<>();
    for (int g = 0; g < groups.size(); g++) {
      GameGroup group = groups.get(g);
      RowLayout layout = group.layout;
      outputsAt[g] = at;
      at += (group.tables.length + LINE) / LINE * (long) LINE;
      rowsAt[g] = at;
      at += (long) group.tables.length * layout.size();
      texts.add(
          String.format(
              Locale.ROOT,
              "{\"slots\":%d,\"count\":%d,\"outputs_at\":%d,\"rows_at\":%d,\"row\":%d,\"hands\":%d,"
                  + "\"parts\":%d,\"legal\":%d,\"mind\":%d,\"distortion\":%d,\"seat\":%d,\"seats\":%d,"
                  + "\"ended\":%d,\"shares\":%d,\"turns\":%d,\"minds\":%d,\"won\":%d,\"fair_share\":%d,\"conduct\":%d,\"rival\":%b}",
              layout.slots(),
              group.tables.length,
              outputsAt[g],
              rowsAt[g],
              layout.size(),
              layout.hands(),
              layout.parts(),
              layout.legal(),
              layout.mind(),
              layout.distortion(),
              layout.seat(),
              layout.seats(),
              layout.ended(),
              layout.shares(),
              layout.turns(),
              layout.minds(),
              layout.won(),
              layout.fairShare(),
              layout.conduct(),
              group.rival));
    }
    return String.format(
        Locale.ROOT,
        "{\"size\":%d,\"workers\":%d,\"line\":%d,\"done_at\":%d,\"groups\":[%s]}",
        size,
        workers,
        LINE,
        DONE,
        String.join(",", texts));
  }

  private void run() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int worker = 0; worker < workers; worker++) {
      int number = worker;
      threads.add(Thread.ofPlatform().name("worker-" + worker).start(() -> work(number)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void work(int worker) {
    byte[][] rows = new byte[groups.size()][];
    for (int g = 0; g < rows.length; g++) {
      rows[g] = new byte[groups.get(g).layout.size()];
    }
    int[] seen = new int[HALVES];
    for (int half = 0; half < HALVES; half++) {
      step(worker, half, rows, false);
      seen[half] = 1;
      INT.setRelease(memory, done(worker, half), 1);
    }
    int half = 0;
    while (true) {
      int wanted = await(half, seen[half]);
      if (wanted < 0) {
        return;
      }
      step(worker, half, rows, true);
      seen[half] = wanted;
      INT.setRelease(memory, done(worker, half), wanted);
      half = 1 - half;
    }
  }

  private long done(int worker, int half) {
    return DONE + ((long) half * workers + worker) * LINE;
  }

  private int await(int half, int seen) {
    int spins = 0;
    while (true) {
      int wanted = (int) INT.getAcquire(memory, (long) half * LINE);
      if (wanted < 0 || wanted > seen) {
        return wanted;
      }
      if (++spins < SPINS) {
        Thread.onSpinWait();
      } else {
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }

  private void step(int worker, int half, byte[][] rows, boolean play) {
    for (int g = 0; g < rows.length; g++) {
      GameGroup group = groups.get(g);
      int length = group.tables.length / HALVES;
      int from = half * length + (int) ((long) length * worker / workers);
      int to = half * length + (int) ((long) length * (worker + 1) / workers);
      byte[] row = rows[g];
      for (int i = from; i < to; i++) {
        SelfPlayTable table = group.tables[i];
        if (play) {
          table.play(memory.get(JAVA_BYTE, outputsAt[g] + i) & 0xFF);
        }
        table.write(row);
        MemorySegment.copy(
            row, 0, memory, JAVA_BYTE, rowsAt[g] + (long) i * row.length, row.length);
      }
    }
  }
}
