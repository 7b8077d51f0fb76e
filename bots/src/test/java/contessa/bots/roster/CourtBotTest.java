package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.coup.Taste;
import contessa.bots.coup.Temperament;
import contessa.bots.net.TrainedNet;
import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.SeededChance;
import contessa.game.WeightedMove;
import org.junit.jupiter.api.Test;

/** What people's tastes do to their play, and what they forget. */
class CourtBotTest {

  private static final Budget BUDGET = Budget.rollouts(1);
  private static final CoupRules RULES = CoupRules.of(Edition.RESISTANCE, 4);
  private static final Temperament SENSE = Temperament.plain().plus(Taste.HASTE, 4);

  private final List<AddressedEvent> log = new ArrayList<>();
  private CoupTable table = RULES.deal(0, new SeededChance(0), log::add);

  /** Deals until the first player has that card, or has it not. */
  private void deal(Role card, boolean has) {
    for (int seed = 1; holds(0, card) != has; seed++) {
      log.clear();
      table = RULES.deal(0, new SeededChance(seed), log::add);
    }
  }

  private boolean holds(int seat, Role card) {
    return new Cards(table.down(seat)).holds(card);
  }

  private void play(int code) {
    table.play(code, new SeededChance(5), log::add);
  }

  /** Loses a card if need be; then everybody else takes income. */
  private void playQuietlyToTheNextTurn() {
    while (table.phase() != CoupPhase.ACTION || table.actor() != 0) {
      play(table.phase() == CoupPhase.ACTION ? Action.INCOME.code() : table.choice(0));
    }
  }

  private double p(Temperament temperament, int code) {
    int seat = table.toMove();
    return answer(Cast.person(RULES, seat, temperament, new SeededChance(9))).p(table.move(code));
  }

  private Mixture answer(Bot bot) {
    int seat = table.toMove();
    log.forEach(told -> bot.hear(told.heardBy(seat)));
    return bot.decide(table.view(seat), BUDGET);
  }

  @Test
  void withFullInsightAndNoTastesItPlaysAsTheContessa() {
    Temperament all = SENSE.plus(Taste.INSIGHT, 1);
    SeededChance chance = new SeededChance(3);
    while (!table.over()) {
      int seat = table.toMove();
      Mixture court = answer(Cast.person(RULES, seat, all, new SeededChance(4)));
      Mixture contessa = answer(TrainedNet.bot(RULES, seat, new SeededChance(4)));
      for (WeightedMove part : contessa.shares()) {
        assertThat(court.p(part.move())).isCloseTo(part.p(), within(1e-9));
      }
      table.play(table.code(contessa.draw(chance)), chance, log::add);
    }
  }

  @Test
  void aTasteForLiesLeavesTrueClaimsAlone() {
    Temperament liar = SENSE.plus(Taste.TAX, 2);
    deal(Role.DUKE, false);
    assertThat(p(liar, Action.TAX.code())).isGreaterThan(p(SENSE, Action.TAX.code()));
    deal(Role.DUKE, true);
    assertThat(p(liar, Action.TAX.code())).isEqualTo(p(SENSE, Action.TAX.code()));
  }

  @Test
  void theTimidDoNotChallengeInDuels() {
    play(Action.TAX.code());
    Temperament timid = SENSE.plus(Taste.TIMID, 4);
    assertThat(p(timid, CoupCodes.CHALLENGE)).isEqualTo(p(SENSE, CoupCodes.CHALLENGE));
  }

  @Test
  void theClumsyClaimWhatTheyCouldNotShow() {
    Temperament clumsy = SENSE.plus(Taste.CLUMSY, 5);
    deal(Role.DUKE, false);
    double before = p(clumsy, Action.TAX.code());
    play(Action.TAX.code());
    play(CoupCodes.CHALLENGE);
    playQuietlyToTheNextTurn();
    assertThat(p(clumsy, Action.TAX.code())).isGreaterThan(before);
  }

  @Test
  void whoeverForgetsNoLongerKnowsWhoWasCaught() {
    Temperament suspicious = SENSE.plus(Taste.SUSPICION, 4);
    deal(Role.DUKE, false);
    play(Action.TAX.code());
    play(CoupCodes.CHALLENGE);
    playQuietlyToTheNextTurn();
    play(Action.STEAL.code(2));
    double remembers = p(suspicious, CoupCodes.CHALLENGE);
    assertThat(remembers).isGreaterThan(p(SENSE, CoupCodes.CHALLENGE));
    assertThat(p(suspicious.plus(Taste.FORGETS, 1), CoupCodes.CHALLENGE))
        .isLessThanOrEqualTo(remembers);
  }

  @Test
  void everyCharacterHasATemperamentAndItsTextIsReadAgain() {
    for (int level = 1; level <= 7; level++) {
      Temperament shared = Temperament.part(String.valueOf(level));
      assertThat(Temperament.parse(shared.toString()).toString()).isEqualTo(shared.toString());
    }
  }
}
