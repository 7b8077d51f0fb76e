package contessa.train;

import module java.base;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains the network, from the start or from a checkpoint. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = {
      "Train the bot contessa by self-play with PyTorch.",
      "It learns on a GPU or a CPU. Writes checkpoints, weights (contessa.net), a log and curves to"
          + " a folder."
    })
public final class TrainCommand implements Callable<Integer> {

  @Mixin private PythonOptions script;

  @Option(names = "--resume", description = "The folder of a checkpoint to go on from.")
  private @Nullable Path resume;

  @Option(names = "--seconds", defaultValue = "540", description = "How long to train.")
  private int seconds;

  @Option(names = "--seed", defaultValue = "1", description = "The seed of games and weights.")
  private long seed;

  @Option(
      names = "--groups",
      description = "Tables, as slots:tables:seats=share,...; several with semicolons.")
  private @Nullable String groups;

  @Override
  public Integer call() throws IOException, InterruptedException {
    return PythonLearner.run(script.python, script.out, options());
  }

  /** The options of the script. */
  List<String> options() {
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--seconds", "" + seconds, "--seed", "" + seed));
    if (resume != null) {
      options.addAll(List.of("--resume", resume.toString()));
    }
    if (groups != null) {
      options.addAll(List.of("--groups", groups));
    }
    options.addAll(script.more);
    return options;
  }
}
