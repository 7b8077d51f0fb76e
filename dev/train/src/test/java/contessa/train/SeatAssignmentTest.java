package contessa.train;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.SeededChance;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatAssignmentTest {

  private static final int GAMES = 4000;

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 10})
  void aTableForTheJudgeOfWeakFieldsIsWeakOrHasStrongPlayersNextToOneWhoPoses(int seats) {
    SeededChance chance = new SeededChance(seats);
    byte[] minds = new byte[seats];
    byte[][] distortions = new byte[seats][Distortion.SIZE];
    int allWeak = 0;
    int posers = 0;
    int loneScripts = 0;
    int[] current = new int[seats];
    for (int game = 0; game < GAMES; game++) {
      SeatAssignment.anyField(seats, minds, distortions, chance);
      int scripts = count(minds, SeatMind.SCRIPTED);
      int past = count(minds, SeatMind.PAST);
      int players = count(minds, SeatMind.CURRENT);
      assertThat(scripts + past + players).isEqualTo(seats);
      assertThat(players).isPositive();
      allWeak += players == 1 ? 1 : 0;
      posers += past;
      loneScripts += scripts == 1 ? 1 : 0;
      for (int seat = 0; seat < seats; seat++) {
        current[seat] += minds[seat] == SeatMind.CURRENT.ordinal() ? 1 : 0;
      }
    }
    assertThat(allWeak).isBetween(GAMES * 45 / 100, GAMES * 55 / 100);
    assertThat(posers).isBetween(GAMES * 15 / 100, GAMES * 25 / 100);
    assertThat(loneScripts).isGreaterThan(GAMES * 12 / 100);
    int mean = Arrays.stream(current).sum() / seats;
    for (int count : current) {
      assertThat(count).as("no seat is preferred").isBetween(mean * 4 / 5, mean * 6 / 5);
    }
  }

  private static int count(byte[] minds, SeatMind mind) {
    int count = 0;
    for (byte one : minds) {
      count += one == mind.ordinal() ? 1 : 0;
    }
    return count;
  }
}
