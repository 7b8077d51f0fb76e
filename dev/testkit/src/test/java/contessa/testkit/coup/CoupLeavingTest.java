package contessa.testkit.coup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.testkit.Check;
import contessa.testkit.RandomPlayStyle;
import contessa.testkit.TableCheck;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Players who leave at any moment of random games (EC-48). */
@Tag("soak")
class CoupLeavingTest {

  private static final int GAMES = TestScale.of(1_000, 3_000);
  private static final int ONE_IN = 15;

  private final Set<CoupPhase> left = EnumSet.noneOf(CoupPhase.class);

  @Test
  void aGameGoesOnByTheRulesWhenAnybodyLeavesAtAnyTime() {
    for (int game = 0; game < GAMES; game++) {
      List<Object> story = new ArrayList<>();
      try {
        play(new SeededChance(game), story);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("game " + game + ": " + e.getMessage() + ", after " + story, e);
      }
    }
    assertThat(left).containsAll(EnumSet.range(CoupPhase.ALLEGIANCE, CoupPhase.VERDICT));
  }

  private void play(SeededChance chance, List<Object> story) {
    List<Check> checks = List.of(new CoupCheck(), new TableCheck(chance.copy()));
    RandomPlayStyle style = new RandomPlayStyle(chance);
    List<AddressedEvent> dealt = new ArrayList<>();
    CoupTable table = RandomCoupRules.rules(chance).deal(0, chance, dealt::add);
    checks.forEach(check -> check.dealt(table, dealt));
    while (!table.over()) {
      List<AddressedEvent> events = new ArrayList<>();
      int code = style.pick(table);
      int seat = table.toMove();
      if (table.phase() != CoupPhase.DRAFT && chance.below(ONE_IN) == 0) {
        int[] living = Seats.list(table.living());
        int player = living[chance.below(living.length)];
        left.add(table.phase());
        story.add("seat " + player + " leaves in " + table.phase());
        table.leave(player, chance, events::add);
      } else {
        story.add(table.move(code));
        checks.forEach(check -> check.before(table, code));
        table.play(code, chance, events::add);
      }
      checks.forEach(check -> check.played(table, seat, code, events));
    }
  }
}
