package contessa.arena;

import module java.base;

import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.SeededChance;
import contessa.notation.record.GameRecorder;
import contessa.notation.record.RecordFields;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordedPlayer;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Plays whole blocks, one after another, with player sources of its own. */
final class Worker implements AutoCloseable {

  private final Contest contest;
  private final Referee referee;
  private final List<PlayerSource> sources = new ArrayList<>();
  private final Histogram[] times;
  private final @Nullable GameKeeper keeper;

  Worker(Contest contest, @Nullable GameKeeper keeper) {
    this.contest = contest;
    this.keeper = keeper;
    referee = new Referee(contest);
    times = new Histogram[contest.contestants().size()];
    for (int i = 0; i < times.length; i++) {
      sources.add(contest.contestants().get(i).playerSource());
      times[i] = Referee.noTimes();
    }
  }

  DuplicateDeal play(long number) {
    Seeds seeds = new Seeds(contest.seed(), number);
    DuplicateDeal block = new DuplicateDeal(number, contest, seeds);
    int seats = contest.seats();
    for (int rotation = 0; rotation < seats; rotation++) {
      Player[] players = new Player[seats];
      List<String> names = new ArrayList<>();
      Histogram[] theirs = new Histogram[seats];
      for (int seat = 0; seat < seats; seat++) {
        int who = block.contestantAt(seat, rotation);
        players[seat] =
            sources
                .get(who)
                .seat(contest.rules(), seat, seeds.bot(seat), number * seats + rotation + 1);
        theirs[seat] = times[who];
        names.add(contest.contestants().get(who).name());
      }
      GameRecorder recorder = keeper == null ? null : recorder(names, number, rotation, seeds);
      Referee.Ending ending = referee.play(players, theirs, seeds, recorder);
      block.games().add(ending);
      Position last = ending.last();
      if (keeper != null && recorder != null && last != null) {
        if (keeper.wants(names, ending.winners())) {
          block.kept().add(recorder.end(last, ending.winners(), null));
        }
      }
    }
    return block;
  }

  private GameRecorder recorder(List<String> names, long number, int rotation, Seeds seeds) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "arena");
    tags.put("Contest", String.valueOf(contest.seed()));
    tags.put("Block", String.valueOf(number));
    tags.put("Rotation", String.valueOf(rotation));
    List<RecordedPlayer> players = new ArrayList<>();
    for (String name : names) {
      // Those with the same name are told apart by their seats.
      boolean alone = Collections.frequency(names, name) == 1;
      String called = alone ? name : name + " " + RecordFields.letter(players.size());
      players.add(new RecordedPlayer(called, name));
    }
    RecordHeader header =
        new RecordHeader(contest.rules(), Referee.FIRST, Reader.REFEREE, players, tags, null);
    return new GameRecorder(header, new SeededChance(seeds.cards()));
  }

  Histogram times(int contestant) {
    return times[contestant];
  }

  @Override
  public void close() {
    sources.forEach(PlayerSource::close);
  }
}
