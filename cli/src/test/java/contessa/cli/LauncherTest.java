package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How {@code ./contessa} finds a JDK, builds, prepares the archive of the JVM and starts a command.
 */
class LauncherTest extends LauncherCheckout {

  /** A fake java that writes an archive if asked, and uses one if it is given. */
  private static final String ARCHIVING_JAVA =
      """
      #!/bin/sh
      case $1 in
        -XX:AOTCacheOutput=*)
          trap 'echo "$CONTESSA_DATABASE,$JAVA_TOOL_OPTIONS," "$@" >"${1#*=}"; exit' TERM
          echo http://127.0.0.1:1
          while :; do sleep 0.01; done ;;
        -XX:AOTCache=*) [ -s "${1#*=}" ] && printf fast; shift ;;
        *) printf slow ;;
      esac
      printf ' <%s>' "$@"
      echo
      """;

  /** How the fake java shows a program that was started with these options. */
  private String started(String options, String program) {
    return " <@%s/cli/src/main/jvm/%s.args> <-jar> <%s>".formatted(checkout, options, jar())
        + program
        + "\n";
  }

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
    assertThat(first.out()).isEqualTo("java" + started("program", " <play> <two words> <*>"));
    assertThat(first.err()).isEqualTo("Building contessa ...\n");
    assertThat(Files.readString(checkout.resolve("target/cli.log")))
        .contains("with " + jdk + " and -Dquiet");

    Run second = contessa(Map.of(), "play");
    assertThat(second.err()).isEmpty();
    assertThat(mavenCalls()).isEqualTo(1);
    assertThat(contessa(Map.of(), "serve").out()).isEqualTo("java" + started("serve", " <serve>"));
    assertThat(contessa(Map.of(), "--port", "8081").out())
        .isEqualTo("java" + started("serve", " <--port> <8081>"));
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
  void helpComesFromTheLastBuild() throws Exception {
    jdk("temurin-25", "25.0.3");
    contessa(Map.of());
    Files.writeString(checkout.resolve("cli/src/main/A.java"), "changed");
    assertThat(contessa(Map.of(), "arena", "--help").out()).contains("<arena> <--help>");
    assertThat(mavenCalls()).isEqualTo(1);
  }

  @Test
  void aFreshCloneNeedNotBuildToListItsCommands() throws Exception {
    jdk("temurin-25", "25.0.3");
    assertThat(contessa(Map.of(), "--help").out())
        .isEqualTo("## Commands\n- `play`: plays\nEach has more.\n");
    assertThat(mavenCalls()).isZero();
    contessa(Map.of(), "play");
    assertThat(contessa(Map.of(), "--help").out()).contains("<--help>");
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

  @ParameterizedTest
  @CsvSource({"mvn, Maven is missing", "node, Node.js is missing", "npm, npm is missing"})
  void aMissingToolIsNamedWithWhatToInstall(String tool, String sentence) throws Exception {
    jdk("temurin-25", "25.0.3");
    Files.delete(tools.resolve(tool));
    for (String command : List.of("play", "test", "dev")) {
      Run run = contessa(Map.of(), command);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.err()).startsWith("contessa: " + sentence + ". Install ").hasLineCount(1);
    }
    assertThat(mavenCalls()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"v18.20.4, false", "v20.0.0, true", "v101.1.0, true", "nonsense, false"})
  void anOldNodeIsNamed(String version, boolean newEnough) throws Exception {
    jdk("temurin-25", "25.0.3");
    executable(tools.resolve("node"), "#!/bin/sh\necho " + version + "\n");
    Run run = contessa(Map.of(), "play");
    assertThat(run.exit()).isEqualTo(newEnough ? 7 : 1);
    assertThat(run.err())
        .isEqualTo(
            newEnough
                ? "Building contessa ...\n"
                : "contessa: Node.js is " + version + ", which is too old. Install 20 or newer.\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Could not transfer artifact a:b from central: Unknown host",
        "npm error code EAI_AGAIN",
      })
  void aFirstBuildWithoutANetworkSaysSo(String complaint) throws Exception {
    jdk("temurin-25", "25.0.3");
    Files.writeString(checkout.resolve("broken"), complaint + "\n");
    Run run = contessa(Map.of(), "play");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains(complaint).endsWith("needs a connection to the internet.\n");
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
    assertThat(contessa(Map.of(), "play").out()).isEqualTo("fast" + started("program", " <play>"));
    assertThat(contessa(Map.of(), "play").out()).startsWith("fast");

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
  void theServerForTheArchiveKnowsNothingOfTheOperators() throws Exception {
    executable(jdk("temurin-25", "25.0.3").resolve("bin/java"), ARCHIVING_JAVA);
    contessa(Map.of("CONTESSA_DATABASE", "jdbc:postgresql://db/games"), "play");
    assertThat(Files.readString(archive()))
        .startsWith(",, -XX:AOTCacheOutput=")
        .contains("/serve.args -jar " + jar() + " serve --host 127.0.0.1 --port 0", " --data ");
    try (Stream<Path> left = Files.list(archive().getParent())) {
      assertThat(left.map(file -> file.getFileName().toString())).doesNotContain("archive");
    }
  }

  @Test
  void anArchiveThatCannotBeMadeIsNotTriedAgainAndDoesNoHarm() throws Exception {
    Path jdk = jdk("temurin-25", "25.0.3");
    executable(jdk.resolve("bin/java"), ARCHIVING_JAVA.replace("trap", "exit 1; trap"));
    contessa(Map.of(), "play");
    assertThat(archive()).isEmptyFile();
    FileTime failed = Files.getLastModifiedTime(archive());
    Run again = contessa(Map.of(), "play");
    assertThat(again.out()).isEqualTo("slow" + started("program", " <play>"));
    assertThat(again.err()).isEmpty();
    assertThat(Files.getLastModifiedTime(archive())).isEqualTo(failed);
  }

  @Test
  void developersCommandsAreInAJarOfTheirOwn() throws Exception {
    jdk("temurin-25", "25.0.3");
    Path options = checkout.resolve("dev/program/src/main/jvm");
    Files.writeString(options.resolve("load.args"), "");
    String program =
        " <-Dcontessa.home=%1$s> <-jar> <%1$s/dev/program/target/contessa-dev.jar>"
            .formatted(checkout);
    assertThat(contessa(Map.of(), "dev", "dist", "--out", "here").out())
        .isEqualTo("java <@" + options + "/dev.args>" + program + " <dist> <--out> <here>\n");
    assertThat(contessa(Map.of(), "dev", "load").out())
        .isEqualTo("java <@" + options + "/load.args>" + program + " <load>\n");
  }

  @Test
  void testsRunFromSourceSoThatTheyNeedNoBuild() throws Exception {
    Path jdk = jdk("temurin-25", "25.0.3");
    Run run = contessa(Map.of("JAVA_HOME", jdk("17", "17").toString()), "test", "--fast");
    assertThat(run.exit()).isEqualTo(7);
    assertThat(run.out())
        .endsWith(
            "<%1$s/dev/tools/src/main/java/contessa/dev/launch/TestRun.java> <%1$s> <--fast>\n"
                .formatted(checkout));
    assertThat(run.err()).isEmpty();
    assertThat(which(Map.of())).isEqualTo(jdk);
  }
}
