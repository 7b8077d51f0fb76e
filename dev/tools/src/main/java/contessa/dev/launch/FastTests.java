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
      delete(module.resolve("target/classes"));
      delete(module.resolve("target/test-classes"));
    }
    Files.delete(unchecked);
  }

  private static boolean isNewer(Path file, FileTime time) throws IOException {
    return Files.exists(file) && Files.getLastModifiedTime(file).compareTo(time) > 0;
  }

  /** Folders count too: a file that was deleted changes only its folder. */
  private FileTime webChanged() throws IOException {
    Newest newest = new Newest();
    Files.walkFileTree(home.resolve("web"), newest);
    for (Path module : modules) {
      for (String source : List.of("src/main/resources", "src/main/typescript")) {
        if (Files.exists(module.resolve(source))) {
          Files.walkFileTree(module.resolve(source), newest);
        }
      }
    }
    return newest.time;
  }

  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static final class Newest extends SimpleFileVisitor<Path> {

    private FileTime time = FileTime.fromMillis(0);

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      if (MADE.contains(folder.getFileName().toString())) {
        return FileVisitResult.SKIP_SUBTREE;
      }
      return visitFile(folder, attributes);
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.lastModifiedTime().compareTo(time) > 0) {
        time = attributes.lastModifiedTime();
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
