package contessa.arena;

import java.util.ArrayList;
import java.util.List;

/** Plays whole blocks, one after another, with stands of its own. */
final class Worker implements AutoCloseable {

  private final Contest contest;
  private final Referee referee;
  private final List<Stand> stands = new ArrayList<>();
  private final Stopwatch[] watches;

  Worker(Contest contest) {
    this.contest = contest;
    referee = new Referee(contest);
    watches = new Stopwatch[contest.contestants().size()];
    for (int i = 0; i < watches.length; i++) {
      stands.add(contest.contestants().get(i).stand());
      watches[i] = new Stopwatch();
    }
  }

  Block play(long number) {
    Streams streams = new Streams(contest.seed(), number);
    Block block = new Block(number, contest, streams);
    int seats = contest.seats();
    for (int rotation = 0; rotation < seats; rotation++) {
      Player[] players = new Player[seats];
      Stopwatch[] theirs = new Stopwatch[seats];
      for (int seat = 0; seat < seats; seat++) {
        int who = block.contestantAt(seat, rotation);
        players[seat] = stands.get(who).seat(contest.rules(), seat, streams.mind(seat));
        theirs[seat] = watches[who];
      }
      block.games().add(referee.play(players, theirs, streams));
    }
    return block;
  }

  Stopwatch watch(int contestant) {
    return watches[contestant];
  }

  @Override
  public void close() {
    stands.forEach(Stand::close);
  }
}
