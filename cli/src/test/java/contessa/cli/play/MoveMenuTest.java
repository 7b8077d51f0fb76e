package contessa.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.cli.play.words.ClaimHistory;
import contessa.cli.play.words.Messages;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Voice;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.SeededChance;
import contessa.notation.registry.Notations;
import contessa.notation.words.Language;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ways to type a move. */
class MoveMenuTest {

  private static final CoupRules RULES = CoupRules.of(Edition.CITY_STATE, 3);

  /** The move, in notation, that these answers lead to on the first turn. */
  private static @Nullable String answer(Language language, String... texts) {
    Voice voice =
        new Voice(
            Messages.in(language), "city-state", GameSetup.names(), 0, UnaryOperator.identity());
    Position start = Position.deal(RULES, 0, new SeededChance(1)).position();
    Narrator narrator = Narrator.coup(voice, RULES, new ClaimHistory());
    MoveDialog dialog = new MoveDialog(voice, narrator, RULES, start.view(0));
    Move move = null;
    for (String text : texts) {
      move = dialog.answer(text);
    }
    return move == null ? null : Notations.of(RULES).text(RULES, move);
  }

  @ParameterizedTest
  @CsvSource({
    "EN, income, income",
    "EN, 1, income",
    "EN, foreign-aid, foreign-aid",
    "EN, Foreign Aid, foreign-aid",
    "EN, f, foreign-aid",
    "EN, steal 2, steal 2",
    "EN, STEAL 2, steal 2",
    "EN, extort 2, steal 2",
    "EN, ext bruno, steal 2",
    "EN, steal b, steal 2",
    "EN, 5 2, steal 2",
    "IT, aiuto estero, foreign-aid",
    "IT, rubare 1, steal 1",
    "IT, rub ana, steal 1",
    "PT, extorquir Bruno, steal 2",
    "DE, Erpressen 1, steal 1",
    "DE, Steuern, tax",
    "DE, steal 1, steal 1",
  })
  void aMoveCanBeTypedInManyWays(Language language, String text, String notation) {
    assertThat(answer(language, text)).isEqualTo(notation);
  }

  @ParameterizedTest
  @CsvSource({"xyz", "coup 1", "steal 0", "steal 3", "e", "steal 1 2", "17", "-1", "income 2"})
  void anUnknownOrIllegalMoveIsNotPlayed(String text) {
    assertThat(answer(Language.ENGLISH, text)).isNull();
  }

  @ParameterizedTest
  @CsvSource({"5, 2, steal 2", "steal, Ana, steal 1", "steal, tax, tax", "steal, '', "})
  void aTargetIsAskedForAndAnotherMoveMayBeTyped(String first, String second, String notation) {
    assertThat(answer(Language.ENGLISH, first, second)).isEqualTo(notation);
  }
}
