package contessa.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Trains the network, from the start or from a checkpoint. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = {
      "Trains the bot contessa by self-play: in plain Java, or with PyTorch on a GPU or a CPU.",
      "Writes checkpoints, weights (contessa.net) and a log to a folder; PyTorch also curves."
    })
final class TrainCommand implements Callable<Integer> {

  @Option(names = "--out", required = true, description = "The folder to write to.")
  private Path out;

  @Option(names = "--resume", description = "The folder of a checkpoint to go on from.")
  private @Nullable Path resume;

  @Option(names = "--seconds", defaultValue = "540", description = "How long to train.")
  private int seconds;

  @Option(names = "--seed", defaultValue = "1", description = "The seed of games and weights.")
  private long seed;

  @Option(names = "--python", description = "A Python with PyTorch; without it, Java learns.")
  private @Nullable String python;

  @Option(
      names = "--groups",
      defaultValue = "2:64:2=1;6:192:3=0.3,4=0.5,6=0.2",
      description = "Tables, as slots:tables:seats=share,...; several with semicolons.")
  private String groups;

  @Option(
      names = "--widths",
      defaultValue = "128,64,512,64",
      split = ",",
      description = "The widths of a new network: tower 1, tower 2, trunk, head.")
  private int[] widths;

  @Parameters(arity = "0..*", description = "Further options of learn.py, after --.")
  private List<String> more = new ArrayList<>();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (python == null) {
      JavaRun.train(out, resume, groups, widths, seconds, seed);
      return 0;
    }
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--seconds", "" + seconds, "--seed", "" + seed));
    if (resume != null) {
      options.addAll(List.of("--resume", resume.toString()));
    }
    options.addAll(more);
    return PythonLearner.run(python, out, options);
  }
}
