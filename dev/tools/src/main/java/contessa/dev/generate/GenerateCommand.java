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

  /**
   * A file that is written from the Java code.
   *
   * @param path in the checkout
   */
  record Generated(String path, String text) {}

  /** Every generated file; a new one is a line here. */
  static List<Generated> all() {
    return List.of(
        new Generated("docs/arena.schema.json", ResultSchemas.results()),
        new Generated("docs/openapi.json", OpenApi.write()),
        new Generated("docs/rows.schema.json", ResultSchemas.rows()),
        new Generated("docs/settings.csv", SettingFiles.table()),
        new Generated("deploy/contessa.conf", SettingFiles.sample()),
        new Generated("notation/src/main/typescript/games.ts", GameTypes.write()),
        new Generated("server/src/main/typescript/wire.ts", WireTypes.write()),
        new Generated("table/src/main/typescript/editions.ts", Editions.write()));
  }

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Path checkout = Path.of(System.getProperty("contessa.home", "."));
    PrintWriter out = spec.commandLine().getOut();
    for (Generated file : all()) {
      Path path = checkout.resolve(file.path());
      boolean changed = !Files.exists(path) || !Files.readString(path).equals(file.text());
      Files.writeString(path, file.text());
      out.println((changed ? "written    " : "unchanged  ") + file.path());
    }
    out.flush();
    return ExitCode.OK;
  }
}
