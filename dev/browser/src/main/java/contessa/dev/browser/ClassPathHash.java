package contessa.dev.browser;

import module java.base;

/** The SHA-256 of a class path: the same for a folder as for its jar. Libraries count by name. */
final class ClassPathHash {

  private static final String OURS = "contessa";

  private final MessageDigest sha;

  private ClassPathHash(MessageDigest sha) {
    this.sha = sha;
  }

  static String of(String classPath) throws IOException {
    try {
      ClassPathHash hash = new ClassPathHash(MessageDigest.getInstance("SHA-256"));
      for (String entry : classPath.split(File.pathSeparator, -1)) {
        hash.add(Path.of(entry));
      }
      return HexFormat.of().formatHex(hash.sha.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  private void add(Path entry) throws IOException {
    if (Files.isDirectory(entry)) {
      addFolder(entry);
    } else if (entry.getFileName().toString().startsWith(OURS)) {
      try (FileSystem jar = FileSystems.newFileSystem(entry)) {
        addFolder(jar.getPath("/"));
      }
    } else {
      addText(entry.getFileName().toString());
    }
  }

  private void addFolder(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder.resolve(OURS))) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        addText(folder.relativize(file) + " " + Files.size(file));
        sha.update(Files.readAllBytes(file));
      }
    }
  }

  private void addText(String text) {
    sha.update(text.getBytes(StandardCharsets.UTF_8));
    sha.update((byte) '\n');
  }
}
