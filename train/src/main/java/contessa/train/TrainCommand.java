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
      "Trains the bot contessa by self-play, with PyTorch on a GPU or a CPU.",
      "Writes checkpoints, weights (contessa.net), a log, curves and a model card to a folder."
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

  @Option(names = "--python", defaultValue = "python3", description = "A Python with PyTorch.")
  private String python;

  @Parameters(arity = "0..*", description = "Further options of learn.py, after --.")
  private List<String> more = new ArrayList<>();

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--seconds", "" + seconds, "--seed", "" + seed));
    if (resume != null) {
      options.addAll(List.of("--resume", resume.toString()));
    }
    options.addAll(more);
    return PythonLearner.run(python, out, options);
  }
}
