package contessa.dev.launch;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How {@code ./contessa test} calls Maven and npm, and counts what their reports say. Both are
 * scripts here that print how they were called.
 */
class TestRunTest {

  private static final Path SOURCE =
      Path.of("src/main/java/contessa/dev/launch/TestRun.java").toAbsolutePath();

  @TempDir Path world;

  private Path checkout;
  private Path tools;

  private record Run(int exit, String out) {}

  @BeforeEach
  void aCheckoutInAPathWithSpaces() throws IOException {
    checkout = Files.createDirectories(world.resolve("my games/contessa 2"));
    tools = Files.createDirectories(world.resolve("tools"));
    Files.createDirectories(checkout.resolve("dev/bench"));
    Files.createDirectories(checkout.resolve("web"));
    tool("node", "echo \"node $*\"");
    tool(
        "npm",
        """
        echo "npm $* with $CONTESSA_JAR"
        [ ! -e '%s/broken browser' ] || exit 1
        """
            .formatted(checkout));
    tool(
        "mvn",
        """
        echo "mvn $*, full=${CONTESSA_FULL-no}"
        [ ! -e '%1$s/broken' ] || exit 1
        mkdir -p '%1$s/cli/target/lib'
        touch '%1$s/cli/target/contessa.jar' '%1$s/cli/target/lib/a.jar'
        """
            .formatted(checkout));
  }

  private void tool(String name, String script) throws IOException {
    Path file = Files.writeString(tools.resolve(name), "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Run test(String... args) throws Exception {
    return java(
        List.of("-cp", System.getProperty("java.class.path"), TestRun.class.getName()), args);
  }

  private Run java(List<String> program, String... args) throws Exception {
    Path out = world.resolve("out");
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(program);
    command.add(checkout.toString());
    command.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", tools + ":/bin:/usr/bin");
    Process process = builder.start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return new Run(process.exitValue(), Files.readString(out));
  }

  @Test
  void argumentsGoToMavenAndACountComesLast() throws Exception {
    Run run = test("-pl", "rules");
    assertThat(run.exit).isZero();
    assertThat(run.out)
        .contains(" verify -pl rules, full=no")
        .doesNotContain("npm", "node")
        .endsWith("\n0 passed, 0 failed\nPassed: Java not run; Vitest not run; browser not run\n");

    Files.writeString(checkout.resolve("broken"), "");
    Run broken = test("-pl", "rules");
    assertThat(broken.exit).isEqualTo(1);
    assertThat(broken.out)
        .endsWith(
            "FAILED: Java not run; Vitest not run; browser not run;"
                + " the build stopped, see above\n");
  }

  @Test
  void fastTestsTestTheWebClientOnlyIfItHasChanged() throws Exception {
    assertThat(test("--fast", "-pl", "rules").out)
        .contains(" verify -Dfast -pl rules, full=no")
        .doesNotContain("node ");

    Path source = Files.writeString(checkout.resolve("web/a.ts"), "");
    Path built = checkout.resolve("server/target/classes/contessa/web/index.html");
    Files.createDirectories(built.getParent());
    for (Path file : List.of(source, checkout.resolve("web"))) {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(60)));
    }
    Files.writeString(built, "");
    assertThat(test("--fast").out).contains(" verify -Dfast -Dweb.build.skip=true, full=no");
    Path report =
        report("web/target/vitest.xml", "<testsuites><testcase name=\"a\"/></testsuites>");
    Files.setLastModifiedTime(
        checkout.resolve("web"), FileTime.from(Instant.now().minusSeconds(60)));
    assertThat(test("--fast").out).contains("Vitest 1 passed");
    Files.delete(report);
    assertThat(test("--fast").out)
        .contains(" verify -Dfast -Dweb.tests.skip=true -Dweb.build.skip=true, full=no");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
    assertThat(test("--fast").out).contains(" verify -Dfast, full=no");
  }

  @Test
  void whatFastTestsCompiledIsCompiledAgainWithAllChecks() throws Exception {
    Path compiled = checkout.resolve("dev/bench/target/classes/A.class");
    Files.createDirectories(compiled.getParent());
    Files.writeString(compiled, "");
    test();
    assertThat(compiled).exists();
    test("--fast");
    assertThat(compiled).exists();
    test();
    assertThat(compiled).doesNotExist();
  }

  @Test
  void webAndBrowserTestsRunNextToTheOthersAndAFullRunScalesThemUp() throws Exception {
    Run run = test("--full");
    assertThat(run.exit).isZero();
    assertThat(run.out)
        .contains("node build/browser.js --install")
        .containsSubsequence(
            " -Dquick -pl cli -am package, full=1",
            " verify -Dlast -Dweb.tests.skip=true -Dweb.build.skip=true, full=1",
            "npm run --silent test",
            "npm run --silent e2e with " + checkout.resolve("target/browser/contessa.jar"),
            "\nPassed: ");
    assertThat(checkout.resolve("target/browser/lib/a.jar")).exists();

    Files.writeString(checkout.resolve("broken browser"), "");
    Run broken = test();
    assertThat(broken.exit).isEqualTo(1);
    assertThat(broken.out).contains("\nFAILED: ");
  }

  @Test
  void testsOfAllThreeKindsAreCountedAndFailedOnesNamed() throws Exception {
    report(
        "dev/bench/target/surefire-reports/TEST-x.xml",
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
    Run run = test("-pl", "rules");
    assertThat(run.exit).isEqualTo(1);
    assertThat(run.out)
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
  void aReportOfAnotherRunIsNotCountedAndABrokenOneIsAFailure() throws Exception {
    Path report = report("web/target/vitest.xml", "<testsuites>\n<testcase name=\"a\"/>");
    assertThat(test("-pl", "rules").out).contains("failed: Vitest: cannot read ");
    Files.setLastModifiedTime(report, FileTime.from(Instant.now().minusSeconds(3600)));
    assertThat(test("-pl", "rules").out).contains("\n0 passed, 0 failed\n");
  }

  /** Writes a report that counts as written during the next run. */
  private Path report(String path, String text) throws IOException {
    Path report = checkout.resolve(path);
    Files.createDirectories(report.getParent());
    Files.writeString(report, text);
    return Files.setLastModifiedTime(report, FileTime.from(Instant.now().plusSeconds(60)));
  }

  /** As the launcher does: without any library. */
  @Test
  void itRunsFromItsSourceAndTheHelpRunsNothing() throws Exception {
    assertThat(java(List.of(SOURCE.toString()), "--help").out)
        .contains("Usage: contessa test", "--fast", "Chromium");
    assertThat(List.of(checkout.toFile().list())).doesNotContain("target");
  }
}
