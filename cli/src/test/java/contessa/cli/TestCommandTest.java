package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How {@code ./contessa test} calls Maven, and counts what its reports say. */
class TestCommandTest extends LauncherCheckout {

  @Test
  void testIsMavenVerifyOn25AndEndsWithACount() throws Exception {
    Path jdk = jdk("temurin-25", "25.0.3");
    Run run = contessa(Map.of("JAVA_HOME", jdk("17", "17").toString()), "test", "-pl", "rules");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains(" verify -pl rules with " + jdk)
        .endsWith("\n0 passed, 0 failed\nPassed: Java not run; Vitest not run; browser not run\n");

    Files.writeString(checkout.resolve("broken"), "");
    Run broken = contessa(Map.of(), "test");
    assertThat(broken.exit()).isEqualTo(1);
    assertThat(broken.out())
        .endsWith(
            "FAILED: Java not run; Vitest not run; browser not run;"
                + " the build stopped, see above\n");
  }

  @Test
  void fastTestsLeaveOutBrowserAndSoakTestsAndFullOnesScaleThemUp() throws Exception {
    jdk("temurin-25", "25.0.3");
    executable(tools.resolve("node"), "#!/bin/sh\necho \"node $*\"\n");
    assertThat(contessa(Map.of(), "test", "--fast", "-pl", "rules").out())
        .contains(" verify -Dbrowser.tests.skip=true -DexcludedGroups=soak -pl rules with ")
        .contains("full=no")
        .doesNotContain("node ");
    assertThat(contessa(Map.of(), "test", "--full").out())
        .contains("browser.js --install")
        .contains(" verify -Dlast -Dweb.tests.skip=true -Dweb.build.skip=true with ")
        .contains("full=1");
    assertThat(contessa(Map.of(), "test", "-pl", "rules").out()).doesNotContain("--install");
  }

  @Test
  void webAndBrowserTestsRunNextToTheOthers() throws Exception {
    jdk("temurin-25", "25.0.3");
    Run run = contessa(Map.of(), "test");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .containsSubsequence(
            " -Dquick -pl cli,dev/soak -am package with ",
            " verify -Dlast -Dweb.tests.skip=true -Dweb.build.skip=true with ",
            "npm run --silent test",
            "npm run --silent e2e with " + checkout.resolve("target/browser/contessa.jar"),
            "\nPassed: ");

    Files.writeString(checkout.resolve("broken browser"), "");
    Run broken = contessa(Map.of(), "test");
    assertThat(broken.exit()).isEqualTo(1);
    assertThat(broken.out()).contains("\nFAILED: ");
  }

  @Test
  void testsOfAllThreeKindsAreCountedAndFailedOnesNamed() throws Exception {
    jdk("temurin-25", "25.0.3");
    report(
        "cli/target/surefire-reports/TEST-x.xml",
        """
        <testsuite name="x" tests="4" errors="1" skipped="1" failures="1">
          <testcase name="passes" classname="a.B" time="0.1"/>
          <testcase name="fails" classname="a.B" time="0.1">
            <failure message="no">trace</failure>
          </testcase>
          <testcase name="breaks" classname="a.B" time="0.1">
            <error message="no">trace</error>
          </testcase>
          <testcase name="waits" classname="a.B" time="0.1">
            <skipped/>
          </testcase>
        </testsuite>
        """);
    report(
        "web/target/vitest.xml",
        """
        <testsuites name="vitest tests" tests="1" failures="0">
            <testcase classname="tests/a.test.ts" name="adds" time="0.1">
            </testcase>
        </testsuites>
        """);
    report(
        "web/target/browser.xml",
        """
        <testsuite>
        <testcase name="offline.test.js: says &quot;a &amp; b&quot;" time="1">
        <failure message="&lt;testcase gone"/>
        </testcase>
        <testcase name="tap.test.js: is quick" time="1">
        </testcase>
        </testsuite>
        """);
    Files.writeString(checkout.resolve("broken"), "");
    assertThat(contessa(Map.of(), "test").out())
        .endsWith(
            """
            failed: Java: a.B fails
            failed: Java: a.B breaks
            failed: browser: offline.test.js: says "a & b"
            3 passed, 3 failed, 1 skipped
            FAILED: Java 1 passed, 2 failed, 1 skipped; Vitest 1 passed, 0 failed; browser 1 passed, 1 failed
            """);
  }

  @Test
  void onlyReportsOfThisRunAreCounted() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path report =
        report(
            "cli/target/surefire-reports/TEST-x.xml",
            "<testsuite>\n<testcase name=\"a\" classname=\"B\"/>\n</testsuite>\n");
    age(report);
    assertThat(contessa(Map.of(), "test").out()).contains("\n0 passed, 0 failed\n");

    Files.setLastModifiedTime(report, FileTime.from(Instant.now().plusSeconds(60)));
    assertThat(contessa(Map.of(), "test").out())
        .endsWith("Passed: Java 1 passed, 0 failed; Vitest not run; browser not run\n");
  }

  /** Writes a report that counts as written during the next run. */
  private Path report(String path, String text) throws IOException {
    Path report = checkout.resolve(path);
    Files.createDirectories(report.getParent());
    Files.writeString(report, text);
    return Files.setLastModifiedTime(report, FileTime.from(Instant.now().plusSeconds(60)));
  }
}
