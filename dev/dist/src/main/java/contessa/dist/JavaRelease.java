package contessa.dist;

import module java.base;

/** The version of a Java runtime, from its own file. */
record JavaRelease(String version) {

  static JavaRelease of(Path runtime) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(runtime.resolve("release"))) {
      properties.load(in);
    }
    return new JavaRelease(properties.getProperty("JAVA_VERSION", "?").replace("\"", ""));
  }
}
