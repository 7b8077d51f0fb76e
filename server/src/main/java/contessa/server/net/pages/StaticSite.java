package contessa.server.net.pages;

import module java.base;

/**
 * The web client as a folder for any web space, under any path: everything happens on the devices
 * of its visitors.
 */
public final class StaticSite {

  private static final String FIRST = "index.html";

  /** Nothing leaves the folder. A folder has no headers, so the page says it. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " base-uri 'none'; form-action 'none'";

  private StaticSite() {}

  /**
   * Writes all files of the client into this folder.
   *
   * @param server the address of a server to link to; empty for none
   * @throws IOException if it cannot be written, or this program has no web client
   */
  public static void write(Path folder, String server) throws IOException {
    String anchor = StaticFiles.FOLDER + FIRST;
    URI first;
    try {
      first = Objects.requireNonNull(StaticSite.class.getResource(anchor), anchor).toURI();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
    if (first.getScheme().equals("jar")) {
      try (FileSystem jar = FileSystems.newFileSystem(first, Map.of())) {
        copy(jar.getPath(StaticFiles.FOLDER), folder);
      }
    } else {
      copy(Objects.requireNonNull(Path.of(first).getParent()), folder);
    }
    Path page = folder.resolve(FIRST);
    Files.writeString(page, page(Files.readString(page), server));
  }

  private static void copy(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(from)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      // Web spaces pack for themselves.
      if (!file.toString().endsWith(".br")) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(Objects.requireNonNull(target.getParent()));
        try (InputStream content = Files.newInputStream(file)) {
          Files.write(target, content.readAllBytes());
        }
      }
    }
  }

  /** The first page with relative addresses, and the mark by which the client knows the folder. */
  static String page(String html, String server) {
    String marks =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"%s\" />\n    ".formatted(POLICY)
            + "<meta name=\"contessa-site\" content=\"%s\" />\n    "
                .formatted(LinkPreview.escaped(server))
            + "<meta charset=";
    return html.replace("=\"/", "=\"./").replaceFirst("<meta charset=", marks);
  }
}
