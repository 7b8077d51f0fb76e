package contessa.dist;

import module java.base;

import java.util.jar.Attributes;
import org.apache.commons.codec.digest.DigestUtils;

/**
 * The program as the build made it: its jar, and the libraries that the jar's manifest names. What
 * else lies in the folder was left by an older build.
 *
 * @param jars the libraries, in the order of the class path
 * @param list Maven's list of the libraries with their groups
 */
record Program(Path jar, List<Path> jars, Path list, String version) {

  private static final int FINGERPRINT_LENGTH = 16;

  static Program of(Path target) throws IOException {
    Path jar = target.resolve("contessa.jar");
    Attributes manifest;
    try (JarFile opened = new JarFile(jar.toFile())) {
      manifest = opened.getManifest().getMainAttributes();
    }
    List<Path> jars = new ArrayList<>();
    for (String name : manifest.getValue(Attributes.Name.CLASS_PATH).split(" ", -1)) {
      jars.add(target.resolve(name));
    }
    return new Program(
        jar,
        List.copyOf(jars),
        target.resolve("libraries.txt"),
        manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
  }

  /** Copies the jar, and the libraries to where it looks for them. */
  void copyJars(Path folder) throws IOException {
    Path lib = Files.createDirectories(folder.resolve("lib"));
    Files.copy(jar, folder.resolve(jar.getFileName()));
    for (Path library : jars) {
      Files.copy(library, lib.resolve(library.getFileName()));
    }
  }

  /** A short text that differs if any of the jars does. */
  String fingerprint() throws IOException {
    StringBuilder all = new StringBuilder(Checksums.of(jar));
    for (Path library : jars) {
      all.append(Checksums.of(library));
    }
    return DigestUtils.sha256Hex(all.toString()).substring(0, FINGERPRINT_LENGTH);
  }

  /**
   * Copies SQLite's native library for this system out of its jar. It would otherwise be unpacked
   * into the folder for temporary files at each start, from where a careful system runs nothing.
   */
  void copySqlite(Path folder) throws IOException {
    Path library = named("sqlite-jdbc-");
    String path = "org/sqlite/native/" + sqliteSystem() + "/" + System.mapLibraryName("sqlitejdbc");
    try (JarFile opened = new JarFile(library.toFile())) {
      ZipEntry entry = opened.getEntry(path);
      if (entry == null) {
        throw new IOException("no " + path + " in " + library);
      }
      Files.createDirectories(folder);
      Files.copy(opened.getInputStream(entry), folder.resolve(System.mapLibraryName("sqlitejdbc")));
    }
  }

  private static String sqliteSystem() {
    String os = System.getProperty("os.name");
    String processor = System.getProperty("os.arch");
    return (os.toLowerCase(Locale.ROOT).startsWith("mac") ? "Mac" : os.split(" ", 2)[0])
        + "/"
        + (processor.equals("amd64") ? "x86_64" : processor);
  }

  /** The library whose file name begins like this. */
  Path named(String beginning) throws IOException {
    return jars.stream()
        .filter(library -> String.valueOf(library.getFileName()).startsWith(beginning))
        .findFirst()
        .orElseThrow(() -> new IOException("no library " + beginning));
  }
}
