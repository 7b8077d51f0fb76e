package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.SeededChance;
import contessa.game.Told;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No bot can tell apart what its seat may not tell apart: with the same events, the same random
 * stream and the hidden cards lying otherwise, its answer is the same.
 */
class SecrecyTest {

  private static final Budget BRIEF = Budget.rollouts(60);
  private static final int DECISIONS = 60;
  private static final int PERMUTATIONS = 3;

  @ParameterizedTest
  @EnumSource
  void whatIsHiddenNeverChangesADecision(Edition edition) {
    CoupRules rules = CoupRules.of(edition, 4);
    for (BotKind kind : Roster.all()) {
      SeededChance chance = SeededChance.of(kind.name() + edition);
      int compared = 0;
      for (int game = 0; compared < DECISIONS; game++) {
        compared += permuteThrough(rules, kind, game, chance);
      }
    }
  }

  /** Plays a random game and, at some decisions, asks the bot about the table and its doubles. */
  private static int permuteThrough(CoupRules rules, BotKind kind, int seed, SeededChance chance) {
    List<Told> log = new ArrayList<>();
    CoupTable table = rules.deal(seed % rules.seats(), chance, log::add);
    int compared = 0;
    while (!table.over()) {
      int seat = table.toMove();
      if (chance.below(4) == 0) {
        Mixture truth = ask(rules, kind, seat, log, table.view(seat));
        for (int i = 0; i < PERMUTATIONS; i++) {
          CoupTable other = permuted(table, seat, chance);
          assertThat(ask(rules, kind, seat, log, other.view(seat)))
              .as("%s at seat %d in %s", kind.name(), seat, table.phase())
              .isEqualTo(truth);
        }
        compared++;
      }
      table.play(table.choice(chance.below(table.choices())), chance, log::add);
    }
    return compared;
  }

  private static Mixture ask(
      CoupRules rules, BotKind kind, int seat, List<Told> log, CoupView view) {
    Bot bot = kind.seat(rules, seat, new SeededChance(42));
    for (Told told : log) {
      Event event = told.heardBy(seat);
      bot.hear(event);
    }
    return bot.decide(view, BRIEF);
  }

  /** A table that this seat cannot tell from the first, with the hidden cards dealt anew. */
  private static CoupTable permuted(CoupTable table, int seat, SeededChance chance) {
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
}
