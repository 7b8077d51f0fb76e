package contessa.dist;

import module java.base;

/**
 * Programs that only tests need: those of this machine, or else unpacked from the packages of its
 * system into a folder that is kept. Nothing is installed.
 */
final class DebianPrograms {

  private static final Path KEPT = Path.of("target/programs");
  private static final List<String> USUAL = List.of("/usr/sbin", "/usr/local/sbin");

  private DebianPrograms() {}

  /** The program of this name, from the package of the same name if need be. */
  static Path find(String name) throws IOException, InterruptedException {
    return find(name, name);
  }

  /** The program of this name, from this package if need be. */
  static Path find(String name, String from) throws IOException, InterruptedException {
    Path kept = KEPT.resolve(name).toAbsolutePath();
    Optional<Path> found = in(name, kept);
    if (found.isEmpty() && !(unpack(from, kept) || update() && unpack(from, kept))) {
      throw new AssertionError(
          "this test needs " + name + ": install it, or run the test on Debian or Ubuntu");
    }
    return found.or(() -> in(name, kept)).orElseThrow();
  }

  private static Optional<Path> in(String name, Path kept) {
    return Stream.of(
            Stream.of(System.getenv("PATH").split(":", -1)).map(Path::of),
            USUAL.stream().map(Path::of),
            Stream.of(kept.resolve("usr/sbin"), kept.resolve("usr/bin")))
        .flatMap(folders -> folders)
        .map(folder -> folder.resolve(name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static boolean unpack(String name, Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    return run(folder, "apt-get", "-qq", "download", name)
        && run(folder, "sh", "-c", "for file in *.deb; do dpkg-deb -x \"$file\" .; done");
  }

  /** Brings the list of packages up to date, as {@code ./contessa test} does for Chromium. */
  private static boolean update() throws IOException, InterruptedException {
    boolean isRoot = System.getProperty("user.name").equals("root");
    return isRoot
        ? run(KEPT, "apt-get", "-qq", "update")
        : run(KEPT, "sudo", "-n", "apt-get", "-qq", "update");
  }

  private static boolean run(Path folder, String... command)
      throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("log").toFile())
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false; // not a system with this command
    }
  }
}
