package contessa.soak.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.notation.Json;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** People who play one game after the other. */
class GameHabitTest {

  private static final String START = "\"do\":\"start\"";

  private static void see(GameHabit habit, String stage, boolean isHost) {
    habit.see(
        Json.read(
            """
            {"stage":"%s","you":{"seat":1,"host":%s},"seats":[{"away":false},{"away":false}]}
            """
                .formatted(stage, isHost)));
  }

  /** How many commands there are to send. */
  private static int starts(GameHabit habit) throws InterruptedException {
    habit.stop();
    int starts = 0;
    for (String next = habit.next(); next != null; next = habit.next()) {
      assertThat(next).isEqualTo(START);
      starts++;
    }
    return starts;
  }

  @Test
  void theHostStartsEachGameOnce() throws InterruptedException {
    GameHabit habit = GameHabit.host(new Random(1));
    see(habit, "lobby", true);
    see(habit, "playing", true);
    see(habit, "over", true);
    see(habit, "over", true);
    see(habit, "playing", true);
    assertThat(starts(habit)).isEqualTo(2);
  }

  @Test
  void somebodyWhoBecomesHostAfterAGameStartsTheNext() throws InterruptedException {
    GameHabit habit = GameHabit.guest(new Random(1));
    see(habit, "playing", false);
    see(habit, "over", false);
    see(habit, "over", true);
    assertThat(starts(habit)).isEqualTo(1);
  }

  @Test
  void somebodyWhoIsHostNoMoreStartsNothing() throws InterruptedException {
    GameHabit habit = GameHabit.host(new Random(1));
    see(habit, "playing", true);
    see(habit, "playing", false);
    see(habit, "over", false);
    assertThat(starts(habit)).isEqualTo(1);
  }
}
