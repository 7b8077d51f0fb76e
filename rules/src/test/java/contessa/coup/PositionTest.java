package contessa.coup;

import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import module java.base;

import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Outcome.Played;
import contessa.game.Outcome.Refused;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rule;
import contessa.game.SeededChance;
import contessa.game.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Immutable positions of Coup. */
final class PositionTest extends AtTheTable {

  private static final Chance NO_CHANCE = PositionTest::noChance;

  private static int noChance(int n) {
    throw new AssertionError("a draw below " + n + " where nothing is drawn");
  }

  @Test
  void playingGivesANewPositionAndLeavesTheOldAsItWas() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    Position before = Position.of(table);
    Played played = (Played) before.play(0, TestNotation.move("income"), NO_CHANCE);
    assertThat(before.toMove()).isZero();
    assertThat(((CoupTable) before.table()).coins(0)).isEqualTo(2);
    assertThat(played.position().toMove()).isEqualTo(1);
    assertThat(((CoupTable) played.position().table()).coins(0)).isEqualTo(3);
    assertThat(played.events()).hasSize(3);
  }

  @Test
  void aPositionDoesNotFollowTheTableItWasTakenFrom() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    Position before = Position.of(table);
    play(0, "income");
    assertThat(before.toMove()).isZero();
    ((CoupTable) before.table()).play(Action.INCOME.code(), NO_CHANCE, null);
    assertThat(before.toMove()).isZero();
  }

  @ParameterizedTest
  @EnumSource(Edition.class)
  void readersOfASharedPositionSeeWhatTheTableShowsThem(Edition edition) {
    SeededChance chance = new SeededChance(edition.ordinal());
    CoupTable table = CoupRules.of(edition, 3).deal(0, chance, null);
    while (!table.over()) {
      Position position = Position.of(table);
      for (int reader = Reader.REFEREE; reader < table.seats(); reader++) {
        assertThat(position.view(reader)).usingRecursiveComparison().isEqualTo(table.view(reader));
      }
      table.play(table.choice(chance.below(table.choiceCount())), chance, null);
    }
  }

  @Test
  void anIllegalMoveIsRefused() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    Position position = Position.of(table);
    assertThat(position.play(0, TestNotation.move("coup 1"), NO_CHANCE))
        .isEqualTo(Refused.ILLEGAL_MOVE);
    assertThat(position.play(0, TestNotation.move("pass"), NO_CHANCE))
        .isEqualTo(Refused.ILLEGAL_MOVE);
    assertThat(position.play(0, new Move() {}, NO_CHANCE)).isEqualTo(Refused.ILLEGAL_MOVE);
  }

  @Test
  void aMoveOutOfTurnIsRefused() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    Position position = Position.of(table);
    for (int seat : new int[] {1, 2, 3, Reader.SPECTATOR, Reader.REFEREE}) {
      assertThat(position.play(seat, TestNotation.move("income"), NO_CHANCE))
          .isEqualTo(Refused.NOT_YOUR_TURN);
    }
  }

  @Test
  void afterTheEndEverythingIsRefused() {
    given(CITY_STATE, "DK:7", "Am:2");
    play(0, "coup 1");
    Position over = Position.of(table);
    assertThat(over.over()).isTrue();
    assertThat(over.moves()).isEmpty();
    assertThat(over.winners()).isEqualTo(1);
    for (int seat : new int[] {-1, 0, 1}) {
      assertThat(over.play(seat, TestNotation.move("income"), NO_CHANCE))
          .isEqualTo(Refused.GAME_OVER);
    }
  }

  @Test
  void anIllegalCodeIsAProgrammersMistake() {
    given(CITY_STATE, "DK:2", "AM:2", "CC:2");
    for (int code : new int[] {-1, CoupCodes.PASS, Action.COUP.code(1), Table.CODES, 1000}) {
      assertThatIllegalArgumentException().isThrownBy(() -> table.play(code, NO_CHANCE, null));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Rule("R-ASK-01")
  void theMovesAreTheMask(Edition edition) {
    SeededChance chance = new SeededChance(edition.ordinal());
    Played game = Position.deal(CoupRules.of(edition, 4), 0, chance);
    Position position = game.position();
    for (int step = 0; step < 300 && !position.over(); step++) {
      CoupTable table = (CoupTable) position.table();
      List<Move> mask = new ArrayList<>();
      for (int code = 0; code < Table.CODES; code++) {
        boolean set = (CoupChoices.mask(table, code / 64) >>> code & 1) != 0;
        assertThat(table.allows(code)).isEqualTo(set);
        if (set) {
          assertThat(table.code(table.move(code))).isEqualTo(code);
          mask.add(table.move(code));
        }
      }
      assertThat(position.moves()).isEqualTo(mask).doesNotHaveDuplicates().isNotEmpty();
      assertThat(position.view(position.toMove()).moves()).isEqualTo(mask);
      Move move = mask.get(chance.below(mask.size()));
      Outcome outcome = position.play(position.toMove(), move, chance);
      position = ((Played) outcome).position();
    }
  }

  @Test
  void theSameSeedAndMovesGiveTheSameGame() {
    CoupRules rules = CoupRules.of(RESISTANCE, 5);
    assertThat(play(rules, 42)).isEqualTo(play(rules, 42)).isNotEqualTo(play(rules, 43));
  }

  private static List<Object> play(CoupRules rules, long seed) {
    SeededChance chance = new SeededChance(seed);
    Played played = Position.deal(rules, 0, chance);
    List<Object> told = new ArrayList<>(played.events());
    while (!played.position().over()) {
      List<Move> moves = played.position().moves();
      Move move = moves.get(chance.below(moves.size()));
      played = (Played) played.position().play(played.position().toMove(), move, chance);
      told.addAll(played.events());
    }
    return told;
  }

  @Test
  void aTableBecomesAnother() {
    given(REFORMATION, "DK:2", "AI:2", "CC:2");
    CoupTable other = table.copy();
    play(0, "tax");
    other.become(table);
    assertThat(other).usingRecursiveComparison().isEqualTo(table);
    play(1, "challenge");
    assertThat(other.phase()).isEqualTo(CoupPhase.CHALLENGE_ACTION);
  }
}
