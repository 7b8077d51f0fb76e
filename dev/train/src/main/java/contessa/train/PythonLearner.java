package contessa.train;

import module java.base;

import contessa.bots.net.WeakFieldWeights;

/**
 * The scripts in Python, which take the gradient steps with PyTorch and play by contessa.vector.
 */
final class PythonLearner {

  /** Where this checkout is. */
  private static final Path HOME =
      Path.of(System.getProperty("contessa.home", "")).toAbsolutePath();

  private PythonLearner() {}

  /** How far the player trusts its judgement of weak fields. */
  static List<String> trust() {
    return List.of(
        "--trust",
        "" + WeakFieldWeights.CERTAINTY,
        "" + WeakFieldWeights.SHARE,
        "" + WeakFieldWeights.TEMPERATURE);
  }

  /** Trains a player and gives back the learner's exit status. */
  static int run(String python, Path out, List<String> options)
      throws IOException, InterruptedException {
    return run("learn.py", python, out, options);
  }

  /** Runs a script and gives back its exit status. */
  static int run(String script, String python, Path out, List<String> options)
      throws IOException, InterruptedException {
    Path scripts = HOME.resolve("dev/train/src/main/python");
    List<String> command = new ArrayList<>();
    command.addAll(List.of(python, scripts.resolve(script).toString(), "--out", out.toString()));
    command.addAll(options);
    ProcessBuilder program = new ProcessBuilder(command).inheritIO();
    program.environment().put("PYTHONPATH", HOME.resolve("python").toString());
    return program.start().waitFor();
  }
}
