package contessa.dist;

import module java.base;

/**
 * The files of a release. Both archives hold the same program. The one for this system adds a Java
 * runtime and SQLite's native library; the other runs wherever a Java 25 is installed.
 *
 * <p>The same sources and the same JDK give the same bytes.
 */
final class Release {

  private static final List<String> DOCUMENTS =
      List.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE");

  private final Path checkout;
  private final Program program;
  private final Libraries libraries;
  private final String name;

  Release(Path checkout) throws IOException {
    this.checkout = checkout;
    program = Program.of(checkout.resolve("cli/target"));
    libraries = Libraries.of(program);
    name = "contessa-" + program.version();
  }

  /** Writes the archives, their contents' lists and the checksums, and returns their paths. */
  List<Path> make(Path out) throws IOException {
    Path work = out.resolve("work");
    Folders.delete(out);
    Path runtime = RuntimeImage.link(work.resolve("runtime"));
    List<Path> files = new ArrayList<>();
    files.addAll(plain(out, work.resolve("plain")));
    files.addAll(withRuntime(out, work.resolve("system"), runtime));
    files.add(Checksums.write(out.resolve("SHA256SUMS"), files));
    Folders.delete(work);
    return files;
  }

  /** The archive for every system, and the list of its contents. */
  List<Path> plain(Path out, Path work) throws IOException {
    Path folder = Files.createDirectories(work.resolve(name));
    copyProgram(folder);
    String sbom = Sbom.of(program, libraries, null);
    describe(folder, sbom, Notices.of(libraries));
    return List.of(
        Archives.zip(work, out.resolve(name + ".zip")),
        Files.writeString(out.resolve(name + ".cdx.json"), sbom));
  }

  /** The archive for this system, and the list of its contents. */
  List<Path> withRuntime(Path out, Path work, Path runtime) throws IOException {
    String system = name + "-" + RuntimeImage.system();
    Path folder = Files.createDirectories(work.resolve(system));
    copyProgram(folder);
    Folders.copy(runtime, folder.resolve("runtime"));
    program.copySqlite(folder.resolve("app/native"));
    String sbom = Sbom.of(program, libraries, System.getProperty("java.version"));
    describe(folder, sbom, Notices.of(libraries));
    return List.of(
        Archives.tarGz(work, out.resolve(system + ".tar.gz")),
        Files.writeString(out.resolve(system + ".cdx.json"), sbom));
  }

  private void copyProgram(Path folder) throws IOException {
    program.copyJars(folder.resolve("app"));
    Files.writeString(folder.resolve("app/build"), program.fingerprint() + "\n");
    Files.copy(checkout.resolve("cli/src/main/jvm/serve.args"), folder.resolve("app/serve.args"));
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Files.writeString(bin.resolve("contessa"), resource("contessa"));
    // Windows finds the labels of a script only if its lines end as it expects.
    Files.writeString(bin.resolve("contessa.cmd"), resource("contessa.cmd").replace("\n", "\r\n"));
    Files.setPosixFilePermissions(
        bin.resolve("contessa"), PosixFilePermissions.fromString("rwxr-xr-x"));
    Folders.copy(checkout.resolve("deploy"), folder.resolve("deploy"));
    Folders.copy(checkout.resolve("docs"), folder.resolve("docs"));
    for (String document : DOCUMENTS) {
      Files.copy(checkout.resolve(document), folder.resolve(document));
    }
  }

  /** A file that comes with this program. */
  static String resource(String name) throws IOException {
    try (InputStream in = Objects.requireNonNull(Release.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void describe(Path folder, String sbom, String notices) throws IOException {
    Files.writeString(folder.resolve("contessa.cdx.json"), sbom);
    Files.writeString(folder.resolve("THIRD-PARTY"), notices);
  }
}
