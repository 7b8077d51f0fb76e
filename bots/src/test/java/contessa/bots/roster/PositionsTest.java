package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.coup.SoundMoves;
import contessa.game.Move;
import contessa.game.SeededChance;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Positions with known answers, in four files: {@code positions.jsonl}; {@code last-cards.jsonl},
 * in which whoever believes a lie is out; {@code dominated.jsonl}, whose wrong moves are all
 * {@linkplain SoundMoves dominated}; and {@code endings.jsonl}, solved exactly. The contessa must
 * find those of all files.
 *
 * <p>{@code -Dpositions.bot=NAME} prints the probability that a bot puts on right moves in each.
 */
@Tag("soak")
class PositionsTest {

  private static final Budget BUDGET = Budget.rollouts(600);
  private static final double SURE = 0.98;

  /** Endings take the longest, since the contessa solves them: every fourth is tested. */
  private static final int SOLVED_STEP = 4;

  private static final List<String> FILES =
      List.of(
          "positions.jsonl",
          "last-cards.jsonl",
          "dominated.jsonl",
          "/contessa/bots/ending/endings.jsonl");

  @TestFactory
  Stream<DynamicTest> theContessaFindsTheRightMove() throws IOException {
    BotKind contessa = Roster.named("contessa").orElseThrow();
    List<ProvenPosition> some = new ArrayList<>();
    for (String file : FILES) {
      List<ProvenPosition> positions = ProvenPosition.read(file);
      int step = file.endsWith("endings.jsonl") ? SOLVED_STEP : 1;
      for (int i = 0; i < positions.size(); i += step) {
        some.add(positions.get(i));
      }
    }
    return some.stream()
        .map(
            position ->
                DynamicTest.dynamicTest(
                    position.name(),
                    () ->
                        assertThat(onRightMovesOfADrawnNetwork(position, contessa))
                            .as(position.why())
                            .isGreaterThanOrEqualTo(SURE)));
  }

  /** Every position draws its own network, if it is a duel. */
  private static double onRightMovesOfADrawnNetwork(ProvenPosition position, BotKind contessa) {
    return position.onRightMoves(contessa, BUDGET, SeededChance.of(position.name()));
  }

  @TestFactory
  Stream<DynamicTest> dominatedMovesAreTakenOut() throws IOException {
    return ProvenPosition.read("dominated.jsonl").stream()
        .map(
            position -> DynamicTest.dynamicTest(position.name(), () -> takesOutTheWrong(position)));
  }

  private static void takesOutTheWrong(ProvenPosition position) {
    List<Move> moves = position.view().moves();
    assertThat(position.onRightMoves(Mixture.uniform(moves))).isLessThan(SURE);
    SoundMoves sound = new SoundMoves(position.view().rules(), position.view().reader());
    assertThat(position.onRightMoves(sound.of(Mixture.uniform(moves), position.view())))
        .as(position.why())
        .isEqualTo(1);
  }

  @Test
  void everyListedMoveIsLegalAndNoTwoPositionsAreTheSame() throws IOException {
    List<String> names = new ArrayList<>();
    for (String file : FILES) {
      for (ProvenPosition position : ProvenPosition.read(file)) {
        assertThat(position.view().moves()).as(position.name()).containsAll(position.listed());
        assertThat(position.why()).isNotBlank();
        names.add(position.name());
      }
    }
    assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(55 + 60 + 40);
  }

  @Test
  void aBotIsJudgedOnRequest() throws IOException {
    String name = System.getProperty("positions.bot", "random");
    BotKind kind = Roster.named(name).orElseThrow();
    for (String file : FILES) {
      double sum = 0;
      List<ProvenPosition> positions = ProvenPosition.read(file);
      for (ProvenPosition position : positions) {
        double right = position.onRightMoves(kind, BUDGET);
        assertThat(right).isBetween(-1e-9, 1 + 1e-9);
        sum += right;
        if (right < SURE && System.getProperty("positions.bot") != null) {
          System.out.printf(Locale.ROOT, "%.3f %s%n", right, position.name());
        }
      }
      if (System.getProperty("positions.bot") != null) {
        System.out.printf(
            Locale.ROOT, "%s, %s: %.4f on right moves%n", name, file, sum / positions.size());
      }
    }
  }
}
