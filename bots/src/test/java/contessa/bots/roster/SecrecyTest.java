package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.BotTestScale;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No bot sees hidden information: with the same events and the same random stream its answer stays
 * the same, however the hidden cards are dealt.
 */
@Tag("soak")
class SecrecyTest {

  private static final Budget BRIEF = Budget.rollouts(60);
  private static final int DECISIONS = BotTestScale.of(8, 60);
  private static final int PERMUTATIONS = 3;

  /** A table that the seat cannot tell from this one. */
  private interface Permuting<T extends Table> {
    T permuted(T table, int seat, SeededChance chance);
  }

  @ParameterizedTest
  @EnumSource
  void hiddenCardsNeverChangeADecisionInCoup(Edition edition) {
    CoupRules rules = CoupRules.of(edition, 4);
    for (BotKind kind : Roster.all()) {
      SeededChance chance = SeededChance.of(kind.name() + edition);
      int compared = 0;
      for (int game = 0; compared < DECISIONS; game++) {
        List<AddressedEvent> log = new ArrayList<>();
        CoupTable table = rules.deal(game % rules.seats(), chance, log::add);
        compared += permuteThrough(rules, table, log, kind, SecrecyTest::dealtAgain, chance);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void hiddenCardsNeverChangeADecisionInCoupRoyal(int seats) {
    RoyalRules rules = RoyalRules.standard(seats);
    for (BotKind kind : Roster.all()) {
      SeededChance chance = SeededChance.of(kind.name() + seats);
      int compared = 0;
      while (compared < DECISIONS) {
        List<AddressedEvent> log = new ArrayList<>();
        RoyalTable table = rules.deal(0, chance, log::add);
        compared += permuteThrough(rules, table, log, kind, SecrecyTest::imagined, chance);
      }
    }
  }

  /**
   * Plays a random game and, at some decisions, asks the bot about the table and its permutations.
   */
  private static <T extends Table> int permuteThrough(
      Rulebook rules,
      T table,
      List<AddressedEvent> log,
      BotKind kind,
      Permuting<T> permuting,
      SeededChance chance) {
    int compared = 0;
    while (!table.over()) {
      int seat = table.toMove();
      if (chance.below(4) == 0) {
        Mixture truth = ask(rules, kind, seat, log, table.view(seat));
        for (int i = 0; i < PERMUTATIONS; i++) {
          T other = permuting.permuted(table, seat, chance);
          assertThat(ask(rules, kind, seat, log, other.view(seat)))
              .as("%s at seat %d of %s", kind.name(), seat, table.view(seat))
              .isEqualTo(truth);
        }
        compared++;
      }
      table.play(table.choice(chance.below(table.choiceCount())), chance, log::add);
    }
    return compared;
  }

  private static Mixture ask(
      Rulebook rules, BotKind kind, int seat, List<AddressedEvent> log, View view) {
    Bot bot = kind.seat(rules, seat, new SeededChance(42));
    for (AddressedEvent told : log) {
      bot.hear(told.heardBy(seat));
    }
    return bot.decide(view, BRIEF);
  }

  /** The same table with the hidden cards dealt again. */
  private static CoupTable dealtAgain(CoupTable table, int seat, SeededChance chance) {
    CoupRules rules = table.rules();
    CoupView view = table.view(seat);
    int pool = view.unseen().bits();
    int[] down = new int[rules.seats()];
    for (int who = 0; who < down.length; who++) {
      down[who] = view.known(who);
      for (int more = view.handSize(who) - Integer.bitCount(down[who]); more > 0; more--) {
        int card = chance.memberOf(pool);
        down[who] |= card;
        pool &= ~card;
      }
    }
    CoupTable other = rules.table();
    other.imagine(view, down, pool);
    List<Card> truth = new Cards(table.view(Reader.REFEREE).known(seat)).list();
    assertThat(new Cards(other.view(Reader.REFEREE).known(seat)).list()).hasSameSizeAs(truth);
    return other;
  }

  /** Decks, secret cards and plans of Coup Royal sampled from the view. */
  private static RoyalTable imagined(RoyalTable table, int seat, SeededChance chance) {
    int[] anyPlans = new int[table.seats()];
    Arrays.fill(anyPlans, -1);
    return RoyalTable.imagine(table.view(seat), anyPlans, chance);
  }
}
