package contessa.soak.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A server in a process of its own, and what the operating system says about it. */
final class MeasuredProcess implements AutoCloseable {

  private final Process process;
  private final BufferedReader said;
  private final URI origin;

  /**
   * Starts it, and returns when it has printed its address.
   *
   * @param settings of its environment
   */
  MeasuredProcess(String program, Path data, Map<String, String> settings)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                program, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().putAll(settings);
    process = builder.start();
    said = process.inputReader();
    String line = said.readLine();
    while (line != null && !line.contains("http:")) {
      line = said.readLine();
    }
    if (line == null) {
      throw new IOException("the server has ended: " + process.waitFor());
    }
    origin = URI.create(line.strip());
  }

  URI origin() {
    return origin;
  }

  /** The processor time it has used, in seconds. */
  double cpu() {
    return process.info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
  }

  /** What it has had written to the disk, in bytes; 0 where the system does not say. */
  long written() throws IOException {
    Path io = Path.of("/proc", String.valueOf(process.pid()), "io");
    if (!Files.isReadable(io)) {
      return 0;
    }
    return Files.readAllLines(io).stream()
        .filter(line -> line.startsWith("write_bytes: "))
        .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
        .sum();
  }

  /** Its heap after garbage collection, in bytes. */
  long heap() throws IOException, InterruptedException {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    new ProcessBuilder(jcmd, String.valueOf(process.pid()), "GC.run")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(origin.resolve("/metrics")).build();
      return http.send(request, HttpResponse.BodyHandlers.ofString())
          .body()
          .lines()
          .filter(line -> line.startsWith("jvm_memory_used_bytes") && line.contains("\"heap\""))
          .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
          .sum();
    }
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    process.onExit().join();
    said.close();
  }
}
