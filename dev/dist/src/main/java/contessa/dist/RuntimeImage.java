package contessa.dist;

import module java.base;

/** A Java runtime with only the modules that the program needs. */
final class RuntimeImage {

  /**
   * Found by {@code jdeps}; java.desktop draws the pictures of links, jdk.net keeps connections
   * between nodes alive, and jdk.jfr is for operators.
   */
  static final List<String> MODULES =
      List.of(
          "java.base",
          "java.compiler",
          "java.desktop",
          "java.management",
          "java.naming",
          "java.net.http",
          "java.security.jgss",
          "java.sql",
          "jdk.jfr",
          "jdk.management",
          "jdk.net",
          "jdk.unsupported");

  private RuntimeImage() {}

  /** Links the runtime from the JDK that runs this. */
  static Path link(Path folder) throws IOException {
    ToolProvider jlink =
        ToolProvider.findFirst("jlink").orElseThrow(() -> new IOException("this JDK has no jlink"));
    StringWriter said = new StringWriter();
    // Not compressed: it starts faster, and the archive around it becomes smaller.
    int status =
        jlink.run(
            new PrintWriter(said),
            new PrintWriter(said),
            "--add-modules",
            String.join(",", MODULES),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress",
            "zip-0",
            "--output",
            folder.toString());
    if (status != 0) {
      throw new IOException("jlink failed: " + said);
    }
    return folder;
  }

  /** The system that the runtime is for, as in linux-x64 or macos-aarch64. */
  static String system() {
    return system(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  static String system(String name, String processor) {
    String os = name.toLowerCase(Locale.ROOT);
    return (os.startsWith("mac") ? "macos" : os.startsWith("windows") ? "windows" : os)
        + "-"
        + (processor.equals("amd64") || processor.equals("x86_64") ? "x64" : processor);
  }
}
