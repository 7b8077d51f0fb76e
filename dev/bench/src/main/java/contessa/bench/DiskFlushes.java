package contessa.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Measures how long a disk takes to make a little data durable, as the journal's log asks for it:
 * alone, and while a larger file is written in random places, as a checkpoint does.
 *
 * <p>The folder is the argument: {@code java -cp dev/bench/target/contessa-bench.jar
 * contessa.bench.DiskFlushes .} It needs 450 MB there for a while.
 */
public final class DiskFlushes {

  private static final int SECONDS = Integer.getInteger("seconds", 100);

  /** About what a commit under load writes. */
  private static final int COMMIT = 20_000;

  private static final long LOG = 32L << 20;
  private static final long FILE = 400L << 20;
  private static final int PAGE = 4_096;

  /** Written at once by a checkpoint under load, which happens so often. */
  private static final int CHECKPOINT_PAGES = 4_500;

  private static final Duration BETWEEN_CHECKPOINTS = Duration.ofMillis(1_500);
  private static final Duration BETWEEN_COMMITS = Duration.ofMillis(2);

  private DiskFlushes() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Path.of(arguments[0]);
    try (FileChannel log = filled(folder.resolve("flushes-log"), LOG);
        FileChannel file = filled(folder.resolve("flushes-file"), FILE)) {
      report("alone", commits(log));
      AtomicBoolean measured = new AtomicBoolean();
      Thread checkpoints = Thread.ofPlatform().daemon().start(() -> checkpoints(file, measured));
      report("next to checkpoints", commits(log));
      measured.set(true);
      checkpoints.join();
    }
  }

  private static FileChannel filled(Path file, long size) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    for (long at = 0; at < size; at += 1 << 20) {
      channel.write(ByteBuffer.allocate(1 << 20), at);
    }
    channel.force(true);
    return channel;
  }

  /** How long each flush took, sorted, in nanoseconds. */
  private static long[] commits(FileChannel log) throws IOException, InterruptedException {
    long[] took = new long[SECONDS * 1_000];
    int count = 0;
    long end = System.nanoTime() + Duration.ofSeconds(SECONDS).toNanos();
    for (long at = 0; System.nanoTime() < end && count < took.length; at += COMMIT) {
      log.write(ByteBuffer.allocate(COMMIT), at % (LOG - COMMIT));
      long begin = System.nanoTime();
      log.force(true);
      took[count++] = System.nanoTime() - begin;
      Thread.sleep(BETWEEN_COMMITS);
    }
    long[] sorted = Arrays.copyOf(took, count);
    Arrays.sort(sorted);
    return sorted;
  }

  private static void checkpoints(FileChannel file, AtomicBoolean measured) {
    SplittableRandom random = new SplittableRandom(1);
    try {
      while (!measured.get()) {
        long[] places = random.longs(CHECKPOINT_PAGES, 0, FILE / PAGE).sorted().toArray();
        for (long place : places) {
          file.write(ByteBuffer.allocate(PAGE), place * PAGE);
        }
        file.force(true);
        Thread.sleep(BETWEEN_CHECKPOINTS);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void report(String which, long[] took) {
    System.out.printf(
        Locale.ROOT,
        "%s, %d flushes: p50 %.2f, p99 %.2f, p99.9 %.2f, longest %.0f ms%n",
        which,
        took.length,
        took[took.length / 2] / 1e6,
        took[took.length * 99 / 100] / 1e6,
        took[(int) (took.length * 999L / 1_000)] / 1e6,
        took[took.length - 1] / 1e6);
  }
}
