package contessa.analysis;

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
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Judges a finished game. The same record always gives the same analysis. */
public final class GameAnalysis {

  /** How many worlds are judged for each seat and step. */
  private static final int MOST_WORLDS = 16;

  /** With fewer, the intervals would often miss. */
  private static final int FEWEST_WORLDS = 8;

  /** How many for all seats and steps together: long games of many players get fewer each. */
  private static final int ALL_WORLDS = 60_000;

  private GameAnalysis() {}

  /**
   * The analysis of a record with all cards.
   *
   * @param moments the record, played again
   * @param progress hears how many steps are done
   */
  public static Analysis of(GameRecord record, List<Moment> moments, IntConsumer progress) {
    return switch (record.header().rules()) {
      case CoupRules rules -> coup(rules, record, moments, progress);
      case RoyalRules rules -> royal(rules, record, moments, progress);
      default -> throw new IllegalArgumentException("there is no analysis of this game");
    };
  }

  private static Analysis coup(
      CoupRules rules, GameRecord record, List<Moment> moments, IntConsumer progress) {
    int worlds = ALL_WORLDS / (rules.seats() * moments.size());
    CoupAnalyst analyst = new CoupAnalyst(rules, Math.clamp(worlds, FEWEST_WORLDS, MOST_WORLDS));
    for (int n = 0; n < moments.size(); n++) {
      progress.accept(n);
      analyst.step(moments.get(n));
    }
    List<AnalysedStep> steps = analyst.steps();
    ChanceLedger ledger = analyst.ledger();
    List<PlayerSummary> players = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      players.add(Summary.of(steps, seat, result(record, seat), ledger));
    }
    return analysis(record, steps, players, Summary.lie(steps));
  }

  private static Analysis royal(
      RoyalRules rules, GameRecord record, List<Moment> moments, IntConsumer progress) {
    RoyalAnalyst analyst = new RoyalAnalyst(rules);
    for (int n = 0; n < moments.size(); n++) {
      progress.accept(n);
      analyst.step(moments.get(n));
    }
    List<PlayerSummary> players = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      players.add(Summary.of(analyst.steps(), seat, result(record, seat), analyst.ledger()));
    }
    return analysis(record, analyst.steps(), players, null);
  }

  private static double result(GameRecord record, int seat) {
    int winners = record.end().winners();
    return Seats.has(winners, seat) ? 1.0 / Seats.count(winners) : 0;
  }

  private static Analysis analysis(
      GameRecord record,
      List<AnalysedStep> steps,
      List<PlayerSummary> players,
      Analysis.@Nullable Lie lie) {
    List<RecordedPlayer> seated = record.header().players();
    List<Integer> winners = new ArrayList<>();
    for (int seat : Seats.list(record.end().winners())) {
      winners.add(seat);
    }
    return new Analysis(
        Analysis.FORMAT,
        record.header().rules().game(),
        seated.stream().map(RecordedPlayer::name).toList(),
        seated.stream().map(RecordedPlayer::bot).toList(),
        winners,
        List.copyOf(steps),
        players,
        lie);
  }
}
