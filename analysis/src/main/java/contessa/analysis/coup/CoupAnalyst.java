package contessa.analysis.coup;

import module java.base;

import contessa.analysis.result.AnalysedStep;
import contessa.analysis.result.AnalysedStep.AnalysedClaim;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.ChanceLedger;
import contessa.analysis.result.Rounding;
import contessa.analysis.result.StepKind;
import contessa.bots.net.History;
import contessa.bots.net.NetPolicy;
import contessa.bots.net.TrainedNet;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.json.Words;
import contessa.notation.record.RecordStep;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/** Follows a game of Coup from the deal to its end and judges every step. */
public final class CoupAnalyst {

  private final CoupRules rules;
  private final int seats;
  private final History history;
  private final HandBelief belief;
  private final SeenClaims seen;
  private final TableValues values;
  private final SeatKnowledge knowledge;
  private final int worlds;
  private final ChanceLedger ledger;
  private final List<AnalysedStep> steps = new ArrayList<>();
  private @Nullable CoupTable before;
  private double[] chances;
  private final double[] known;
  private final double[] margins;

  /**
   * Starts before the deal.
   *
   * @param worlds how many worlds are judged per seat
   */
  public CoupAnalyst(CoupRules rules, int worlds) {
    this.rules = rules;
    seats = rules.seats();
    NetPolicy policy = new NetPolicy(TrainedNet.weights(seats), seats);
    history = new History(rules);
    seen = new SeenClaims(rules);
    belief = new HandBelief(rules, policy, seen);
    values = new TableValues(rules, policy);
    this.worlds = worlds;
    knowledge = new SeatKnowledge(rules, policy, values, belief, seen, worlds);
    ledger = new ChanceLedger(seats);
    chances = new double[seats];
    known = new double[seats];
    margins = new double[seats];
  }

  public List<AnalysedStep> steps() {
    return steps;
  }

  /** What the decisions so far did for each player. */
  public ChanceLedger ledger() {
    return ledger;
  }

  public void step(Moment moment) {
    RecordStep step = moment.step();
    CoupTable table = before;
    List<MoveOption> options = List.of();
    double[] luck = new double[seats];
    double[] expected = null;
    double[] now = null;
    StepKind kind = StepKind.DEAL;
    CoupTable after = (CoupTable) moment.position().table();
    if (table != null && !step.isDeal()) {
      kind = StepKinds.of(table, step, rules);
      if (kind != StepKind.LEAVE) {
        int code = code(table, step);
        options = knowledge.options(table, history, code, step.move(), worlds);
        double[] foreseen = foresee(table, code);
        if (step.draws().isEmpty()) {
          now = foreseen;
        } else {
          expected = foreseen;
        }
        belief.decided(table, history, step.seat(), code);
      }
    }
    follow(moment, after);
    if (now == null) {
      now = new double[seats];
      values.steady(after, history, -1, now);
    }
    double[] base = expected == null ? now : expected;
    for (int seat = 0; seat < seats; seat++) {
      luck[seat] = now[seat] - (table == null ? 1.0 / seats : base[seat]);
    }
    record(moment, after, kind, now, luck, options);
    double[] change = change(now);
    switch (kind) {
      case DEAL -> ledger.luck(luck);
      case LEAVE -> ledger.decision(step.seat(), change, change);
      default -> ledger.decision(step.seat(), knowledge.against(), change);
    }
    chances = now;
    before = after;
  }

  /** Every seat's chance after a move, over whatever may be drawn; often the options hold it. */
  private double[] foresee(CoupTable table, int code) {
    double[] known = knowledge.afterwards();
    if (known != null) {
      return known;
    }
    double[] foreseen = new double[seats];
    values.steady(table, history, code, foreseen);
    return foreseen;
  }

  private double[] change(double[] now) {
    double[] change = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      change[seat] = now[seat] - chances[seat];
    }
    return change;
  }

  /** Follows one step without judging it. */
  public void skip(Moment moment) {
    CoupTable table = before;
    RecordStep step = moment.step();
    CoupTable after = (CoupTable) moment.position().table();
    if (table != null && !step.isDeal() && !step.move().equals(RecordStep.LEAVE)) {
      belief.decided(table, history, step.seat(), code(table, step));
    }
    follow(moment, after);
    before = after;
  }

  public CoupTable table() {
    if (before == null) {
      throw new IllegalStateException("nothing has been dealt");
    }
    return before.copy();
  }

  /** Every seat's chance to win now, all cards known. */
  public double[] chances() {
    double[] now = new double[seats];
    values.steady(table(), history, -1, now);
    return now;
  }

  /** What the seat that decides can do now, judged in that many worlds. */
  public List<MoveOption> options(int worlds) {
    return knowledge.options(table(), history, -1, "", worlds);
  }

  /** How likely the claim that is open now looks to that seat. */
  public double likely(int seat, Claim claim) {
    return evidence(seat, claim).likely();
  }

  /** What that seat can hold for and against the claim that is open now. */
  public ClaimEvidence evidence(int seat, Claim claim) {
    return knowledge.evidence(table(), history, seat, claim);
  }

  /** A world consistent with what this seat knows. */
  public CoupTable believed(int seat, SeededChance chance) {
    return knowledge.believed(table(), history, seat, chance);
  }

  private int code(CoupTable table, RecordStep step) {
    Move move = Notations.of(rules).move(rules, step.move());
    int code = move == null ? -1 : table.code(move);
    if (code < 0) {
      throw new IllegalArgumentException("'" + step.move() + "' is not legal");
    }
    return code;
  }

  private void follow(Moment moment, CoupTable after) {
    for (AddressedEvent event : moment.events()) {
      history.hearAll(event);
      belief.heard((CoupEvent) event.open(), after);
      seen.heard((CoupEvent) event.open());
    }
  }

  private void record(
      Moment moment,
      CoupTable after,
      StepKind kind,
      double[] now,
      double[] luck,
      List<MoveOption> options) {
    RecordStep step = moment.step();
    boolean waits = kind == StepKind.PASS || kind == StepKind.LET_BLUFF_PASS;
    if (!waits || before == null || after.phase() != before.phase()) {
      know(after, now);
    }
    steps.add(
        AnalysedStep.of(
            steps.size(),
            before == null ? 0 : before.turn(),
            step,
            kind,
            now,
            known,
            margins,
            luck,
            claim(moment, after),
            options));
  }

  /**
   * What each seat knows of its chance. It is worked out once for a window: who lets a claim pass
   * tells the others next to nothing, and with ten players most steps are that.
   */
  private void know(CoupTable after, double[] now) {
    for (int seat = 0; seat < seats; seat++) {
      boolean open = !after.over() && after.lives(seat);
      WeightedMean mean = open ? knowledge.chance(after, history, seat) : new WeightedMean();
      known[seat] = open ? mean.mean() : now[seat];
      margins[seat] = mean.margin();
    }
  }

  private @Nullable AnalysedClaim claim(Moment moment, CoupTable after) {
    Claim claim = null;
    for (AddressedEvent event : moment.events()) {
      Claim made = ((CoupEvent) event.open()).claimMade();
      claim = made == null ? claim : made;
    }
    if (claim == null) {
      return null;
    }
    List<@Nullable Double> likely = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      boolean judges = seat != claim.seat() && Seats.has(after.living(), seat);
      likely.add(
          judges
              ? (Double) Rounding.of(knowledge.evidence(after, history, seat, claim).likely())
              : null);
    }
    boolean honest = StepKinds.isTrue(claim, after);
    return new AnalysedClaim(Words.kebab(claim.role()), honest, likely);
  }
}
