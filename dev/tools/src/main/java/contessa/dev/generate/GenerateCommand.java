package contessa.dev.generate;

import module java.base;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "generate",
    description = "Write all generated files again.",
    footer =
        "%nThese are types and tables that the web client takes from the Java code, and the"
            + " settings.")
public final class GenerateCommand implements Callable<Integer> {

  /** The first line of each file. */
  static final String HEAD = "// Written by ./contessa dev generate from the Java code.\n";

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Path checkout = Path.of(System.getProperty("contessa.home", "."));
    PrintWriter out = spec.commandLine().getOut();
    for (Generated file : Generated.all()) {
      Path path = checkout.resolve(file.path());
      boolean changed = !Files.exists(path) || !Files.readString(path).equals(file.text());
      Files.writeString(path, file.text());
      out.println((changed ? "written    " : "unchanged  ") + file.path());
    }
    out.flush();
    return ExitCode.OK;
  }
}
