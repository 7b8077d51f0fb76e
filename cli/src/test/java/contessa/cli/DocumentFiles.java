package contessa.cli;

import module java.base;

/** The documents of the checkout, wherever they are. */
final class DocumentFiles {

  static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();

  /** What a build leaves, or a server. */
  static final Set<String> SKIPPED_FOLDERS =
      Set.of("target", "node_modules", "generated", ".git", "data");

  private DocumentFiles() {}

  static List<Path> all() throws IOException {
    return files().stream().filter(file -> file.toString().endsWith(".md")).toList();
  }

  static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        CHECKOUT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return SKIPPED_FOLDERS.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            files.add(file);
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  /** The path in the checkout, with slashes. */
  static String name(Path file) {
    return CHECKOUT.relativize(file).toString().replace('\\', '/');
  }
}
