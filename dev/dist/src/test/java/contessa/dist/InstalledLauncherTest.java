package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher of an installed program, with scripts that play the JVM. */
class InstalledLauncherTest {

  private static final String JAVA =
      """
      #!/bin/sh
      for arg; do
        case $arg in
          -XX:AOTCacheOutput=*) echo "database: $CONTESSA_DATABASE" >"${arg#*=}" ;;
        esac
      done
      echo "http://127.0.0.1:1 ${0%/bin/java} $* (${JDK_JAVA_OPTIONS-})"
      """;

  @TempDir Path folder;
  private Installation installed;

  @BeforeEach
  void install() throws IOException {
    Path program = Files.createDirectories(folder.resolve("my games/contessa"));
    Files.createDirectories(program.resolve("app"));
    Files.writeString(program.resolve("app/build"), "0123abcd\n");
    // Remove the paths of this machine's JDKs, so that a case can have none.
    executable(
        program.resolve("bin/contessa"),
        Release.resource("contessa").replaceAll(" /(usr|opt|Library)/[^\\s;]*", ""));
    installed = new Installation(program, Files.createDirectories(folder.resolve("home")));
  }

  private Path java(String path, String version) throws IOException {
    Path java = installed.program().resolve(path).normalize();
    executable(java.resolve("bin/java"), JAVA);
    Files.writeString(java.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return java;
  }

  private static void executable(Path file, String script) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, script);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String said(Map<String, String> environment, String... args) throws Exception {
    return installed.run(environment, "", args).out();
  }

  private List<Path> archives() throws IOException {
    Path cache = installed.home().resolve(".cache/contessa");
    if (!Files.exists(cache)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(cache)) {
      return files.toList();
    }
  }

  @Test
  void itsOwnRuntimeComesFirst() throws Exception {
    Path runtime = java("runtime", "25.0.3");
    Path other = java("../other", "25.0.4");
    assertThat(said(Map.of("JAVA_HOME", other.toString()), "verify", "two words"))
        .contains(runtime + " ", "-jar " + installed.program().resolve("app/contessa.jar"))
        .contains("-Dcontessa.launcher=contessa", "verify two words")
        .doesNotContain("sqlite");
    assertThat(said(Map.of("CONTESSA_JDK", other.toString()), "verify")).contains(other + " ");
  }

  @Test
  void withoutAJava25ItSaysWhatToDo() throws Exception {
    Path old = java("../old", "17.0.1");
    Installation.Run run = installed.run(Map.of("JAVA_HOME", old.toString()), "", "verify");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).contains("no Java 25 found", "CONTESSA_JDK");
  }

  @Test
  void sqliteIsTakenFromNextToTheProgram() throws Exception {
    java("runtime", "25.0.3");
    Path library = Files.createDirectories(installed.program().resolve("app/native"));
    assertThat(said(Map.of(), "verify")).contains("-Dorg.sqlite.lib.path=" + library);
  }

  @Test
  void theFirstServerMakesTheArchiveForFastStarts() throws Exception {
    java("runtime", "25.0.3");
    assertThat(said(Map.of(), "verify")).doesNotContain("AOTCache", "unsafe");
    assertThat(archives()).isEmpty();

    assertThat(said(Map.of(), "serve"))
        .startsWith("Preparing fast starts")
        .contains("AOTCache=", " @" + installed.program().resolve("app/serve.args") + " -jar");
    assertThat(archives()).hasSize(1).first().asString().contains("/0123abcd-").endsWith(".aot");
    assertThat(said(Map.of())).doesNotContain("Preparing").contains("AOTCache=");
    assertThat(said(Map.of(), "verify")).contains("AOTCache=" + archives().getFirst());
  }

  @Test
  void theArchiveIsMadeWithoutTheOperatorsDatabase() throws Exception {
    java("runtime", "25.0.3");
    said(Map.of("CONTESSA_DATABASE", "jdbc:postgresql://db/games"), "serve");
    assertThat(archives().getFirst()).hasContent("database: ");
  }

  @Test
  void anotherBuildOrJavaGetsAnArchiveOfItsOwn() throws Exception {
    java("runtime", "25.0.3");
    said(Map.of(), "serve");
    Path first = archives().getFirst();
    java("runtime", "25.0.4");
    said(Map.of(), "serve");
    assertThat(archives()).hasSize(1).doesNotContain(first);
  }

  @Test
  void theJvmNeedNotTellOfItsOptions() throws Exception {
    java("runtime", "25.0.3");
    assertThat(said(Map.of("JDK_JAVA_OPTIONS", "-Xmx1g -Da=*"), "verify"))
        .contains("runtime -Xmx1g -Da=* -", "verify ()");
    assertThat(said(Map.of("JDK_JAVA_OPTIONS", "-Da='b c'"), "verify")).contains("(-Da='b c')");
  }

  @Test
  void withoutAFolderForItThereIsNoArchive() throws Exception {
    java("runtime", "25.0.3");
    assertThat(said(Map.of("CONTESSA_LOG", "json"), "serve")).startsWith("http");
    assertThat(said(Map.of("CONTESSA_CACHE", ""), "serve")).doesNotContain("Preparing", "AOTCache");
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(said(Map.of("CONTESSA_CACHE", file + "/no"), "serve")).startsWith("http");
  }

  @Test
  void aLinkToItWorks() throws Exception {
    Path runtime = java("runtime", "25.0.3");
    Path link =
        Files.createSymbolicLink(
            folder.resolve("contessa"), installed.program().resolve("bin/contessa"));
    Process process =
        new ProcessBuilder(link.toString(), "verify").redirectErrorStream(true).start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains(runtime + " ");
  }

  /**
   * The launcher for Windows, as far as it can be judged without a Windows: cmd reads a line with
   * an odd number of quotes to its end as one word, and a label that is missing ends the script.
   */
  @Test
  void theLauncherForWindowsIsReadByCmdAsItIsMeant() throws Exception {
    String script = Release.resource("contessa.cmd");
    List<String> labels = new ArrayList<>();
    List<String> jumps = new ArrayList<>();
    for (String line : script.lines().toList()) {
      if (!line.startsWith("rem ")) {
        assertThat(line.chars().filter(c -> c == '"').count() % 2).as(line).isZero();
      }
      Matcher jump = Pattern.compile("\\b(?:goto |call :)(\\w+)").matcher(line);
      while (jump.find()) {
        jumps.add(jump.group(1));
      }
      if (line.startsWith(":")) {
        labels.add(line.substring(1));
      }
    }
    assertThat(labels).containsExactlyInAnyOrderElementsOf(new TreeSet<>(jumps));
    assertThat(script)
        .as("the same as the other launcher gives")
        .contains(
            "-XX:+UseCompactObjectHeaders",
            "\"%WORD:~0,1%\"==\"-\"",
            "\"@%APP%\\serve.args\"",
            "-Dcontessa.launcher=contessa",
            "\"%APP%\\contessa.jar\" %*");
  }
}
