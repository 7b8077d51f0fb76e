package contessa.soak.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import org.junit.jupiter.api.Test;

/** What a viewer in a run takes for a mistake of the server. */
class ClusterViewerTest {

  private final List<String> mistakes = new ArrayList<>();

  /** Hears a first snapshot up to number 7, loses the connection and hears a second one. */
  private void resume(long firstLogged, long n) {
    try (ClusterClient client = new ClusterClient(List.of(), 0)) {
      ClusterViewer viewer =
          new ClusterViewer(
              client, "t", mistakes, new AtomicInteger(), GameHabit.guest(new Random(1)));
      snapshot(viewer, 1, 7);
      assertThat(viewer.frame()).contains("\"n\":7");
      snapshot(viewer, firstLogged, n);
    }
  }

  private static void snapshot(ClusterViewer viewer, long firstLogged, long n) {
    String message =
        """
        {"type":"snapshot","stream":"seat","n":%d,"log":[{"n":%d}],
         "view":{"stage":"playing","you":{"host":false}}}
        """
            .formatted(n, firstLogged);
    viewer.hear(Json.read(message));
  }

  @Test
  void aSnapshotThatSavesUpdatesIsAMistake() {
    resume(1, 9);
    assertThat(mistakes).containsExactly("a snapshot after number 7");
  }

  @Test
  void aSnapshotOfThePastIsAMistake() {
    resume(1, 6);
    assertThat(mistakes).hasSize(1);
  }

  @Test
  void aSnapshotIsAMistakeWhereOnlyTheStartWasMissed() {
    resume(8, 9);
    assertThat(mistakes).hasSize(1);
  }

  @Test
  void aViewerWhoMissedTheEndOfAGameGetsTheNextOneAsASnapshot() {
    resume(9, 10);
    assertThat(mistakes).isEmpty();
  }
}
