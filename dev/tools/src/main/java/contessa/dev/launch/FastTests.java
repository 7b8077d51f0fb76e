package contessa.dev.launch;

import module java.base;

/**
 * Incremental build of {@code --fast}: the web client is built and tested only if it has changed,
 * and Java is compiled without Error Prone. Classes compiled that way never reach a whole run.
 */
final class FastTests {

  private static final Set<String> MADE = Set.of("node_modules", "target", "generated");

  private final Path home;
  private final List<Path> modules;
  private final Path unchecked;
  private final Path webPassed;

  FastTests(Path home, List<Path> modules) {
    this.home = home;
    this.modules = modules;
    this.unchecked = home.resolve("target/unchecked");
    this.webPassed = home.resolve("target/web.passed");
  }

  /** What Maven is told, by the profile of that name and for the web client. */
  List<String> arguments() throws IOException {
    Files.writeString(unchecked, "");
    FileTime changed = webChanged();
    List<String> arguments = new ArrayList<>(List.of("-Dfast"));
    if (isNewer(webPassed, changed)) {
      arguments.add("-Dweb.tests.skip=true");
    }
    if (isNewer(home.resolve("server/target/classes/contessa/web/index.html"), changed)) {
      arguments.add("-Dweb.build.skip=true");
    }
    return arguments;
  }

  /**
   * The tests of the web client have passed.
   *
   * @param started what changed after this is tested next time
   */
  void webPassed(FileTime started) throws IOException {
    Files.setLastModifiedTime(Files.writeString(webPassed, ""), started);
  }

  /** Lets a whole run compile everything with all checks. */
  void forgetUnchecked() throws IOException {
    if (!Files.exists(unchecked)) {
      return;
    }
    for (Path module : modules) {
      for (String classes : List.of("target/classes", "target/test-classes")) {
        for (Path file : files(module.resolve(classes)).reversed()) {
          Files.delete(file);
        }
      }
    }
    Files.delete(unchecked);
  }

  private static boolean isNewer(Path file, FileTime time) throws IOException {
    return Files.exists(file) && Files.getLastModifiedTime(file).compareTo(time) > 0;
  }

  /** Folders count too: a file that was deleted changes only its folder. */
  private FileTime webChanged() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> parts = Files.list(home.resolve("web"))) {
      parts.filter(part -> !MADE.contains(part.getFileName().toString())).forEach(sources::add);
    }
    for (Path module : modules) {
      sources.add(module.resolve("src/main/resources"));
      sources.add(module.resolve("src/main/typescript"));
    }
    FileTime newest = Files.getLastModifiedTime(home.resolve("web"));
    for (Path source : sources) {
      for (Path file : files(source)) {
        FileTime time = Files.getLastModifiedTime(file);
        newest = time.compareTo(newest) > 0 ? time : newest;
      }
    }
    return newest;
  }

  /** Files and folders, each after the folder that it is in; none if there is no such folder. */
  private static List<Path> files(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.toList();
    }
  }
}
