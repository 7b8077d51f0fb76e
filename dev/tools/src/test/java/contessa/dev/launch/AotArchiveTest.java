package contessa.dev.launch;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server that is started for the archive is a script here that writes down its environment. */
class AotArchiveTest {

  private static final String SERVER =
      """
      #!/bin/sh
      trap 'echo "$CONTESSA_DATABASE,$JAVA_TOOL_OPTIONS," "$@" >"${1#*=}"; exit' TERM
      echo http://127.0.0.1:1
      while :; do sleep 0.01; done
      """;

  @TempDir Path folder;

  private Path archive(String server) throws IOException, InterruptedException {
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, server);
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path archive = folder.resolve("contessa.aot");
    ProcessBuilder command =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                AotArchive.class.getName(),
                "contessa.jar",
                "serve.args",
                archive.toString())
            .inheritIO();
    command
        .environment()
        .putAll(
            Map.of(
                "JAVA_HOME",
                folder.resolve("jdk").toString(),
                "CONTESSA_DATABASE",
                "jdbc:postgresql://db/games"));
    assertThat(command.start().waitFor()).isZero();
    return archive;
  }

  @Test
  void theServerForItKnowsNothingOfTheOperators() throws Exception {
    assertThat(Files.readString(archive(SERVER)))
        .startsWith(",, -XX:AOTCacheOutput=")
        .contains(" @serve.args -jar contessa.jar serve --host 127.0.0.1 --port 0", " --data ");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("jdk", "contessa.aot");
    }
  }

  @Test
  void aServerThatDoesNotStartLeavesAnEmptyArchive() throws Exception {
    assertThat(archive("#!/bin/sh\nexit 1\n")).isEmptyFile();
  }
}
