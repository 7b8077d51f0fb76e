package contessa.train;

import module java.base;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Plays games for a learner in another process; the learner starts it. */
@Command(name = "serve", hidden = true, description = "Plays games for a learner.")
final class ServeGamesCommand implements Callable<Integer> {

  private static final int MOST_ROUNDS = 40;

  @Parameters(index = "0")
  private Path file;

  @Parameters(index = "1")
  private String groups;

  @Parameters(index = "2")
  private int workers;

  @Parameters(index = "3")
  private String mode;

  @Parameters(index = "4")
  private double scripts;

  @Parameters(index = "5")
  private long seed;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameGroup.Plan plan =
        new GameGroup.Plan(opponents(), scripts, mode.contains("city-state"), MOST_ROUNDS);
    GameServer.serve(file, List.of(groups.split(";", -1)), plan, workers, seed);
    return 0;
  }

  private GameGroup.Opponents opponents() {
    if (mode.contains("exploit")) {
      return GameGroup.Opponents.FROZEN;
    }
    if (mode.contains("field")) {
      return GameGroup.Opponents.ANY_FIELD;
    }
    return mode.contains("weak") ? GameGroup.Opponents.WEAK_FIELDS : GameGroup.Opponents.EVERYBODY;
  }
}
