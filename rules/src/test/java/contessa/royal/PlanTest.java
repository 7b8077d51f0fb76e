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
    Scene scene = Scene.players(3);
    assertThat(scene.moves()).hasSize(30).doesNotHaveDuplicates();
    assertThat(scene.moves()).contains(Scene.planOf("A B"), Scene.planOf("F E"));
    RoyalTable table = scene.table();
    assertThat(table.code(Scene.planOf("A A"))).isNegative();
    assertThat(table.code(Scene.planOf("G A"))).isNegative();
    assertThat(table.code(new RoyalMove.Plan(Scene.set("A"), 0))).isNegative();
    assertThat(table.code(new RoyalMove.Plan(0, Scene.set("A")))).isNegative();
    assertThat(table.code(Scene.planOf("AB C"))).isNegative();
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
    Scene scene = Scene.players(3).plan("A B").plan("C D");
    assertThat(scene.table().toMove()).isEqualTo(2);
    RoyalEvent hidden = new RoyalEvent.Planned(0, null);
    RoyalEvent own = new RoyalEvent.Planned(0, Scene.planOf("A B"));
    assertThat(scene.heardBy(0)).first().isEqualTo(own);
    for (int reader : new int[] {1, 2, Reader.SPECTATOR}) {
      assertThat(scene.heardBy(reader)).first().isEqualTo(hidden);
    }
    assertThat(scene.table().view(2).plans()).containsExactly(null, null, null);
    assertThat(scene.table().view(Reader.SPECTATOR).plans()).containsExactly(null, null, null);
    assertThat(scene.table().view(0).plans()).containsExactly(Scene.planOf("A B"), null, null);
  }

  @Test
  @Tag("R-CR-08")
  void whenTheLastPlanIsInAllAreRevealedToAll() {
    Scene scene = Scene.players(3).plans("A B", "C D", "E F");
    Event plans =
        new RoyalEvent.Plans(
            List.of(Scene.planOf("A B"), Scene.planOf("C D"), Scene.planOf("E F")));
    for (int reader = Reader.SPECTATOR; reader < 3; reader++) {
      assertThat(scene.heardBy(reader)).contains(plans);
    }
  }

  @Test
  @Tag("R-CR-14")
  void targetCardsComeBackSoTheSamePlansCanBeMadeAgain() {
    Scene scene = Scene.players(3);
    List<Object> before = scene.moves();
    scene.plans("A B", "C D", "E F");
    assertThat(scene.moves()).isEqualTo(before);
    assertThat(scene.truth().plans()).isEmpty();
    scene.plans("A B", "C D", "E F");
    assertThat(scene.table().round()).isEqualTo(3);
  }

  @Test
  @Tag("R-CR-51")
  @Tag("CR-T6")
  void withTwoPlayersThePartnerMeansTwoThievesElseTwoSnitches() {
    Scene scene = Scene.players(2).partner(0);
    assertThat(scene.moves()).hasSize(60).contains(Scene.planOf("AB C"));
    assertThat(scene.table().code(Scene.planOf("A BC"))).isNegative();
    scene.plan("AB C");
    assertThat(scene.moves()).hasSize(60).contains(Scene.planOf("A BC"));
    assertThat(scene.table().code(Scene.planOf("AB C"))).isNegative();
    scene.plan("D EF");
    assertThat(scene.truth().partner()).isEqualTo(1);
    scene.plans("A BC", "AB C");
    assertThat(scene.truth().partner()).isZero();
  }

  @Test
  @Tag("gap-vi")
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
