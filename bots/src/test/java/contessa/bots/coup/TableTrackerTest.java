package contessa.bots.coup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The tracked state agrees with the view and with the state that a playout keeps by itself. */
class TableTrackerTest {

  private static final int GAMES = 40;

  @ParameterizedTest
  @EnumSource
  void trackedReputationsMatchAPlayout(Edition edition) {
    CoupRules rules = CoupRules.of(edition, 5);
    SeededChance chance = new SeededChance(11);
    for (int game = 0; game < GAMES; game++) {
      List<AddressedEvent> log = new ArrayList<>();
      CoupTable table = rules.deal(game % 5, chance, log::add);
      PublicState followed = new PublicState(rules);
      followed.after(table);
      while (!table.over()) {
        int code = table.choice(chance.below(table.choiceCount()));
        followed.before(table, code);
        table.play(code, chance, log::add);
        followed.after(table);
        if (!table.over() && followed.phase == CoupPhase.ACTION) {
          compare(rules, table, log, followed);
        }
      }
    }
  }

  @Test
  void theSecondDrafterKnowsHowManyCardsTheFirstHolds() {
    CoupRules rules = CoupRules.of(Edition.BRAZILIAN, 2);
    SeededChance chance = new SeededChance(5);
    List<AddressedEvent> log = new ArrayList<>();
    CoupTable table = rules.deal(0, chance, log::add);
    List<Integer> cards = new ArrayList<>();
    PublicState state = new PublicState(rules);
    TrackerListener counting =
        new TrackerListener() {
          @Override
          public void decided(int seat, int code) {
            cards.add(state.hand[seat]);
          }
        };
    TableTracker tracker = new TableTracker(rules, 1, state, counting);
    int heard = 0;
    while (cards.isEmpty()) {
      table.play(table.choice(chance.below(table.choiceCount())), chance, log::add);
      for (; heard < log.size(); heard++) {
        tracker.hear((CoupEvent) log.get(heard).heardBy(1));
      }
      if (table.toMove() == 1) {
        tracker.catchUp(table.view(1));
      }
    }
    assertThat(cards).containsOnly(2);
  }

  private static void compare(
      CoupRules rules, CoupTable table, List<AddressedEvent> log, PublicState followed) {
    int seat = table.toMove();
    Coins coins = new Coins();
    TableTracker tracker = new TableTracker(rules, seat, new PublicState(rules), coins);
    coins.state = tracker.state;
    for (AddressedEvent told : log) {
      tracker.hear((CoupEvent) told.heardBy(seat));
    }
    CoupView view = table.view(seat);
    tracker.catchUp(view);
    assertThat(coins.overdrawn).isFalse();
    for (int who = 0; who < rules.seats(); who++) {
      assertThat(tracker.state.coins[who]).isEqualTo(table.coins(who));
      assertThat(tracker.state.said.caught(who)).isEqualTo(followed.said.caught(who));
      assertThat(tracker.state.said.challenges(who)).isEqualTo(followed.said.challenges(who));
      assertThat(tracker.state.said.passes(who)).isEqualTo(followed.said.passes(who));
      for (int role = 0; role < Roles.COUNT; role++) {
        assertThat(tracker.state.said.absences(who, role))
            .isEqualTo(followed.said.absences(who, role));
      }
    }
  }

  /** Checks that no player is tracked as having paid more than they had. */
  private static final class Coins implements TrackerListener {
    private PublicState state;
    private boolean overdrawn;

    @Override
    public void decided(int seat, int code) {
      for (int who = 0; state != null && who < state.seats(); who++) {
        overdrawn |= state.coins[who] < 0;
      }
    }
  }
}
