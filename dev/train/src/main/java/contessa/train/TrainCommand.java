package contessa.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Trains the network, from the start or from a checkpoint. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = {
      "Train the bot contessa by self-play: in plain Java, or with PyTorch on a GPU or a CPU.",
      "Writes checkpoints, weights (contessa.net) and a log to a folder; PyTorch also curves."
    })
final class TrainCommand implements Callable<Integer> {

  private static final String JAVA_GROUPS = "2:64:2=1;6:192:3=0.3,4=0.5,6=0.2";
  private static final int[] JAVA_WIDTHS = {128, 64, 512, 64};

  @Spec private CommandSpec spec;

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
      description =
          "Tables, as slots:tables:seats=share,...; several with semicolons. Default in Java: "
              + JAVA_GROUPS)
  private @Nullable String groups;

  @Option(
      names = "--widths",
      split = ",",
      description =
          "The widths of a new network, without --python: tower 1, tower 2, trunk, head;"
              + " default 128,64,512,64.")
  private int @Nullable [] widths;

  @Parameters(arity = "0..*", description = "Further options of learn.py, after --.")
  private List<String> more = new ArrayList<>();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (python == null) {
      JavaRun.train(
          out,
          resume,
          groups == null ? JAVA_GROUPS : groups,
          widths == null ? JAVA_WIDTHS : widths,
          seconds,
          seed);
      return 0;
    }
    if (widths != null) {
      throw new ParameterException(
          spec.commandLine(), "--widths and --python do not go together; learn.py has its own");
    }
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--seconds", "" + seconds, "--seed", "" + seed));
    if (resume != null) {
      options.addAll(List.of("--resume", resume.toString()));
    }
    if (groups != null) {
      options.addAll(List.of("--groups", groups));
    }
    options.addAll(more);
    return PythonLearner.run(python, out, options);
  }
}
