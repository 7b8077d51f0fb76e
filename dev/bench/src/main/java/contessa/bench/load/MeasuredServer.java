package contessa.bench.load;

import module java.base;

/** A server in a process with a new data folder, and what the operating system says about it. */
final class MeasuredServer implements AutoCloseable {

  private final Path data = Files.createTempDirectory("contessa");
  private final Process process;
  private final BufferedReader said;
  final URI origin;

  /** From the command until it printed its address. */
  final double startSeconds;

  /** Starts it, and returns when it has printed its address. */
  MeasuredServer() throws IOException, InterruptedException {
    String launcher = Path.of(System.getProperty("contessa.home", "."), "contessa").toString();
    long start = System.nanoTime();
    process =
        new ProcessBuilder(
                launcher, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    said = process.inputReader();
    String line = said.readLine();
    while (line != null && !line.contains("http:")) {
      line = said.readLine();
    }
    if (line == null) {
      throw new IOException("the server has ended: " + process.waitFor());
    }
    startSeconds = (System.nanoTime() - start) / 1e9;
    origin = URI.create(line.strip());
  }

  /** The CPU time it has used, in seconds. */
  double cpu() {
    return process.info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
  }

  /** How many bytes it has had written to the disk; 0 where the system does not say. */
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
    try (InputStream metrics = origin.resolve("/metrics").toURL().openStream()) {
      return new String(metrics.readAllBytes(), StandardCharsets.UTF_8)
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
    try (Stream<Path> files = Files.walk(data)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }
}
