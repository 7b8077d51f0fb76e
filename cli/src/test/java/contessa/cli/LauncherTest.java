package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script {@code ./contessa} in a fake checkout: JDKs and Maven are scripts that print how they
 * were called, so nothing is built and every case takes milliseconds.
 */
class LauncherTest {

  private static final Path SCRIPT = Path.of("..", "contessa").toAbsolutePath().normalize();

  /** An option of every start, with an archive and without. */
  private static final String COMPACT = " <-XX:+UseCompactObjectHeaders>";

  /** A fake java that writes an archive if asked, waits to be stopped, and uses an archive. */
  private static final String REHEARSING_JAVA =
      """
      #!/bin/sh
      case $1 in
        -XX:AOTCacheOutput=*)
          trap 'printf "<%s> " "$@" >"${1#*=}"; exit' TERM
          echo http://127.0.0.1:1
          while :; do sleep 0.01; done
          ;;
        -XX:AOTCache=*) [ -s "${1#*=}" ] && printf fast; shift 2 ;;
        *) printf slow ;;
      esac
      printf ' <%s>' "$@"
      echo
      """;

  @TempDir private Path world;

  private Path checkout;
  private Path launcher;
  private Path jvms;
  private Path tools;

  private record Run(int exit, String out, String err) {}

  @BeforeEach
  void aCheckoutInAPathWithSpaces() throws IOException {
    checkout = Files.createDirectories(world.resolve("my games/contessa 2"));
    jvms = Files.createDirectories(world.resolve("usr lib jvm"));
    tools = Files.createDirectories(world.resolve("tools"));
    launcher = checkout.resolve("contessa");
    // Remove the paths of this machine's JDKs, so that a case can have none.
    String script =
        Files.readString(SCRIPT)
            .replace("/usr/lib/jvm/*", "'" + jvms + "'/*")
            .replaceAll(" /(usr/java|opt|Library)/[^\\s;]*", "");
    executable(launcher, script);
    Files.createDirectories(checkout.resolve(".mvn"));
    Files.createDirectories(checkout.resolve("cli/src/main"));
    Files.createDirectories(checkout.resolve("bench/src/main"));
    Files.createDirectories(checkout.resolve("web"));
    for (String file :
        List.of(
            "pom.xml", "cli/pom.xml", "bench/pom.xml", "cli/src/main/A.java", "web/index.html")) {
      Files.writeString(checkout.resolve(file), "");
    }
    try (Stream<Path> sources = Files.walk(checkout)) {
      sources.forEach(LauncherTest::age);
    }
    for (String tool :
        List.of(
            "sh",
            "awk",
            "cat",
            "dirname",
            "find",
            "flock",
            "grep",
            "head",
            "mkdir",
            "mv",
            "readlink",
            "rm",
            "sleep",
            "tail",
            "touch")) {
      Stream.of("/bin", "/usr/bin")
          .map(bin -> Path.of(bin, tool))
          .filter(Files::isExecutable)
          .findFirst()
          .ifPresent(
              found -> executable(tools.resolve(tool), "#!/bin/sh\nexec " + found + " \"$@\"\n"));
    }
    executable(tools.resolve("node"), "#!/bin/sh\n");
    executable(
        tools.resolve("mvn"),
        """
        #!/bin/sh
        echo "mvn $* with $JAVA_HOME, full=${CONTESSA_FULL-no}"
        echo x >>'%1$s/mvn calls'
        [ ! -e '%1$s/broken' ] || exit 1
        mkdir -p '%1$s/cli/target' '%1$s/bench/target'
        touch '%1$s/cli/target/contessa.jar' '%1$s/bench/target/contessa-bench.jar'
        """
            .formatted(checkout));
  }

  @Test
  void withoutAJdk25ItSaysWhatToInstall() throws Exception {
    jdk("17-openjdk", "17.0.15");
    jdk("250-of-the-future", "250");
    Run run = contessa(Map.of(), "--help");
    assertThat(run.exit).isEqualTo(1);
    assertThat(run.err).contains("no JDK 25 found", "Temurin 25", "CONTESSA_JDK");
    assertThat(mavenCalls()).isZero();
  }

