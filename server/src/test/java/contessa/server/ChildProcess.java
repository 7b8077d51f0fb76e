package contessa.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Runs a test class as a process of its own, to be stopped or killed. */
public final class ChildProcess implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;

  private ChildProcess(Process process) {
    this.process = process;
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /**
   * Starts the process.
   *
   * @param shell commands that a shell runs first; may be empty
   */
  public static ChildProcess start(String shell, Class<?> main, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of("bash", "-c", shell + " exec \"$@\"", "bash"));
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "--enable-native-access=ALL-UNNAMED",
            main.getName()));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("CLASSPATH", classPath());
    return new ChildProcess(builder.start());
  }

  private static String classPath() {
    if (ChildProcess.class.getClassLoader() instanceof URLClassLoader loader) {
      return Arrays.stream(loader.getURLs())
          .map(URL::toString)
          .map(url -> Path.of(URI.create(url)).toString())
          .collect(Collectors.joining(":"));
    }
    return System.getProperty("java.class.path");
  }

  /** The next line of its output; null at the end. */
  public String line() throws IOException {
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
    int status =
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    if (status != 0) {
      throw new IOException("kill -" + name + " failed");
    }
  }

  /** Waits for its end and returns its exit status. */
  public int status() throws InterruptedException {
    return process.waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
