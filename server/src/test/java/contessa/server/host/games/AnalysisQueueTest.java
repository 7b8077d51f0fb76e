package contessa.server.host.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.notation.record.ReadRecord;
import contessa.notation.record.text.RecordFiles;
import contessa.server.host.threads.BoundedExecutors;
import contessa.server.journal.MemoryJournal;
import contessa.server.message.ServerJson;
import contessa.table.message.Job;
import org.junit.jupiter.api.Test;

/** Analyses wait for one another on one thread, and not too many of them. */
class AnalysisQueueTest {

  private static final Path ROYAL =
      Path.of("..", "notation", "src", "test", "resources", "golden", "v1-royal.jsonl");

  /** What Linux says about the thread that reads it; word 17 after the name is its nice value. */
  private static final Path THREAD = Path.of("/proc/thread-self/stat");

  private static final int NICE = 17;
  private static final boolean IS_LINUX = Files.exists(THREAD);

  /** More than may wait. */
  private static final int MANY = 1_000;

  @Test
  void aJobTellsHowManyComeFirstAndARefusedOneLeavesNothing() throws IOException {
    ReadRecord file = RecordFiles.read(Files.readAllBytes(ROYAL)).getFirst();
    Queue<Runnable> thread = new ArrayDeque<>();
    Analyses analyses =
        new Analyses(
            new ReplayCache(new MemoryJournal(), Runnable::run),
            task -> {
              if (thread.size() == 2) {
                throw new RejectedExecutionException("full");
              }
              thread.add(task);
            });
    assertThat(analyses.ofRecord("a", () -> file)).isEqualTo(Job.waiting(0).withId("a"));
    assertThat(analyses.ofRecord("b", () -> file)).isEqualTo(Job.waiting(1).withId("b"));
    assertThat(analyses.ofRecord("b", () -> file)).as("once").isEqualTo(Job.waiting(1).withId("b"));
    assertThatThrownBy(() -> analyses.ofRecord("c", () -> file))
        .isInstanceOf(RejectedExecutionException.class);
    assertThat(analyses.ofRecord("c")).isEmpty();
    thread.remove().run();
    assertThat(analyses.ofRecord("a").orElseThrow()).contains("\"state\":\"done\"");
    assertThat(analyses.ofRecord("b")).contains(ServerJson.CODEC.json(Job.waiting(0).withId("b")));
  }

  @Test
  void oneThreadOfLowPriorityWorksAndItsQueueIsBounded() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    CountDownLatch refused = new CountDownLatch(1);
    try (ExecutorService executor = BoundedExecutors.analyses()) {
      executor.execute(
          () -> {
            threads.add(Thread.currentThread());
            awaitQuietly(refused);
          });
      assertThatThrownBy(
              () -> {
                for (int n = 0; n < MANY; n++) {
                  executor.execute(() -> threads.add(Thread.currentThread()));
                }
              })
          .isInstanceOf(RejectedExecutionException.class);
      refused.countDown();
    }
    assertThat(threads).singleElement().extracting(Thread::getPriority).isEqualTo(1);
  }

  @Test
  void onLinuxItGivesWayToAllOtherThreadsOfTheServer() throws Exception {
    int before = nice();
    try (ExecutorService executor = BoundedExecutors.analyses()) {
      assertThat(executor.submit(AnalysisQueueTest::nice).get()).isEqualTo(IS_LINUX ? 19 : 0);
    }
    assertThat(nice()).as("the thread that asked").isEqualTo(before);
  }

  /** The nice value of the current thread; 0 where there is none. */
  private static int nice() throws IOException {
    if (!IS_LINUX) {
      return 0;
    }
    String status = Files.readString(THREAD);
    return Integer.parseInt(status.substring(status.lastIndexOf(')')).split(" ", -1)[NICE]);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
