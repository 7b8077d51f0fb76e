package contessa.train;

import module java.base;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What every command needs that runs a script in Python. */
final class PythonOptions {

  @Option(names = "--out", required = true, description = "The folder to write to.")
  Path out;

  @Option(names = "--python", defaultValue = "python3", description = "A Python with PyTorch.")
  String python;

  @Parameters(arity = "0..*", description = "Further options of the script, after --.")
  List<String> more = new ArrayList<>();
}
