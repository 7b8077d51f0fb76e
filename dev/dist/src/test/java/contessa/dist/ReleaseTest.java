package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Makes a release, installs it where nothing else is, and plays. */
@Tag("soak")
class ReleaseTest {

  private static final boolean FULL = System.getenv("CONTESSA_FULL") != null;
  private static final Path CHECKOUT = Path.of("../..");

  /** Without an archive for fast starts, which takes seconds to make. */
  private static final Map<String, String> NO_ARCHIVE = Map.of("CONTESSA_CACHE", "");

  private static final Pattern METRIC =
      Pattern.compile("\\b(?:contessa|jvm|process|system)_[a-z_0-9]+");

  @TempDir static Path folder;
  private static Release release;
  private static Path out;
  private static Installation installed;

  @BeforeAll
  static void makeAndInstall() throws Exception {
    release = new Release(CHECKOUT);
    out = folder.resolve("out");
    release.make(out);
    installed =
        new Installation(
            Installation.unpack(
                out.resolve("contessa-" + version() + "-" + RuntimeImage.system() + ".tar.gz"),
                folder.resolve("installed here")),
            Files.createDirectories(folder.resolve("home")));
  }

  private static String version() throws IOException {
    return Program.of(CHECKOUT.resolve("cli/target")).version();
  }

  @Test
  void aGameIsPlayedInAnEmptyHome() throws Exception {
    String answers = "1\n".repeat(200);
    Installation.Run run =
        installed.run(
            NO_ARCHIVE,
            answers,
            "play",
            "--edition=resistance",
            "--players=2",
            "--bots=honest",
            "--plain",
            "--fast",
            "--seed=release");
    assertThat(run.out()).contains("Your turn.", "Game over.");
    assertThat(run.exit()).isZero();
  }

  @Test
  void itServesPagesAndTheNumbersThatAlertsAndDashboardUse() throws Exception {
    try (Installation.Served server = installed.serve(NO_ARCHIVE);
        HttpClient client = HttpClient.newHttpClient()) {
      assertThat(get(client, server, "/")).contains("<script", "Contessa");
      assertThat(get(client, server, "/ready")).isEqualTo("ready\n");
      assertThat(installed.run(NO_ARCHIVE, "", "admin", "ready").out()).isEqualTo("ready\n");
      // A command is counted from the first one on, but listed before.
      assertThat(metrics(get(client, server, "/metrics")))
          .containsAll(metrics(Files.readString(CHECKOUT.resolve("deploy/alerts.yml"))))
          .containsAll(
              metrics(
                  // These count messages, so a server without push does not have them.
                  Files.readString(CHECKOUT.resolve("deploy/grafana.json"))
                      .replaceAll("contessa_push_(delivered|dropped)", "")));
    }
  }

