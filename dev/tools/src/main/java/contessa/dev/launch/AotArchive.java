package contessa.dev.launch;

import module java.base;

/**
 * Ahead-of-time cache: starts a server with an empty data folder and stops it when it has printed
 * its address; the JVM writes what it has loaded and linked when it ends. The server gets no
 * environment, so that no setting can lead it to the operator's database or cluster.
 */
final class AotArchive {

  private static final long PATIENCE_SECONDS = 60;

  private AotArchive() {}

  /** Takes the jar, the file of JVM options, and the archive to write. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path archive = Path.of(args[2]);
    Path folder = Files.createTempDirectory(archive.toAbsolutePath().getParent(), "archive");
    Path written = folder.resolve("archive");
    try {
      run(args[0], args[1], written, folder);
      if (!Files.exists(written)) {
        Files.createFile(written);
      }
      Files.move(written, archive, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      FastTests.delete(folder);
    }
  }

  private static void run(String jar, String options, Path written, Path folder)
      throws IOException, InterruptedException {
    ProcessBuilder command =
        new ProcessBuilder(
            Path.of(System.getenv("JAVA_HOME"), "bin", "java").toString(),
            "-XX:AOTCacheOutput=" + written,
            "@" + options,
            "-jar",
            jar,
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--no-push",
            "--data",
            folder.resolve("data").toString());
    command.environment().keySet().retainAll(List.of("PATH", "LANG", "LC_ALL"));
    command.directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
    Process server = command.start();
    Runtime.getRuntime().addShutdownHook(new Thread(server::destroyForcibly));
    CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .execute(server::destroyForcibly);
    try (BufferedReader out = server.inputReader()) {
      String line = out.readLine();
      while (line != null && !line.contains("http:")) {
        line = out.readLine();
      }
      // Process.destroy would close its output, too.
      server.toHandle().destroy();
      while (line != null) {
        line = out.readLine();
      }
    }
    server.waitFor();
  }
}
