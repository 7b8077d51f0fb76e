package contessa.train;

import module java.base;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains the network that recognises weak fields. */
@Command(
    name = "field",
    mixinStandardHelpOptions = true,
    description = {
      "Train the network that recognises tables of weak players.",
      "Needs the player's network and its network for weak fields, as training writes them."
    })
public final class FieldCommand implements Callable<Integer> {

  @Mixin private PythonOptions script;

  @Option(
      names = "--weights",
      arity = "1..*",
      required = true,
      description = "The player's networks; it draws one for each game.")
  private List<Path> weights;

  @Option(names = "--weak", required = true, description = "Its network for weak fields.")
  private Path weak;

  @Option(names = "--seconds", defaultValue = "60", description = "How long to train.")
  private int seconds;

  @Override
  public Integer call() throws IOException, InterruptedException {
    return PythonLearner.run("field.py", script.python, script.out, options());
  }

  /** The options of the script. */
  List<String> options() {
    List<String> options = new ArrayList<>();
    options.add("--weights");
    for (Path one : weights) {
      options.add(one.toString());
    }
    options.addAll(List.of("--weak", weak.toString()));
    options.addAll(PythonLearner.trust());
    options.addAll(List.of("--seconds", "" + seconds));
    options.addAll(script.more);
    return options;
  }
}
