package contessa.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A server process, started by a command and stopped on close. */
final class MeasuredServer implements AutoCloseable {

  private final Process process;
  private final BufferedReader said;

  /** Its address. */
  final String origin;

  /** Completes when the server has printed its address. */
  MeasuredServer(String[] command, Path data, ProcessBuilder.Redirect errors)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("serve", "--host", "127.0.0.1", "--port", "0", "--data", data.toString()));
    process = new ProcessBuilder(words).redirectError(errors).start();
    said = process.inputReader();
    String line = said.readLine();
    while (line != null && !line.contains("http:")) {
      line = said.readLine();
    }
    if (line == null) {
      throw new IOException("the server has ended: " + process.waitFor());
    }
    origin = line.strip();
  }

  /** The processor time it has used, in nanoseconds. */
  long cpu() {
    return process.info().totalCpuDuration().orElseThrow().toNanos();
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    process.onExit().join();
    said.close();
  }

  /** Deletes a folder and its contents. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }
}
