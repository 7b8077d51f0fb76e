package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.dev.browser.BrowserCompiler;
import contessa.pocket.kernel.KernelGames;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random games of both kernels go the same way on the JVM and in both builds for browsers. */
@Tag("slow")
class KernelTwinTest {

  private static final int GAMES = TestScale.of(6_000, 120_000);

  /** In JavaScript the kernel is slow: 64-bit numbers are objects there. */
  private static final int GAMES_IN_JAVASCRIPT = GAMES / 6;

  private static final int BATCH = 500;

  /** The compiler reads its own class path. */
  @BeforeAll
  static void compile() throws Exception {
    String tests = System.getProperty("surefire.test.class.path");
    String path = tests == null ? System.getProperty("java.class.path") : tests;
    Process compiler =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-classpath",
                path,
                BrowserCompiler.class.getName(),
                KernelGames.class.getName(),
                "target/kernel")
            .redirectErrorStream(true)
            .start();
    String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(compiler.waitFor()).as(said).isZero();
  }

  @Test
  void randomGamesAreTheSameInBrowsers() throws Exception {
    int seed = TestScale.SEED;
    for (String build : List.of("wasm", "js")) {
      int games = build.equals("js") ? GAMES_IN_JAVASCRIPT : GAMES;
      String said = NodeScript.said(0, "kernel.js", build, seed + "", games + "", BATCH + "");
      List<String> hashes = new ArrayList<>();
      for (int from = seed; from < seed + games; from += BATCH) {
        hashes.add(from + " " + KernelGames.hash(from, BATCH));
      }
      assertThat(said.lines()).containsExactlyElementsOf(hashes);
    }
  }

  @Test
  void anotherGameHasAnotherHash() {
    assertThat(KernelGames.hash(1, 10)).isNotEqualTo(KernelGames.hash(2, 10));
  }
}
