package contessa.train;

import module java.base;

import contessa.bots.net.WeakFieldWeights;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/**
 * A command for a script in Python, which takes the gradient steps with PyTorch and plays by
 * contessa.vector. The options that the command does not know are the script's.
 */
abstract class PythonCommand implements Callable<Integer> {

  /** Where this checkout is. */
  private static final Path HOME =
      Path.of(System.getProperty("contessa.home", "")).toAbsolutePath();

  @Option(names = "--out", required = true, description = "The folder to write to.")
  Path out;

  @Option(names = "--python", defaultValue = "python3", description = "A Python with PyTorch.")
  private String python;

  @Unmatched List<String> more = new ArrayList<>();

  private final String script;

  PythonCommand(String script) {
    this.script = script;
  }

  /** The options of the script. */
  List<String> options() throws IOException {
    return more;
  }

  /** How far the player trusts its judgement of weak fields. */
  static List<String> trust() {
    return List.of(
        "--trust",
        "" + WeakFieldWeights.CERTAINTY,
        "" + WeakFieldWeights.SHARE,
        "" + WeakFieldWeights.TEMPERATURE);
  }

  /** Gives back the exit status of the script. */
  @Override
  public final Integer call() throws IOException, InterruptedException {
    Path scripts = HOME.resolve("dev/train/src/main/python");
    List<String> command = new ArrayList<>();
    command.addAll(List.of(python, scripts.resolve(script).toString(), "--out", out.toString()));
    command.addAll(options());
    ProcessBuilder program = new ProcessBuilder(command).inheritIO();
    program.environment().put("PYTHONPATH", HOME.resolve("python").toString());
    return program.start().waitFor();
  }
}
