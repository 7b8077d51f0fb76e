package contessa.analysis.royal;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.ChanceLedger;
import contessa.analysis.result.StepKind;
import contessa.bots.royal.PlanAdvice;
import contessa.bots.royal.PlanAdvice.PlanWorth;
import contessa.game.SeededChance;
import contessa.notation.record.RecordStep;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.registry.Notations;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import org.jspecify.annotations.Nullable;

/**
 * Follows a game of Coup Royal and judges every step. Plans meet unseen, so a plan is judged by
 * what the others could be expected to do, and the chances move when a round is resolved.
 */
public final class RoyalAnalyst {

  private static final int DEALS = 8;
  private static final double NORMAL_95 = 1.96;
  private static final long SEED = 4;

  private final RoyalRules rules;
  private final int seats;
  private final PlanAdvice advice;
  private final ChanceLedger ledger;
  private double[] chances;
  private double worth;
  private final List<AnalysedStep> steps = new ArrayList<>();
  private @Nullable RoyalTable before;

  public RoyalAnalyst(RoyalRules rules) {
    this.rules = rules;
    seats = rules.seats();
    advice = new PlanAdvice(rules);
    ledger = new ChanceLedger(seats);
    chances = new double[seats];
    Arrays.fill(chances, 1.0 / seats);
  }

  public List<AnalysedStep> steps() {
    return steps;
  }

  /** What moved each player's chance; nothing is put down to the others, whose plans are unseen. */
  public ChanceLedger ledger() {
    return ledger;
  }

  public void step(Moment moment) {
    RecordStep step = moment.step();
    RoyalTable table = before;
    RoyalTable after = (RoyalTable) moment.position().table();
    double[] now = new double[seats];
    advice.chances(after, now);
    worth = 0;
    List<MoveOption> options =
        table == null || step.isDeal() ? List.of() : options(table, step.seat(), step.move());
    double[] luck = new double[seats];
    for (int seat = 0; seat < seats && table == null; seat++) {
      luck[seat] = now[seat] - 1.0 / seats;
    }
    count(step, now);
    double[] known = now.clone();
    double[] margins = new double[seats];
    for (int seat = 0; seat < seats && !after.over(); seat++) {
      known(after, seat, known, margins);
    }
    steps.add(
        AnalysedStep.of(
            steps.size(),
            table == null ? 0 : table.round(),
            step,
            table == null ? StepKind.DEAL : kind(table),
            now,
            known,
            margins,
            luck,
            null,
            options));
    before = after;
  }

  private void count(RecordStep step, double[] now) {
    double[] changes = new double[seats];
    double[] gains = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      changes[seat] = now[seat] - chances[seat];
    }
    chances = now;
    if (step.isDeal()) {
      ledger.luck(changes);
    } else {
      gains[step.seat()] = worth;
      ledger.decision(step.seat(), gains, changes);
    }
  }

  private static StepKind kind(RoyalTable table) {
    return switch (table.phase()) {
      case PLAN -> StepKind.PLAN;
      case TAKE -> StepKind.TAKE;
      case INTRIGUE, OVER -> StepKind.TRADE;
    };
  }

  private void known(RoyalTable table, int seat, double[] known, double[] margins) {
    SeededChance chance = new SeededChance(SEED);
    double[] chances = new double[seats];
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      advice.chances(RoyalTable.imagine(table.view(seat), chance), chances);
      sum += chances[seat];
      squares += chances[seat] * chances[seat];
    }
    known[seat] = sum / DEALS;
    margins[seat] = margin(sum, squares);
  }

  private static double margin(double sum, double squares) {
    double spread = Math.max(0, squares / DEALS - sum / DEALS * (sum / DEALS));
    return NORMAL_95 * Math.sqrt(spread / (DEALS - 1));
  }

  private List<MoveOption> options(RoyalTable table, int seat, String played) {
    if (table.choiceCount() < 2) {
      return List.of();
    }
    return MoveOption.best(
        table.phase() == RoyalPhase.PLAN
            ? plans(table, seat, played)
            : choices(table, seat, played));
  }

  private List<MoveOption> plans(RoyalTable table, int seat, String played) {
    double now = steps.getLast().known().get(seat);
    List<MoveOption> options = new ArrayList<>();
    for (PlanWorth one : advice.plans(table.view(seat), new SeededChance(SEED))) {
      String move = Notations.of(rules).text(rules, one.plan());
      boolean own = move.equals(played);
      if (own) {
        worth = one.worth();
      }
      double known = Math.clamp(now + one.worth(), 0, 1);
      options.add(MoveOption.of(move, null, known, one.margin(), one.p(), own));
    }
    return options;
  }

  private List<MoveOption> choices(RoyalTable table, int seat, String played) {
    int count = table.choiceCount();
    double[] sums = new double[count];
    double[] squares = new double[count];
    double[] chances = new double[seats];
    SeededChance chance = new SeededChance(SEED);
    for (int deal = 0; deal < DEALS; deal++) {
      RoyalTable imagined = RoyalTable.imagine(table.view(seat), chance);
      for (int n = 0; n < count; n++) {
        RoyalTable next = imagined.copy();
        next.play(table.choice(n), chance, null);
        advice.chances(next, chances);
        sums[n] += chances[seat];
        squares[n] += chances[seat] * chances[seat];
      }
    }
    double best = Arrays.stream(sums).max().orElseThrow();
    List<MoveOption> options = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      String move = Notations.of(rules).text(rules, table.move(table.choice(n)));
      boolean own = move.equals(played);
      RoyalTable next = table.copy();
      next.play(table.choice(n), chance, null);
      advice.chances(next, chances);
      if (own) {
        worth = (sums[n] - best) / DEALS;
      }
      double p = sums[n] == best ? 1 : 0;
      options.add(
          MoveOption.of(move, chances[seat], sums[n] / DEALS, margin(sums[n], squares[n]), p, own));
    }
    return options;
  }
}
