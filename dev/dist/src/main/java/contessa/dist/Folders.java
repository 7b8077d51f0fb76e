package contessa.dist;

import module java.base;

/** Whole folders. */
final class Folders {

  private Folders() {}

  /**
   * The files, links and folders in a folder, by their path with slashes, in the same order
   * everywhere.
   */
  static List<String> contents(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> !file.equals(folder))
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  /** Copies a folder; links stay links. */
  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (String path : contents(from)) {
      Files.copy(from.resolve(path), to.resolve(path), LinkOption.NOFOLLOW_LINKS);
    }
  }

  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      for (String path : contents(folder).reversed()) {
        Files.delete(folder.resolve(path));
      }
      Files.delete(folder);
    }
  }
}
