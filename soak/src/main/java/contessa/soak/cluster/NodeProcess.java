package contessa.soak.cluster;

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

/** A {@link NodeProgram} in a process of its own. What it logs is in its folder. */
public final class NodeProcess implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;
  private final String address;

  NodeProcess(Path folder, NodePlace place, String database, String members) throws IOException {
    address = place.address();
    List<String> command = new ArrayList<>(place.prefix());
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-Xmx300m",
            "--enable-native-access=ALL-UNNAMED",
            NodeProgram.class.getName(),
            folder.toString(),
            place.address(),
            database,
            String.valueOf(place.port()),
            members));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(log(folder).toFile()));
    builder.environment().put("CLASSPATH", classPath());
    process = builder.start();
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  private static Path log(Path folder) {
    return folder.resolveSibling(folder.getFileName() + ".log");
  }

  /** Surefire may load the tests by a class loader of its own. */
  private static String classPath() {
    if (NodeProcess.class.getClassLoader() instanceof URLClassLoader loader) {
      return Arrays.stream(loader.getURLs())
          .map(URL::toString)
          .map(url -> Path.of(URI.create(url)).toString())
          .collect(Collectors.joining(":"));
    }
    return System.getProperty("java.class.path");
  }

  /** Waits until it has joined; where its pages are. */
  String origin() throws IOException {
    String port = out.readLine();
    if (port == null) {
      throw new IOException("a node did not start; its folder has the log");
    }
    return "http://" + address + ":" + port;
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

  /** Like {@code kill -9}; returns when it has ended. */
  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
  }
}
