package contessa.train;

import module java.base;

import picocli.CommandLine.Command;

/** Trains the network that recognises weak fields. */
@Command(
    name = "field",
    mixinStandardHelpOptions = true,
    description = {
      "Train the network that recognises tables of weak players.",
      "Needs the player's networks (--weights) and its network for weak fields (--weak), as"
          + " training writes them.",
      "Other options are those of field.py: --out FOLDER -- --help lists them."
    })
public final class FieldCommand extends PythonCommand {

  public FieldCommand() {
    super("field.py");
  }

  @Override
  List<String> options() {
    List<String> options = new ArrayList<>(trust());
    options.addAll(more);
    return options;
  }
}
