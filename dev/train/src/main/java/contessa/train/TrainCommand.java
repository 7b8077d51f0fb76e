package contessa.train;

import picocli.CommandLine.Command;

/** Trains the network, from the start or from a checkpoint. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = {
      "Train the bot contessa by self-play with PyTorch.",
      "It learns on a GPU or a CPU. Writes checkpoints, weights (contessa.net), a log and curves to"
          + " a folder.",
      "Other options, such as --seconds, --seed, --groups and --resume, are those of learn.py:",
      "--out FOLDER -- --help lists them."
    })
public final class TrainCommand extends PythonCommand {

  public TrainCommand() {
    super("learn.py");
  }
}
