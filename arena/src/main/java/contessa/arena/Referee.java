package contessa.arena;

import module java.base;

import contessa.bots.Mixture;
import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.notation.protocol.ProgramAnswer;
import contessa.notation.record.GameRecorder;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordStep.MixedMove;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * Runs games: asks the players, draws from their answers, and tells everyone the events of their
 * seat.
 */
record Referee(Contest contest) {

  /** No decision counts as longer than this. */
  private static final long LONGEST_NANOS = TimeUnit.HOURS.toNanos(1);

  private static final int DIGITS = 2;

  /** The first seat to act. The rotation decides which contestant sits there. */
  static final int FIRST = 0;

  /** Where the times of decisions are counted, in nanoseconds. */
  static Histogram noTimes() {
    return new Histogram(LONGEST_NANOS, DIGITS);
  }

  /**
   * The end of a game.
   *
   * @param winners as a set of seats; the survivors if the game was stopped
   * @param length turns or rounds
   * @param capped whether it was stopped for its length
   * @param statistics by seat
   * @param last the last position, if the game was recorded
   */
  record Ending(
      int winners,
      int length,
      boolean capped,
      List<PlayerStatistics> statistics,
      @Nullable Position last) {}

  /** Plays one game, and writes it down if there is a recorder. */
  Ending play(Player[] players, Histogram[] times, Seeds seeds, @Nullable GameRecorder recorder) {
    Chance chance = recorder == null ? new SeededChance(seeds.cards()) : recorder.chance();
    SeededChance[] draws = new SeededChance[players.length];
    for (int seat = 0; seat < draws.length; seat++) {
      draws[seat] = new SeededChance(seeds.draw(seat));
    }
    Rulebook rules = contest.rules();
    EventSink broadcast =
        told -> {
          for (int seat = 0; seat < players.length; seat++) {
            players[seat].hear(told.heardBy(seat));
          }
        };
    Table table = rules.deal(FIRST, chance, broadcast);
    if (recorder != null) {
      recorder.dealt();
    }
    Observer observer = new Observer(table, players.length);
    EventSink sink =
        told -> {
          observer.told(told);
          broadcast.tell(told);
        };
    while (!table.over() && observer.length() <= contest.longest()) {
      int seat = table.toMove();
      observer.asked(seat);
      Answer answer = answer(table, players[seat], draws[seat], times[seat], observer);
      Move move = recorder == null ? null : table.move(answer.code);
      table.play(answer.code, chance, sink);
      if (recorder != null && move != null) {
        recorder.played(answer.annotate(recorder.step(seat, move), recorder));
      }
    }
    int winners = table.over() ? table.winners() : observer.survivors();
    for (Player player : players) {
      player.end(table.winners());
    }
    return new Ending(
        winners,
        observer.length(),
        !table.over(),
        observer.statistics(),
        recorder == null ? null : Position.of(table));
  }

  /** A decision: the move played, the mixture it was drawn from, and what was wrong with it. */
  private record Answer(int code, @Nullable Mixture mixture, @Nullable String fault) {

    RecordStep annotate(RecordStep bare, GameRecorder recorder) {
      RecordStep step = fault == null ? bare : bare.noting(fault);
      return mixture == null || mixture.shares().size() < 2
          ? step
          : step.withMix(
              mixture.shares().stream()
                  .map(share -> MixedMove.of(recorder.text(share.move()), share.p()))
                  .toList());
    }
  }

  private Answer answer(
      Table table, Player player, SeededChance draw, Histogram times, Observer observer) {
    int seat = table.toMove();
    View view = table.view(seat);
    observer.count(seat, Statistic.DECISIONS);
    long start = System.nanoTime();
    int code = -1;
    Mixture mixture = null;
    String fault = null;
    try {
      mixture = player.decide(view, contest.budget());
      observer.believed(seat, player.belief());
      code = table.code(mixture.draw(draw));
      if (code < 0) {
        observer.count(seat, Statistic.ILLEGAL);
        fault = "illegal: the answer is not a legal move";
      }
    } catch (FaultyAnswer faulty) {
      observer.count(seat, faulty.fault());
      fault = faulty.note();
    }
    times.recordValue(Math.clamp(System.nanoTime() - start, 0, LONGEST_NANOS));
    return new Answer(
        code >= 0 ? code : table.code(ProgramAnswer.fallback(contest.rules(), view)),
        mixture,
        fault);
  }
}
