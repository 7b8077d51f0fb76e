package contessa.dist;

import module java.base;

/** The files that come with this program. */
final class Resource {

  private Resource() {}

  static InputStream open(String name) {
    return Objects.requireNonNull(Resource.class.getResourceAsStream(name), name);
  }

  static String text(String name) throws IOException {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
