package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How {@code ./contessa} finds a JDK, builds, prepares the archive of the JVM and starts a command.
 */
class LauncherTest extends LauncherCheckout {

  /** An option of every start, with an archive and without. */
  private static final String COMPACT = " <-XX:+UseCompactObjectHeaders>";

  /** A fake java that writes an archive if asked, waits to be stopped, and uses an archive. */
  private static final String ARCHIVING_JAVA =
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

  @Test
  void withoutAJdk25ItSaysWhatToInstall() throws Exception {
    jdk("17-openjdk", "17.0.15");
    jdk("250-of-the-future", "250");
    Run run = contessa(Map.of(), "--help");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("no JDK 25 found", "Temurin 25", "CONTESSA_JDK");
    assertThat(mavenCalls()).isZero();
  }

  @Test
  void aJreIsNotAJdk() throws Exception {
    Files.delete(jdk("25-jre", "25.0.3").resolve("bin/javac"));
    assertThat(contessa(Map.of(), "--which-jdk").exit()).isEqualTo(1);
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
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("CONTESSA_JDK is " + old);
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
    assertThat(first.exit()).isEqualTo(7);
    assertThat(first.out())
        .isEqualTo("java" + COMPACT + " <-jar> <" + jar() + "> <play> <two words> <*>\n");
    assertThat(first.err()).isEqualTo("Building contessa ...\n");
    assertThat(Files.readString(checkout.resolve("target/cli.log"))).contains("with " + jdk);

    Run second = contessa(Map.of(), "play");
    assertThat(second.err()).isEmpty();
    assertThat(mavenCalls()).isEqualTo(1);
    assertThat(contessa(Map.of(), "serve").out())
        .isEqualTo(
            "java"
                + COMPACT
                + " <-XX:MaxNewSize=48m> <-XX:MaxTenuringThreshold=1>"
                + " <--sun-misc-unsafe-memory-access=allow> <-jar> <"
                + jar()
                + "> <serve>\n");
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
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("Node.js is missing");
    assertThat(mavenCalls()).isZero();
  }

  @Test
  void aFailedBuildShowsTheEndOfItsLogAndIsRetried() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path broken = Files.writeString(checkout.resolve("broken"), "");
    Run run = contessa(Map.of(), "play");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("mvn -B", "the build failed", "cli.log");

    Files.delete(broken);
    assertThat(contessa(Map.of(), "play").exit()).isEqualTo(7);
  }

  @Test
  void itWorksThroughSymlinksFromAnyDirectory() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path bin = Files.createDirectories(world.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("absolute"), launcher);
    Files.createSymbolicLink(bin.resolve("relative"), Path.of("absolute"));
    Run run = run(bin, Map.of(), "./relative", "play");
    assertThat(run.out()).contains("<" + jar() + "> <play>");
    assertThat(run(world, Map.of(), "my games/contessa 2/contessa").out())
        .contains("<" + jar() + ">");
  }

  @Test
  void theArchiveIsMadeOnceForEachJar() throws Exception {
    Path jdk = jdk("temurin-25", "25.0.3");
    executable(jdk.resolve("bin/java"), ARCHIVING_JAVA);
    assertThat(contessa(Map.of(), "play").out())
        .isEqualTo("fast" + COMPACT + " <-jar> <" + jar() + "> <play>\n");
    assertThat(contessa(Map.of(), "play").out()).startsWith("fast");
    assertThat(checkout.resolve("target/archive")).doesNotExist();
    assertThat(Files.readString(archive())).hasLineCount(1).contains("<serve>", "<127.0.0.1>");

    age(archive());
    assertThat(contessa(Map.of(), "play").out()).startsWith("fast");
    Path part = jar().resolveSibling("lib/contessa-server.jar");
    Files.createDirectories(part.getParent());
    Files.writeString(part, "rebuilt");
    List.of(jdk.resolve("release"), jar(), archive()).forEach(LauncherCheckout::age);
    contessa(Map.of(), "play");
    assertThat(Files.getLastModifiedTime(archive()))
        .as("made again for a part that is newer")
        .isGreaterThan(Files.getLastModifiedTime(part));
    Files.setLastModifiedTime(jdk.resolve("release"), FileTime.from(Instant.now().plusSeconds(60)));
    assertThat(contessa(Map.of(), "play").out()).as("not for this JDK").startsWith("slow");
  }

  @Test
  void anArchiveThatCannotBeMadeIsNotTriedAgainAndDoesNoHarm() throws Exception {
    jdk("temurin-25", "25.0.3");
    contessa(Map.of(), "play");
    assertThat(archive()).isEmptyFile();
    FileTime failed = Files.getLastModifiedTime(archive());
    Run again = contessa(Map.of(), "play");
    assertThat(again.out()).isEqualTo("java" + COMPACT + " <-jar> <" + jar() + "> <play>\n");
    assertThat(again.err()).isEmpty();
    assertThat(Files.getLastModifiedTime(archive())).isEqualTo(failed);
  }

  @Test
  void benchRunsItsOwnJar() throws Exception {
    jdk("temurin-25", "25.0.3");
    assertThat(contessa(Map.of(), "bench", "--short").out())
        .isEqualTo(
            "java <--sun-misc-unsafe-memory-access=allow> <-jar> <"
                + checkout.resolve("dev/bench/target/contessa-bench.jar")
                + "> <--short>\n");
  }

  @Test
  void distRunsItsOwnJarOnThisCheckout() throws Exception {
    jdk("temurin-25", "25.0.3");
    assertThat(contessa(Map.of(), "dist", "--out", "here").out())
        .isEqualTo(
            "java <-jar> <%s/dev/dist/target/contessa-dist.jar> <--checkout> <%s> <--out> <here>\n"
                .formatted(checkout, checkout));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h"})
  void theHelpOfBenchBuildsNothing(String option) throws Exception {
    jdk("temurin-25", "25.0.3");
    Path help = checkout.resolve("dev/bench/src/main/resources/contessa/bench/help.txt");
    Files.createDirectories(help.getParent());
    Files.writeString(help, "Usage: contessa bench\n");
    Run run = contessa(Map.of(), "bench", option);
    assertThat(run.out()).isEqualTo("Usage: contessa bench\n");
    assertThat(run.err()).isEmpty();
  }
}
