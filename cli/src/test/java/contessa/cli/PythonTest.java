package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of the package in Python, with the machine's Python, where it has NumPy. */
@Tag("soak")
class PythonTest {

  @TempDir private Path folder;

  private record Run(int exit, String out) {}

  private Run python(String... arguments) throws IOException, InterruptedException {
    Path launcher = folder.resolve("contessa");
    if (!Files.exists(launcher)) {
      String java = ProcessHandle.current().info().command().orElseThrow();
      String path = System.getProperty("java.class.path");
      Files.writeString(
          launcher,
          "#!/bin/sh\nexec '"
              + java
              + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '"
              + path
              + "' contessa.cli.Contessa \"$@\"\n");
      Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
    }
    List<String> command = new ArrayList<>(List.of("python3"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("CONTESSA", launcher.toString());
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out);
  }

  private boolean hasNumPy() throws InterruptedException {
    try {
      return python("-c", "import sys, numpy; assert sys.version_info >= (3, 10)").exit == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void thePackageInPythonPassesItsTests() throws Exception {
    assumeTrue(hasNumPy(), "Python 3.10 with NumPy is not installed");
    Run run = python("-m", "unittest", "discover", "-v", "-s", "../python/tests");
    run.out.lines().filter(line -> line.contains("skipped")).forEach(System.out::println);
    assertThat(run.exit).as(run.out).isZero();
  }
}
