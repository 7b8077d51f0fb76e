package contessa.arena;

import java.util.ArrayList;
import java.util.List;

/** Plays whole blocks, one after another, with player sources of its own. */
final class Worker implements AutoCloseable {

  private final Contest contest;
  private final Referee referee;
  private final List<PlayerSource> sources = new ArrayList<>();
  private final DecisionTimes[] times;

  Worker(Contest contest) {
    this.contest = contest;
    referee = new Referee(contest);
    times = new DecisionTimes[contest.contestants().size()];
    for (int i = 0; i < times.length; i++) {
      sources.add(contest.contestants().get(i).playerSource());
      times[i] = new DecisionTimes();
    }
  }

  Block play(long number) {
    Seeds seeds = new Seeds(contest.seed(), number);
    Block block = new Block(number, contest, seeds);
    int seats = contest.seats();
    for (int rotation = 0; rotation < seats; rotation++) {
      Player[] players = new Player[seats];
      DecisionTimes[] theirs = new DecisionTimes[seats];
      for (int seat = 0; seat < seats; seat++) {
        int who = block.contestantAt(seat, rotation);
        players[seat] = sources.get(who).seat(contest.rules(), seat, seeds.bot(seat));
        theirs[seat] = times[who];
      }
      block.games().add(referee.play(players, theirs, seeds));
    }
    return block;
  }

  DecisionTimes times(int contestant) {
    return times[contestant];
  }

  @Override
  public void close() {
    sources.forEach(PlayerSource::close);
  }
}
