package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script {@code ./contessa} in a fake checkout: JDKs and Maven are scripts that print how they
 * were called, so nothing is built and every case takes milliseconds.
 */
abstract class LauncherCheckout {

  private static final Path SCRIPT = Path.of("..", "contessa").toAbsolutePath().normalize();

  @TempDir Path world;

  Path checkout;
  Path launcher;
  Path jvms;
  Path tools;

  record Run(int exit, String out, String err) {}

  @BeforeEach
  void aCheckoutInAPathWithSpaces() throws IOException {
    checkout = Files.createDirectories(world.resolve("my games/contessa 2"));
    jvms = Files.createDirectories(world.resolve("usr lib jvm"));
    tools = Files.createDirectories(world.resolve("tools"));
    launcher = checkout.resolve("contessa");
    // Remove the paths of this machine's JDKs, so that a case can have none.
    String script =
        Files.readString(SCRIPT)
            .replace("/usr/lib/jvm/*", "'" + jvms + "'/*")
            .replaceAll(" /(usr/java|opt|Library)/[^\\s;]*", "");
    executable(launcher, script);
    Files.createDirectories(checkout.resolve(".mvn"));
    Files.writeString(checkout.resolve(".mvn/launcher.config"), "-Dquiet\n");
    Files.writeString(
        checkout.resolve("README.md"),
        "# It\n## Commands\n- `play`: plays\nEach has more.\n## End\n");
    Files.createDirectories(checkout.resolve("cli/src/main"));
    Files.createDirectories(checkout.resolve("dev/codecs/src/main"));
    Files.createDirectories(checkout.resolve("dev/browser/src/main"));
    Files.createDirectories(checkout.resolve("dev/program/src/main/jvm"));
    Files.createDirectories(checkout.resolve("web"));
    for (String file :
        List.of(
            "pom.xml",
            "cli/pom.xml",
            "dev/program/pom.xml",
            "cli/src/main/A.java",
            "web/index.html")) {
      Files.writeString(checkout.resolve(file), "");
    }
    try (Stream<Path> sources = Files.walk(checkout)) {
      sources.forEach(LauncherCheckout::age);
    }
    for (String tool :
        List.of(
            "sh",
            "cat",
            "dirname",
            "env",
            "find",
            "flock",
            "grep",
            "head",
            "mkdir",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sleep",
            "tail",
            "touch")) {
      Stream.of("/bin", "/usr/bin")
          .map(bin -> Path.of(bin, tool))
          .filter(Files::isExecutable)
          .findFirst()
          .ifPresent(
              found -> executable(tools.resolve(tool), "#!/bin/sh\nexec " + found + " \"$@\"\n"));
    }
    executable(tools.resolve("node"), "#!/bin/sh\necho v22.11.0\n");
    executable(tools.resolve("npm"), "#!/bin/sh\n");
    executable(
        tools.resolve("mvn"),
        """
        #!/bin/sh
        echo "mvn $* with $JAVA_HOME and $MAVEN_OPTS"
        echo x >>'%1$s/mvn calls'
        [ ! -e '%1$s/broken' ] || { cat '%1$s/broken' && exit 1; }
        mkdir -p '%1$s/cli/target/lib' '%1$s/dev/program/target' '%1$s/web'
        touch '%1$s/cli/target/contessa.jar' '%1$s/dev/program/target/contessa-dev.jar'
        """
            .formatted(checkout));
  }

  Path archive() {
    return checkout.resolve("target/contessa.aot");
  }

  Path jar() {
    return checkout.resolve("cli/target/contessa.jar");
  }

  long mavenCalls() throws IOException {
    Path calls = checkout.resolve("mvn calls");
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  /** A fake JDK; its java makes no archive, prints its arguments and exits with 7. */
  Path jdk(String name, String version) throws IOException {
    Path jdk = jvms.resolve(name).normalize();
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(
        jdk.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
    executable(jdk.resolve("bin/javac"), "#!/bin/sh\nexit 99\n");
    executable(
        jdk.resolve("bin/java"),
        """
        #!/bin/sh
        case $1 in -XX:AOTCacheOutput=*) exit ;; esac
        printf java
        printf ' <%s>' "$@"
        echo
        exit 7
        """);
    return jdk;
  }

  Path which(Map<String, String> environment) throws Exception {
    Run run = contessa(environment, "--which-jdk");
    assertThat(run.err).isEmpty();
    return Path.of(run.out.strip());
  }

  Run contessa(Map<String, String> environment, String... args) throws Exception {
    return run(world, environment, launcher.toString(), args);
  }

  Run run(Path directory, Map<String, String> environment, String command, String... args)
      throws Exception {
    Path out = world.resolve("out");
    Path err = world.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(Stream.of(command), Stream.of(args)).toList())
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", tools.toString());
    builder.environment().put("HOME", world.resolve("home").toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  /** Sets the time of a file to an hour ago. */
  static void age(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(3600)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void executable(Path file, String script) {
    try {
      Files.writeString(file, script);
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
