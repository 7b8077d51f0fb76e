package contessa.dev.calibration;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.SeededChance;
import contessa.notation.record.RecordStep;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.registry.Notations;

/** One game between bots drawn at random from a list, and all its claims. */
final class ClaimTrial {

  private static final List<Edition> EDITIONS =
      List.of(Edition.CITY_STATE, Edition.RESISTANCE, Edition.REFORMATION);
  private static final int MOST_SEATS = 6;
  private static final int LONGEST = 400;
  private static final Budget THOUGHT = Budget.rollouts(10);

  private final SeededChance chance;
  private final CoupRules rules;
  private final CoupAnalyst analyst;
  private final List<BotKind> kinds = new ArrayList<>();
  private final List<Bot> bots = new ArrayList<>();
  private final List<ClaimCase> cases = new ArrayList<>();

  private ClaimTrial(List<BotKind> from, long seed) {
    chance = new SeededChance(seed);
    Edition edition = EDITIONS.get(chance.below(EDITIONS.size()));
    rules = CoupRules.of(edition, 2 + chance.below(MOST_SEATS - 1));
    analyst = new CoupAnalyst(rules, 1);
    for (int seat = 0; seat < rules.seats(); seat++) {
      BotKind kind = from.get(chance.below(from.size()));
      kinds.add(kind);
      bots.add(kind.seat(rules, seat, new SeededChance(chance.next())));
    }
  }

  /** The claims of the game with this seed. */
  static List<ClaimCase> play(List<BotKind> from, long seed) {
    ClaimTrial trial = new ClaimTrial(from, seed);
    trial.play();
    return trial.cases;
  }

  private void play() {
    Outcome.Played now = Position.deal(rules, 0, chance);
    follow(RecordStep.deal(List.of()), now);
    CoupPhase last = CoupPhase.DRAFT;
    for (int n = 0; n < LONGEST && !now.position().over(); n++) {
      Position position = now.position();
      int seat = position.toMove();
      CoupTable table = analyst.table();
      if (table.phase() != last) {
        look(table);
      }
      last = table.phase();
      Move move = bots.get(seat).decide(position.view(seat), THOUGHT).draw(chance);
      now = (Outcome.Played) position.play(seat, move, chance);
      follow(RecordStep.of(seat, Notations.of(rules).text(rules, move)), now);
    }
  }

  private void follow(RecordStep step, Outcome.Played played) {
    analyst.skip(new Moment(step, played.events(), played.position()));
    for (AddressedEvent event : played.events()) {
      for (int seat = 0; seat < bots.size(); seat++) {
        bots.get(seat).hear(event.heardBy(seat));
      }
    }
  }

  private void look(CoupTable table) {
    Claim claim = table.view(table.toMove()).claim();
    if (claim != null && claim.seat() != table.toMove()) {
      cases.add(
          new ClaimCase(
              kinds.get(claim.seat()).name(),
              analyst.evidence(table.toMove(), claim),
              claim.isTrueOf(new Cards(table.down(claim.seat())))));
    }
  }
}
