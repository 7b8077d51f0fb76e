package contessa.testkit;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Runs a class as a process of its own, to be stopped, frozen or killed. */
public final class ChildProcess implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;

  private ChildProcess(Process process) {
    this.process = process;
    out = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Starts a class with these arguments. What it logs is lost. */
  public static ChildProcess start(Class<?> main, List<String> arguments) throws IOException {
    return start(List.of(), List.of(), main, arguments, null);
  }

  /**
   * Starts a class.
   *
   * @param prefix what comes before its command, such as {@link #inShell}
   * @param options more options for its JVM
   * @param log where its error output is appended; null if it is lost
   */
  public static ChildProcess start(
      List<String> prefix,
      List<String> options,
      Class<?> main,
      List<String> arguments,
      @Nullable Path log)
      throws IOException {
    List<String> command = new ArrayList<>(prefix);
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "--enable-native-access=ALL-UNNAMED"));
    command.addAll(options);
    command.add(main.getName());
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectError(
                log == null
                    ? ProcessBuilder.Redirect.DISCARD
                    : ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.environment().put("CLASSPATH", classPath(main));
    return new ChildProcess(builder.start());
  }

  /** A prefix that lets a shell run these commands first. */
  public static List<String> inShell(String commands) {
    return List.of("sh", "-c", commands + " exec \"$@\"", "sh");
  }

  /** Surefire may load the tests by a class loader of its own. */
  public static String classPath(Class<?> main) {
    if (main.getClassLoader() instanceof URLClassLoader loader) {
      return Arrays.stream(loader.getURLs())
          .map(URL::toString)
          .map(url -> Path.of(URI.create(url)).toString())
          .collect(Collectors.joining(":"));
    }
    return System.getProperty("java.class.path");
  }

  /** The next line of its output; null at the end. */
  public @Nullable String line() throws IOException {
    return out.readLine();
  }

  /** Like {@code kill -9}; its output can still be read. */
  public void kill() {
    process.toHandle().destroyForcibly();
  }

  /** Like {@code kill}. */
  public void terminate() {
    process.toHandle().destroy();
  }

  /** Sends a signal by its name, such as {@code STOP}. */
  public void signal(String name) throws IOException, InterruptedException {
    signal(process.pid(), name);
  }

  /** Sends a signal to any process. */
  public static void signal(long pid, String name) throws IOException, InterruptedException {
    int status = new ProcessBuilder("kill", "-" + name, Long.toString(pid)).start().waitFor();
    if (status != 0) {
      throw new IOException("kill -" + name + " failed");
    }
  }

  /** Waits for its end and returns its exit status. */
  public int status() throws InterruptedException {
    return process.waitFor();
  }

  /** Like {@code kill -9}; returns when it has ended. */
  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
  }
}
