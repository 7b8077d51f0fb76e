package contessa.train;

import module java.base;

import contessa.bots.net.WeakFieldWeights;

/** The gradient step in Python with PyTorch; it starts this program again for the games. */
final class PythonLearner {

  private static final List<String> FILES =
      List.of("learn.py", "field.py", "learner.py", "tables.py", "games.py", "net.py", "report.py");

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

  /** Runs a script with access to the games and gives back its exit status. */
  static int run(String script, String python, Path out, List<String> options)
      throws IOException, InterruptedException {
    Path scripts = out.resolve("python");
    Files.createDirectories(scripts);
    for (String name : FILES) {
      try (InputStream file = PythonLearner.class.getResourceAsStream(name)) {
        if (file == null) {
          throw new IllegalStateException(name + " is missing");
        }
        Files.copy(file, scripts.resolve(name), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    List<String> command = new ArrayList<>();
    command.add(python);
    command.add(scripts.resolve(script).toString());
    command.add("--java");
    command.add(
        Path.of(System.getProperty("java.home"), "bin", "java")
            + " -XX:+UseParallelGC -cp "
            + System.getProperty("java.class.path")
            + " "
            + Main.class.getName());
    command.add("--out");
    command.add(out.toString());
    command.addAll(options);
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }
}
