package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/** A program that somebody has unpacked, in a home that is otherwise empty. */
record Installation(Path program, Path home) {

  private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");

  record Run(int exit, String out) {}

  /** Unpacks an archive of the tar kind, as a user would, and finds the one folder in it. */
  static Path unpack(Path archive, Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    Process tar =
        new ProcessBuilder("tar", "-xzf", archive.toString(), "-C", folder.toString())
            .inheritIO()
            .start();
    assertThat(tar.waitFor()).isZero();
    try (Stream<Path> top = Files.list(folder)) {
      List<Path> found = top.toList();
      assertThat(found).hasSize(1);
      return found.getFirst();
    }
  }

  ProcessBuilder command(Map<String, String> environment, String... args) {
    Path launcher = program.resolve("bin/contessa");
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(Stream.of(launcher.toString()), Stream.of(args)).toList());
    builder.directory(home.toFile()).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("HOME", home.toString());
    builder.environment().putAll(environment);
    return builder;
  }

  /** Runs the program with these lines as its input. */
  Run run(Map<String, String> environment, String input, String... args)
      throws IOException, InterruptedException {
    Path typed = Files.writeString(home.resolveSibling("typed"), input);
    Path said = home.resolveSibling("said");
    Process process =
        command(environment, args)
            .redirectInput(typed.toFile())
            .redirectOutput(said.toFile())
            .start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return new Run(process.exitValue(), Files.readString(said));
  }

  /** A server that this program runs. */
  record Served(Process process, String address) implements AutoCloseable {
    /** Tells it to stop, and waits until it has. */
    @Override
    public void close() {
      process.destroy();
      try {
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  Served serve(Map<String, String> environment) throws IOException {
    return served(command(environment, "serve", "--host", "127.0.0.1", "--port", "0", "--no-push"));
  }

  /** Runs the command of a server, and returns when it has printed its address. */
  static Served served(ProcessBuilder command) throws IOException {
    Process process = command.start();
    BufferedReader out = process.inputReader();
    StringBuilder said = new StringBuilder();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      said.append(line).append('\n');
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        return new Served(process, address.group());
      }
    }
    throw new AssertionError("the server did not start: " + said);
  }
}
