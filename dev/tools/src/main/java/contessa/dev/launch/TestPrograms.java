package contessa.dev.launch;

import module java.base;

/**
 * The programs of a test run: Maven, Node and npm, as the {@code PATH} has them. Those still
 * running end with this one.
 */
final class TestPrograms {

  private final Path home;
  private final boolean full;

  /**
   * The programs.
   *
   * @param full whether tests run at full scale
   */
  TestPrograms(Path home, boolean full) {
    this.home = home;
    this.full = full;
  }

  /** Whether Maven succeeds with these arguments. */
  boolean maven(Stream<String> args) throws IOException, InterruptedException {
    Stream<String> words =
        Stream.of("mvn", "-B", "-ntp", "-Dstyle.color=never", "-f", home.resolve("pom.xml") + "");
    return start(home, Stream.concat(words, args).toList(), "").inheritIO().start().waitFor() == 0;
  }

  /** Whether a program of the web client succeeds. */
  boolean runsInWeb(String... command) throws IOException, InterruptedException {
    return start(home.resolve("web"), List.of(command), "").inheritIO().start().waitFor() == 0;
  }

  /**
   * Starts a program of the web client that goes on while others run.
   *
   * @param jar the program that browsers meet; empty for none
   */
  Process startInWeb(Path log, String jar, String... command) throws IOException {
    Process process =
        start(home.resolve("web"), List.of(command), jar)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  process.descendants().forEach(ProcessHandle::destroy);
                  process.destroy();
                }));
    return process;
  }

  private ProcessBuilder start(Path folder, List<String> command, String jar) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    if (full) {
      builder.environment().putIfAbsent("CONTESSA_FULL", "1");
    }
    if (!jar.isEmpty()) {
      builder.environment().put("CONTESSA_JAR", jar);
    }
    return builder;
  }

  /** Copies the program, and gives back its jar. */
  Path copyProgram(Path to) throws IOException, InterruptedException {
    Path from = home.resolve("cli/target");
    // What the manifest does not name is never loaded, so older libraries do no harm.
    List<String> copy = List.of("cp", "-R", from + "/contessa.jar", from + "/lib", to + "/");
    if (start(Files.createDirectories(to), copy, "").inheritIO().start().waitFor() != 0) {
      throw new IOException("cannot copy the program to " + to);
    }
    return to.resolve("contessa.jar");
  }
}
