package contessa.game;

import module java.base;

/**
 * The data files that ship with the program: on the class path, or handed in. In a browser, which
 * has no class path, large ones are fetched when they are first needed.
 */
public final class ProgramFiles {

  private static final Map<String, byte[]> HANDED_IN = new ConcurrentHashMap<>();

  /** A file that is not there, or not yet. */
  public static final class Missing extends IllegalStateException {

    private static final long serialVersionUID = 1;

    private final String file;

    Missing(String file) {
      super(file + " is missing from the program");
      this.file = file;
    }

    public String file() {
      return file;
    }
  }

  @FunctionalInterface
  public interface ContentReader<T> {
    T read(InputStream file) throws IOException;
  }

  private ProgramFiles() {}

  public static void handIn(String name, byte[] content) {
    HANDED_IN.put(name, content);
  }

  /**
   * Reads the file of this name next to this class.
   *
   * @throws Missing if it is not there; the same call may succeed once it was handed in
   */
  public static <T> T read(Class<?> place, String name, ContentReader<T> reader) {
    try (InputStream file = open(place, name)) {
      return reader.read(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(Class<?> place, String name) {
    byte[] content = HANDED_IN.get(name);
    InputStream file =
        content == null ? place.getResourceAsStream(name) : new ByteArrayInputStream(content);
    if (file == null) {
      throw new Missing(name);
    }
    return file;
  }
}