  @Test
  void aJreIsNotAJdk() throws Exception {
    Files.delete(jdk("25-jre", "25.0.3").resolve("bin/javac"));
    assertThat(contessa(Map.of(), "--which-jdk").exit).isEqualTo(1);
  }

  @Test
  void aJavaHomeOf17IsSkipped() throws Exception {
    Path old = jdk("17-openjdk", "17.0.15");
    Path good = jdk("temurin-25", "25.0.3");
    assertThat(which(Map.of("JAVA_HOME", old.toString()))).isEqualTo(good);
  }

  @Test
  void aJavaHomeOf25TakesPrecedenceOverTheUsualPlaces() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path own = jdk("../my jdk", "25");
    assertThat(which(Map.of("JAVA_HOME", own.toString()))).isEqualTo(own);
  }

  @Test
  void contessaJdkTakesPrecedence() throws Exception {
    Path good = jdk("temurin-25", "25.0.3");
    Path own = jdk("../my jdk", "25.0.1");
    assertThat(which(Map.of("JAVA_HOME", good.toString(), "CONTESSA_JDK", own.toString())))
        .isEqualTo(own);
  }

  @Test
  void aContessaJdkOfAnotherVersionIsAnError() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path old = jdk("17-openjdk", "17.0.15");
    Run run = contessa(Map.of("CONTESSA_JDK", old.toString()), "--which-jdk");
    assertThat(run.exit).isEqualTo(1);
    assertThat(run.err).contains("CONTESSA_JDK is " + old);
  }

  @Test
  void jdksOnThePathAndInTheHomeDirectoryAreFound() throws Exception {
    Path own = jdk("../home/.sdkman/candidates/java/25.0.3-tem", "25.0.3");
    assertThat(which(Map.of())).isEqualTo(own);
    Path onPath = jdk("../elsewhere", "25.0.3");
    Files.createSymbolicLink(tools.resolve("javac"), onPath.resolve("bin/javac"));
    assertThat(which(Map.of())).isEqualTo(onPath);
  }

  @Test
  void itBuildsOnceAndPassesTheArgumentsOn() throws Exception {
    Path jdk = jdk("temurin-25", "25.0.3");
    Run first = contessa(Map.of(), "play", "two words", "*");
    assertThat(first.exit).isEqualTo(7);
    assertThat(first.out)
        .isEqualTo("java" + COMPACT + " <-jar> <" + jar() + "> <play> <two words> <*>\n");
    assertThat(first.err).isEqualTo("Building contessa ...\n");
    assertThat(Files.readString(checkout.resolve("target/cli.log"))).contains("with " + jdk);

    Run second = contessa(Map.of(), "play");
    assertThat(second.err).isEmpty();
    assertThat(mavenCalls()).isEqualTo(1);
  }

  @Test
  void itRebuildsAfterAChangeOrADeletion() throws Exception {
    jdk("temurin-25", "25.0.3");
    contessa(Map.of());
    Path source = checkout.resolve("cli/src/main/A.java");
    Files.writeString(source, "changed");
    contessa(Map.of());
    contessa(Map.of());
    assertThat(mavenCalls()).isEqualTo(2);

    Files.delete(source);
    contessa(Map.of());
    contessa(Map.of());
    assertThat(mavenCalls()).isEqualTo(3);
  }

  @Test
  void itRebuildsForTheWebClientButNotForItsTools() throws Exception {
    jdk("temurin-25", "25.0.3");
    contessa(Map.of());
    for (String left : List.of("web/node_modules/tool.js", "web/generated/keys.ts")) {
      Files.createDirectories(checkout.resolve(left).getParent());
      Files.writeString(checkout.resolve(left), "");
    }
    contessa(Map.of());
    assertThat(mavenCalls()).isEqualTo(1);

    Files.writeString(checkout.resolve("web/index.html"), "changed");
    contessa(Map.of());
    assertThat(mavenCalls()).isEqualTo(2);
  }

  @Test
  void withoutNodeItSaysWhatToInstall() throws Exception {
    jdk("temurin-25", "25.0.3");
    Files.delete(tools.resolve("node"));
    Run run = contessa(Map.of(), "--help");
    assertThat(run.exit).isEqualTo(1);
    assertThat(run.err).contains("Node.js is missing");
    assertThat(mavenCalls()).isZero();
  }

  @Test
  void aFailedBuildShowsTheEndOfItsLogAndIsRetried() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path broken = Files.writeString(checkout.resolve("broken"), "");
    Run run = contessa(Map.of(), "play");
    assertThat(run.exit).isEqualTo(1);
    assertThat(run.out).isEmpty();
    assertThat(run.err).contains("mvn -B", "the build failed", "cli.log");

    Files.delete(broken);
    assertThat(contessa(Map.of(), "play").exit).isEqualTo(7);
  }

  @Test
  void itWorksThroughSymlinksFromAnyDirectory() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path bin = Files.createDirectories(world.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("absolute"), launcher);
    Files.createSymbolicLink(bin.resolve("relative"), Path.of("absolute"));
    Run run = run(bin, Map.of(), "./relative", "play");
    assertThat(run.out).contains("<" + jar() + "> <play>");
    assertThat(run(world, Map.of(), "my games/contessa 2/contessa").out)
        .contains("<" + jar() + ">");
  }

  @Test
  void testIsMavenVerifyOn25AndEndsWithACount() throws Exception {
    Path jdk = jdk("temurin-25", "25.0.3");
    Run run = contessa(Map.of("JAVA_HOME", jdk("17", "17").toString()), "test", "-pl", "rules");
    assertThat(run.exit).isZero();
    assertThat(run.out)
        .contains(" verify -pl rules with " + jdk)
        .endsWith("\n0 passed, 0 failed\nPassed: Java not run; Vitest not run; browser not run\n");

    Files.writeString(checkout.resolve("broken"), "");
    Run broken = contessa(Map.of(), "test");
    assertThat(broken.exit).isEqualTo(1);
    assertThat(broken.out)
        .endsWith(
            "FAILED: Java not run; Vitest not run; browser not run;"
                + " the build stopped, see above\n");
  }

  @Test
  void fastTestsLeaveOutBrowserAndSoakTestsAndFullOnesScaleThemUp() throws Exception {
    jdk("temurin-25", "25.0.3");
    executable(tools.resolve("node"), "#!/bin/sh\necho \"node $*\"\n");
    assertThat(contessa(Map.of(), "test", "--fast", "-pl", "rules").out)
        .contains(" verify -Dbrowser.tests.skip=true -DexcludedGroups=soak -pl rules with ")
        .contains("full=no")
        .doesNotContain("node ");
    assertThat(contessa(Map.of(), "test", "--full").out)
        .contains("browser.js --install")
        .contains(" verify with ")
        .contains("full=1");
    assertThat(contessa(Map.of(), "test", "-pl", "rules").out).doesNotContain("--install");
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
    assertThat(contessa(Map.of(), "test").out)
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
    assertThat(contessa(Map.of(), "test").out).contains("\n0 passed, 0 failed\n");

    Files.setLastModifiedTime(report, FileTime.from(Instant.now().plusSeconds(60)));
    assertThat(contessa(Map.of(), "test").out)
        .endsWith("Passed: Java 1 passed, 0 failed; Vitest not run; browser not run\n");
  }

  /** Writes a report that counts as written during the next run. */
  private Path report(String path, String text) throws IOException {
    Path report = checkout.resolve(path);
    Files.createDirectories(report.getParent());
    Files.writeString(report, text);
    return Files.setLastModifiedTime(report, FileTime.from(Instant.now().plusSeconds(60)));
  }

  @Test
  void aStartIsRehearsedOnceForEachJar() throws Exception {
    Path jdk = jdk("temurin-25", "25.0.3");
    executable(jdk.resolve("bin/java"), REHEARSING_JAVA);
    assertThat(contessa(Map.of(), "play").out)
        .isEqualTo("fast" + COMPACT + " <-jar> <" + jar() + "> <play>\n");
    assertThat(contessa(Map.of(), "play").out).startsWith("fast");
    assertThat(checkout.resolve("target/rehearsal")).doesNotExist();
    assertThat(Files.readString(archive())).hasLineCount(1).contains("<serve>", "<127.0.0.1>");

    age(archive());
    assertThat(contessa(Map.of(), "play").out).startsWith("fast");
    Path part = jar().resolveSibling("lib/contessa-server.jar");
    Files.createDirectories(part.getParent());
    Files.writeString(part, "rebuilt");
    List.of(jdk.resolve("release"), jar(), archive()).forEach(LauncherTest::age);
    contessa(Map.of(), "play");
    assertThat(Files.getLastModifiedTime(archive()))
        .as("made again for a part that is newer")
        .isGreaterThan(Files.getLastModifiedTime(part));
    Files.setLastModifiedTime(jdk.resolve("release"), FileTime.from(Instant.now().plusSeconds(60)));
    assertThat(contessa(Map.of(), "play").out).as("not for this JDK").startsWith("slow");
  }

  @Test
  void aFailedRehearsalIsNotRepeatedAndDoesNoHarm() throws Exception {
    jdk("temurin-25", "25.0.3");
    contessa(Map.of(), "play");
    assertThat(archive()).isEmptyFile();
    FileTime failed = Files.getLastModifiedTime(archive());
    Run again = contessa(Map.of(), "play");
    assertThat(again.out).isEqualTo("java" + COMPACT + " <-jar> <" + jar() + "> <play>\n");
    assertThat(again.err).isEmpty();
    assertThat(Files.getLastModifiedTime(archive())).isEqualTo(failed);
  }

  @Test
  void benchRunsItsOwnJar() throws Exception {
    jdk("temurin-25", "25.0.3");
    assertThat(contessa(Map.of(), "bench", "--short").out)
        .isEqualTo(
            "java <--sun-misc-unsafe-memory-access=allow> <-jar> <"
                + checkout.resolve("bench/target/contessa-bench.jar")
                + "> <--short>\n");
  }

  private Path archive() {
    return checkout.resolve("target/contessa.aot");
  }

  private Path jar() {
    return checkout.resolve("cli/target/contessa.jar");
  }

  private long mavenCalls() throws IOException {
    Path calls = checkout.resolve("mvn calls");
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  /** A fake JDK; its java prints its arguments and exits with 7. */
  private Path jdk(String name, String version) throws IOException {
    Path jdk = jvms.resolve(name).normalize();
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(
        jdk.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
    executable(jdk.resolve("bin/javac"), "#!/bin/sh\nexit 99\n");
    executable(
        jdk.resolve("bin/java"),
        """
        #!/bin/sh
        printf java
        printf ' <%s>' "$@"
        echo
        exit 7
        """);
    return jdk;
  }

  private Path which(Map<String, String> environment) throws Exception {
    Run run = contessa(environment, "--which-jdk");
    assertThat(run.err).isEmpty();
    return Path.of(run.out.strip());
  }

  private Run contessa(Map<String, String> environment, String... args) throws Exception {
    return run(world, environment, launcher.toString(), args);
  }

  private Run run(Path directory, Map<String, String> environment, String command, String... args)
      throws Exception {
    Path out = world.resolve("out");
    Path err = world.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(Stream.of(command), Stream.of(args)).toList())
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", tools.toString());
    builder.environment().put("HOME", world.resolve("home").toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  /** Sets the time of a file to an hour ago. */
  private static void age(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(3600)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void executable(Path file, String script) {
    try {
      Files.writeString(file, script);
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
