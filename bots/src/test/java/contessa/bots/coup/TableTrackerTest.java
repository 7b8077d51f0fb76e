package contessa.bots.coup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.SeededChance;
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
      Playout playout = new Playout(rules);
      playout.after(table);
      while (!table.over()) {
        int code = table.choice(chance.below(table.choiceCount()));
        playout.before(table, code);
        table.play(code, chance, log::add);
        playout.after(table);
        if (!table.over() && playout.state.phase == CoupPhase.ACTION) {
          compare(rules, table, log, playout.state);
        }
      }
    }
  }

  private static void compare(
      CoupRules rules, CoupTable table, List<AddressedEvent> log, PublicState followed) {
    int seat = table.toMove();
    TableTracker tracker = new TableTracker(rules, seat);
    for (AddressedEvent told : log) {
      tracker.hear((CoupEvent) told.heardBy(seat));
    }
    CoupView view = table.view(seat);
    tracker.catchUp(view);
    for (int who = 0; who < rules.seats(); who++) {
      assertThat(tracker.pov.coins[who]).isEqualTo(table.coins(who));
      assertThat(tracker.pov.said.caught[who]).isEqualTo(followed.said.caught[who]);
      assertThat(tracker.pov.said.challenges[who]).isEqualTo(followed.said.challenges[who]);
      assertThat(tracker.pov.said.passes[who]).isEqualTo(followed.said.passes[who]);
      for (int role = 0; role < Roles.COUNT; role++) {
        assertThat(tracker.pov.said.absences[who][role])
            .isEqualTo(followed.said.absences[who][role]);
      }
    }
  }

  /** Follows the decisions of a table, and reads it after each of them. */
  private static final class Playout {
    private final PublicState state;
    private int toMove;

    private Playout(CoupRules rules) {
      state = new PublicState(rules);
    }

    private void before(CoupTable table, int code) {
      switch (state.phase) {
        case CHALLENGE_ACTION, CHALLENGE_BLOCK -> {
          if (code == CoupCodes.CHALLENGE) {
            state.challenged(toMove);
            if (!state.rules.options().mayDecline()) {
              boolean held = Cards.has(table.down(state.claimant()), state.claimedRole());
              state.settled(held != state.denies());
            }
          } else {
            state.said.passes[toMove]++;
          }
        }
        case BLOCK -> {
          if (code == CoupCodes.PASS) {
            state.unblocked(toMove);
          } else {
            state.blocked(toMove, code - CoupCodes.BLOCK);
          }
        }
        case ACTION ->
            state.acted(
                CoupCodes.action(code),
                CoupCodes.target(code),
                CoupCodes.named(code),
                CoupCodes.claim(code));
        case PROVE -> state.settled(code != CoupCodes.DECLINE);
        case EXCHANGE -> state.said.freshHand(toMove);
        case VERDICT -> {
          if (code == CoupCodes.SWAP) {
            state.said.freshHand(state.target);
          }
        }
        default -> {}
      }
    }

    private void after(CoupTable table) {
      state.phase = table.phase();
      toMove = table.toMove();
      int up = 0;
      for (int seat = 0; seat < state.seats(); seat++) {
        state.coins[seat] = table.coins(seat);
        int turned = table.up(seat);
        up |= turned;
        if ((turned & ~state.dead) != 0) {
          state.said.gone(seat, Cards.roleOf(turned & ~state.dead));
        }
      }
      state.dead = up;
      state.living = table.living();
      if (state.phase == CoupPhase.ACTION) {
        state.turn(table.actor());
      }
    }
  }
}
