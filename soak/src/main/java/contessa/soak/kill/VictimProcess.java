package contessa.soak.kill;

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
import org.jspecify.annotations.Nullable;

/** A {@link VictimProgram} in a process of its own. */
final class VictimProcess implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;

  /**
   * Starts it.
   *
   * @param shell commands that a shell runs first; may be empty
   * @param options more options for its JVM
   */
  VictimProcess(String shell, List<String> options, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("sh", "-c", shell + " exec \"$@\"", "sh"));
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "--enable-native-access=ALL-UNNAMED"));
    command.addAll(options);
    command.add(VictimProgram.class.getName());
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("CLASSPATH", classPath());
    process = builder.start();
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Surefire may load the tests by a class loader of its own. */
  private static String classPath() {
    if (VictimProcess.class.getClassLoader() instanceof URLClassLoader loader) {
      return Arrays.stream(loader.getURLs())
          .map(URL::toString)
          .map(url -> Path.of(URI.create(url)).toString())
          .collect(Collectors.joining(":"));
    }
    return System.getProperty("java.class.path");
  }

  /** The next line of its output; null at the end. */
  @Nullable String line() throws IOException {
    return out.readLine();
  }

  /** Like {@code kill -9}; its output can still be read. */
  void kill() {
    process.toHandle().destroyForcibly();
  }

  /** Waits for its end and returns its exit status. */
  int status() throws InterruptedException {
    return process.waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
