package contessa.dev;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The checkout that the launcher belongs to, and programs that are run in it. */
final class Checkout {

  private Checkout() {}

  static Path folder() {
    return Path.of(System.getProperty("contessa.home", ".")).toAbsolutePath().normalize();
  }

  /** Runs a program in a folder of the checkout and gives back its exit status. */
  static int run(String folder, List<String> command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .directory(folder().resolve(folder).toFile())
        .inheritIO()
        .start()
        .waitFor();
  }
}
