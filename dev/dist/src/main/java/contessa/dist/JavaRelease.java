package contessa.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

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