  private static String get(HttpClient client, Installation.Served server, String path)
      throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + path)).build();
    return client.send(request, BodyHandlers.ofString()).body();
  }

  private static Set<String> metrics(String text) {
    Set<String> found = new TreeSet<>();
    Matcher name = METRIC.matcher(text);
    while (name.find()) {
      found.add(name.group());
    }
    return found;
  }

  @Test
  void theArchiveForEverySystemRunsOnThisJdk() throws Exception {
    Path zip = out.resolve("contessa-" + version() + ".zip");
    Path home = Files.createDirectories(folder.resolve("another home"));
    Path unpacked = folder.resolve("from the zip");
    try (FileSystem opened =
        FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"))) {
      Path top = opened.getPath("contessa-" + version());
      assertThat(Files.getPosixFilePermissions(top.resolve("bin/contessa")))
          .contains(PosixFilePermission.OTHERS_EXECUTE);
      assertThat(Files.readString(top.resolve("bin/contessa.cmd"))).contains("\r\n:try\r\n");
      assertThat(top.resolve("runtime")).doesNotExist();
      copy(top, unpacked);
    }
    Installation.Run run =
        new Installation(unpacked, home)
            .run(Map.of("CONTESSA_JDK", System.getProperty("java.home")), "", "--version");
    assertThat(run.out()).startsWith("contessa " + version() + "\nJava 25");
    assertThat(home).isEmptyDirectory();
  }

  private static void copy(Path from, Path to) throws IOException {
    for (String path : Folders.contents(from)) {
      Path target = to.resolve(path);
      if (Files.isDirectory(from.resolve(path))) {
        Files.createDirectories(target);
      } else {
        Files.createDirectories(target.getParent());
        Files.copy(from.resolve(path), target);
      }
    }
    assertThat(to.resolve("bin/contessa").toFile().setExecutable(true)).isTrue();
  }

  @Test
  void anInstalledProgramDoesNotOfferWhatNeedsACheckout() throws Exception {
    String help = installed.run(NO_ARCHIVE, "", "--help").out();
    assertThat(help).contains("serve", "play").doesNotContain("bench", "Maven");
    assertThat(installed.run(NO_ARCHIVE, "", "sevre").out())
        .isEqualTo("Unknown command 'sevre'. Did you mean 'serve'?\nSee contessa --help\n");
  }

  @Test
  void theSameSourcesGiveTheSameBytes() throws Exception {
    Path again = folder.resolve("again");
    if (FULL) {
      release.make(again);
    } else {
      Files.createDirectories(again);
      release.plain(again, again.resolve("work"));
    }
    for (String file : Folders.contents(again)) {
      if (!file.startsWith("work")) {
        assertThat(again.resolve(file)).as(file).hasSameBinaryContentAs(out.resolve(file));
      }
    }
  }

  @Test
  void theChecksumsAreThoseOfTheFiles() throws Exception {
    List<String> lines = Files.readAllLines(out.resolve("SHA256SUMS"));
    assertThat(lines).hasSize(4);
    for (String line : lines) {
      String[] parts = line.split("  ", 2);
      assertThat(Checksums.of(out.resolve(parts[1]))).isEqualTo(parts[0]);
    }
  }

  @Test
  void theImageHoldsTheProgramItsLibrariesAndNothingElse() throws Exception {
    Path root = folder.resolve("image");
    Path archive = out.resolve("contessa-" + version() + "-" + RuntimeImage.system() + ".tar.gz");
    ProcessBuilder script =
        new ProcessBuilder(
                CHECKOUT.resolve("deploy/image.sh").toAbsolutePath().toString(),
                archive.toString(),
                root.toString())
            .inheritIO();
    script.environment().putAll(NO_ARCHIVE);
    assertThat(script.start().waitFor()).isZero();
    assertThat(Files.readString(root.resolve("etc/passwd"))).contains(":65532:");
    List<String> contents = Folders.contents(root);
    assertThat(contents)
        .contains("opt/contessa/runtime/bin/java", "opt/contessa/app/contessa.jar", "tmp")
        .anyMatch(path -> path.matches(".*/ld-linux.*\\.so.*"))
        .anyMatch(path -> path.matches(".*/libc\\.so.*"))
        .noneMatch(path -> path.matches("(usr/)?s?bin/.*|.*/(sh|bash|busybox|apt|dpkg)"))
        .allMatch(path -> path.matches("(etc|lib|lib64|opt|tmp|usr|var)(/.*)?"));
    Containerfile containerfile = Containerfile.read(CHECKOUT.resolve("deploy/Containerfile"));
    Matcher named = Pattern.compile("/(opt/contessa/[\\w./-]+)").matcher(containerfile.toString());
    while (named.find()) {
      // Made by the script, but not here.
      if (!named.group(1).endsWith(".aot")) {
        assertThat(root.resolve(named.group(1))).exists();
      }
    }
    Path volume = folder.resolve("volume");
    Files.move(root.resolve("var/lib/contessa"), volume);
    Files.createDirectory(root.resolve("var/lib/contessa"));
    Matcher documented =
        Pattern.compile(
                "podman exec NAME (\\S+) -jar (\\S+) \"\\$@\"; }\n +contessa (backup) (\\S+) ")
            .matcher(Files.readString(CHECKOUT.resolve("docs/operations.md")));
    assertThat(documented.find()).isTrue();
    List<String> backup =
        List.of(
            documented.group(1),
            "-jar",
            documented.group(2),
            documented.group(3),
            documented.group(4));
    assertThat(ImageRun.run(root, volume, containerfile, backup))
        .anyMatch(line -> line.contains("http://"))
        .contains("ready", "health check: 0", "server: 143")
        .doesNotContain("the root is not read-only");
    assertThat(volume.resolve("contessa.db")).exists();
    assertThat(volume.resolve("copy.db")).exists();
  }
}
