package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Event;
import contessa.game.Reader;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class PlanTest {

  @Test
  @Tag("R-CR-07")
  void oneThiefAndOneSnitchAreSentToDifferentLocations() {
    Stage stage = Stage.players(3);
    assertThat(stage.moves()).hasSize(30).doesNotHaveDuplicates();
    assertThat(stage.moves()).contains(Stage.planOf("A B"), Stage.planOf("F E"));
    RoyalTable table = stage.table();
    assertThat(table.code(Stage.planOf("A A"))).isNegative();
    assertThat(table.code(Stage.planOf("G A"))).isNegative();
    assertThat(table.code(new RoyalMove.Plan(Stage.set("A"), 0))).isNegative();
    assertThat(table.code(new RoyalMove.Plan(0, Stage.set("A")))).isNegative();
    assertThat(table.code(Stage.planOf("AB C"))).isNegative();
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
  @Tag("R-CR-07")
  void plansAreAskedInSeatOrderAndNobodyLearnsThemBeforeTheLastIsIn() {
    Stage stage = Stage.players(3).plan("A B").plan("C D");
    assertThat(stage.table().toMove()).isEqualTo(2);
    RoyalEvent hidden = new RoyalEvent.Planned(0, null);
    RoyalEvent own = new RoyalEvent.Planned(0, Stage.planOf("A B"));
    assertThat(stage.heardBy(0)).first().isEqualTo(own);
    for (int reader : new int[] {1, 2, Reader.SPECTATOR}) {
      assertThat(stage.heardBy(reader)).first().isEqualTo(hidden);
    }
    assertThat(stage.table().view(2).plans()).containsExactly(null, null, null);
    assertThat(stage.table().view(Reader.SPECTATOR).plans()).containsExactly(null, null, null);
    assertThat(stage.table().view(0).plans()).containsExactly(Stage.planOf("A B"), null, null);
  }

  @Test
  @Tag("R-CR-08")
  void whenTheLastPlanIsInAllAreRevealedToAll() {
    Stage stage = Stage.players(3).plans("A B", "C D", "E F");
    Event plans =
        new RoyalEvent.Plans(
            List.of(Stage.planOf("A B"), Stage.planOf("C D"), Stage.planOf("E F")));
    for (int reader = Reader.SPECTATOR; reader < 3; reader++) {
      assertThat(stage.heardBy(reader)).contains(plans);
    }
  }

  @Test
  @Tag("R-CR-14")
  void targetCardsComeBackSoTheSamePlansCanBeMadeAgain() {
    Stage stage = Stage.players(3);
    List<Object> before = stage.moves();
    stage.plans("A B", "C D", "E F");
    assertThat(stage.moves()).isEqualTo(before);
    assertThat(stage.truth().plans()).isEmpty();
    stage.plans("A B", "C D", "E F");
    assertThat(stage.table().round()).isEqualTo(3);
  }

  @Test
  @Tag("R-CR-51")
  @Tag("CR-T6")
  void withTwoPlayersThePartnerMeansTwoThievesElseTwoSnitches() {
    Stage stage = Stage.players(2).partner(0);
    assertThat(stage.moves()).hasSize(60).contains(Stage.planOf("AB C"));
    assertThat(stage.table().code(Stage.planOf("A BC"))).isNegative();
    stage.plan("AB C");
    assertThat(stage.moves()).hasSize(60).contains(Stage.planOf("A BC"));
    assertThat(stage.table().code(Stage.planOf("AB C"))).isNegative();
    stage.plan("D EF");
    assertThat(stage.truth().partner()).isEqualTo(1);
    stage.plans("A BC", "AB C");
    assertThat(stage.truth().partner()).isZero();
  }

  @Test
  @Tag("G-CR-06")
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
