package contessa.cli;

import module java.base;

import contessa.arena.UserMistake;
import contessa.arena.program.BotProgram;
import contessa.arena.program.ContestantList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "bot",
    description = "Run a bot as a program that any referee can seat.",
    footer = "%nSee \"Programs as players\" in docs/protocol.md.")
final class BotCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "NAME",
      description = "One of: ${COMPLETION-CANDIDATES}.",
      completionCandidates = Names.class)
  private String name;

  @Option(
      names = "--rollouts",
      paramLabel = "N",
      description = "Rollouts per decision, instead of the referee's time limit.")
  private @Nullable Integer rollouts;

  @Option(
      names = "--seed",
      paramLabel = "TEXT",
      defaultValue = "1",
      description = "The seed for games in which the referee gives none; default ${DEFAULT-VALUE}.")
  private String seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (rollouts != null && rollouts < 1) {
      throw new UserMistake("--rollouts must be at least 1");
    }
    PrintWriter err = spec.commandLine().getErr();
    new BotProgram(ContestantList.bot(name), rollouts, seed, err::println)
        .run(
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
            spec.commandLine().getOut());
    return 0;
  }

  /** The names of all bots, for help and completion. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ContestantList.names().iterator();
    }
  }
}
