package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;

final class PlanTest {

  @Test
  @Rule("R-CR-07")
  void oneThiefAndOneSnitchAreSentToDifferentLocations() {
    RoyalScenario scenario = RoyalScenario.players(3);
    assertThat(scenario.moves()).hasSize(30).doesNotHaveDuplicates();
    assertThat(scenario.moves()).contains(RoyalScenario.planOf("A B"), RoyalScenario.planOf("F E"));
    RoyalTable table = scenario.table();
    assertThat(table.code(RoyalScenario.planOf("A A"))).isNegative();
    assertThat(table.code(RoyalScenario.planOf("G A"))).isNegative();
    assertThat(table.code(new RoyalMove.Plan(RoyalScenario.set("A"), 0))).isNegative();
    assertThat(table.code(new RoyalMove.Plan(0, RoyalScenario.set("A")))).isNegative();
    assertThat(table.code(RoyalScenario.planOf("AB C"))).isNegative();
  }

  @Test
  void atMost56PlansAreOfferedAnd60WithTwoPlayers() {
    assertThat(PlanMenu.plans(3, false)).hasSize(30);
    assertThat(PlanMenu.plans(4, false)).hasSize(42);
    assertThat(PlanMenu.plans(5, false)).hasSize(56);
    for (boolean partner : new boolean[] {true, false}) {
      List<RoyalMove.Plan> plans = PlanMenu.plans(2, partner);
      assertThat(new HashSet<>(plans)).hasSize(60).hasSameSizeAs(plans);
    }
  }

  @Test
  @Rule("R-CR-07")
  void plansAreAskedInSeatOrderAndStaySecretUntilTheLastIsMade() {
    RoyalScenario scenario = RoyalScenario.players(3).plan("A B").plan("C D");
    assertThat(scenario.table().toMove()).isEqualTo(2);
    RoyalEvent hidden = new RoyalEvent.Planned(0, null);
    RoyalEvent own = new RoyalEvent.Planned(0, RoyalScenario.planOf("A B"));
    assertThat(scenario.heardBy(0)).first().isEqualTo(own);
    for (int reader : new int[] {1, 2, Reader.SPECTATOR}) {
      assertThat(scenario.heardBy(reader)).first().isEqualTo(hidden);
    }
    assertThat(scenario.table().view(2).plans()).containsExactly(null, null, null);
    assertThat(scenario.table().view(Reader.SPECTATOR).plans()).containsExactly(null, null, null);
    assertThat(scenario.table().view(0).plans())
        .containsExactly(RoyalScenario.planOf("A B"), null, null);
  }

  @Test
  @Rule("R-CR-08")
  void plansAreRevealedToAllWhenTheLastIsMade() {
    RoyalScenario scenario = RoyalScenario.players(3).plans("A B", "C D", "E F");
    Event plans =
        new RoyalEvent.Plans(
            List.of(
                RoyalScenario.planOf("A B"),
                RoyalScenario.planOf("C D"),
                RoyalScenario.planOf("E F")));
    for (int reader = Reader.SPECTATOR; reader < 3; reader++) {
      assertThat(scenario.heardBy(reader)).contains(plans);
    }
  }

  @Test
  @Rule("R-CR-14")
  void targetCardsComeBackSoTheSamePlansCanBeMadeAgain() {
    RoyalScenario scenario = RoyalScenario.players(3);
    List<Object> before = scenario.moves();
    scenario.plans("A B", "C D", "E F");
    assertThat(scenario.moves()).isEqualTo(before);
    assertThat(scenario.truth().plans()).isEmpty();
    scenario.plans("A B", "C D", "E F");
    assertThat(scenario.table().round()).isEqualTo(3);
  }

  @Test
  @Rule({"R-CR-51", "CR-T6"})
  void withTwoPlayersThePartnerMeansTwoThievesElseTwoSnitches() {
    RoyalScenario scenario = RoyalScenario.players(2).partner(0);
    assertThat(scenario.moves()).hasSize(60).contains(RoyalScenario.planOf("AB C"));
    assertThat(scenario.table().code(RoyalScenario.planOf("A BC"))).isNegative();
    scenario.plan("AB C");
    assertThat(scenario.moves()).hasSize(60).contains(RoyalScenario.planOf("A BC"));
    assertThat(scenario.table().code(RoyalScenario.planOf("AB C"))).isNegative();
    scenario.plan("D EF");
    assertThat(scenario.truth().partner()).isEqualTo(1);
    scenario.plans("A BC", "AB C");
    assertThat(scenario.truth().partner()).isZero();
  }

  @Test
  @Rule("G-CR-06")
  void onesOwnTwoThievesNeverMeet() {
    for (boolean partner : new boolean[] {true, false}) {
      assertThat(PlanMenu.plans(2, partner))
          .allMatch(
              plan ->
                  Integer.bitCount(plan.thieves()) + Integer.bitCount(plan.snitches()) == 3
                      && (plan.thieves() & plan.snitches()) == 0);
    }
  }
}
