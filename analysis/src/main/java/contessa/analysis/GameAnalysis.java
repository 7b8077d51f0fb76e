package contessa.analysis;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.Analysis;
import contessa.analysis.result.ChanceLedger;
import contessa.analysis.result.PlayerSummary;
import contessa.analysis.royal.RoyalAnalyst;
import contessa.coup.CoupRules;
import contessa.game.Seats;
import contessa.notation.record.GameRecord;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution.Moment;
import contessa.royal.RoyalRules;
import org.jspecify.annotations.Nullable;

/** Judges a finished game. The same record always gives the same analysis. */
public final class GameAnalysis {

  /** How many worlds are judged per seat and step. */
  private static final int MOST_WORLDS = 16;

  /** With fewer, the intervals would often miss. */
  private static final int FEWEST_WORLDS = 8;

  /** How many for all seats and steps together: long games of many players get fewer each. */
  private static final int ALL_WORLDS = 60_000;

  private final List<Moment> moments;
  private final Consumer<Moment> judge;
  private final Supplier<Analysis> whole;
  private int done;

  private GameAnalysis(List<Moment> moments, Consumer<Moment> judge, Supplier<Analysis> whole) {
    this.moments = moments;
    this.judge = judge;
    this.whole = whole;
  }

  /**
   * The analysis of a record with all cards.
   *
   * @param moments the record, played again
   * @param progress hears how many steps are done
   */
  public static Analysis of(GameRecord record, List<Moment> moments, IntConsumer progress) {
    GameAnalysis analysis = of(record, moments);
    while (!analysis.isComplete()) {
      progress.accept(analysis.done);
      analysis.step();
    }
    return analysis.result();
  }

  /** The same in steps, so that a caller can do other things in between. */
  public static GameAnalysis of(GameRecord record, List<Moment> moments) {
    return switch (record.header().rules()) {
      case CoupRules rules -> {
        int worlds = ALL_WORLDS / (rules.seats() * moments.size());
        CoupAnalyst analyst =
            new CoupAnalyst(rules, Math.clamp(worlds, FEWEST_WORLDS, MOST_WORLDS));
        yield new GameAnalysis(
            moments,
            analyst::step,
            () ->
                analysis(record, analyst.steps(), analyst.ledger(), Summary.lie(analyst.steps())));
      }
      case RoyalRules rules -> {
        RoyalAnalyst analyst = new RoyalAnalyst(rules);
        yield new GameAnalysis(
            moments,
            analyst::step,
            () -> analysis(record, analyst.steps(), analyst.ledger(), null));
      }
      default -> throw new IllegalArgumentException("there is no analysis of this game");
    };
  }

  public int done() {
    return done;
  }

  public int steps() {
    return moments.size();
  }

  public boolean isComplete() {
    return done == moments.size();
  }

  public void step() {
    judge.accept(moments.get(done));
    done++;
  }

  public Analysis result() {
    return whole.get();
  }

  private static double result(GameRecord record, int seat) {
    int winners = record.end().winners();
    return Seats.has(winners, seat) ? 1.0 / Seats.count(winners) : 0;
  }

  private static Analysis analysis(
      GameRecord record,
      List<AnalysedStep> steps,
      ChanceLedger ledger,
      Analysis.@Nullable Lie lie) {
    List<PlayerSummary> players =
        IntStream.range(0, record.header().rules().seats())
            .mapToObj(seat -> Summary.of(steps, seat, result(record, seat), ledger))
            .toList();
    List<RecordedPlayer> seated = record.header().players();
    return new Analysis(
        Analysis.FORMAT,
        record.header().rules().game(),
        seated.stream().map(RecordedPlayer::name).toList(),
        seated.stream().map(RecordedPlayer::bot).toList(),
        Seats.numbers(record.end().winners()),
        List.copyOf(steps),
        players,
        lie);
  }
}
