package contessa.coup;

import static contessa.coup.Edition.BRAZILIAN;
import static contessa.coup.Edition.CITY_STATE;
import static contessa.coup.Edition.REFORMATION;
import static contessa.coup.Edition.RESISTANCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;
import contessa.game.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The printed editions, and options that are refused. */
final class OptionsTest {

  @Test
  @Rule({"D-02", "D-03", "D-04", "D-05", "D-06", "D-10", "D-14", "D-18", "R-OPT-01"})
  void theEditionsAsPrinted() {
    assertThat(CITY_STATE.options(2))
        .isEqualTo(
            printed(Exchanger.AMBASSADOR, false, Replacement.BEFORE_ACTION, 2, false, false));
    assertThat(RESISTANCE.options(2))
        .isEqualTo(printed(Exchanger.AMBASSADOR, true, Replacement.BEFORE_ACTION, 1, false, false));
    assertThat(BRAZILIAN.options(2))
        .isEqualTo(printed(Exchanger.AMBASSADOR, true, Replacement.BEFORE_ACTION, 1, true, false));
    assertThat(REFORMATION.options(2))
        .isEqualTo(printed(Exchanger.BOTH, true, Replacement.AFTER_ACTION, 2, false, true));
  }

  private static CoupOptions printed(
      Exchanger exchanger,
      boolean mayDecline,
      Replacement replacement,
      int firstPlayerCoins,
      boolean draft,
      boolean allegiances) {
    return new CoupOptions(
        exchanger,
        exchanger == Exchanger.AMBASSADOR,
        Art.IDENTICAL,
        mayDecline,
        replacement,
        firstPlayerCoins,
        draft,
        Declared.OFF,
        false,
        allegiances);
  }

  @ParameterizedTest
  @EnumSource
  @Rule("R-OPT-03")
  void theDraftIsPrintedForTwoPlayersOnly(Edition edition) {
    for (int players = 3; players <= edition.mostPlayers(); players++) {
      assertThat(edition.options(players).draft()).isFalse();
      assertThat(CoupRules.of(edition, players).seats()).isEqualTo(players);
    }
  }

  @Test
  void everyOptionCanBeChangedAlone() {
    CoupOptions o = RESISTANCE.options(2);
    assertThat(o.withExchanger(Exchanger.BOTH).exchanger()).isEqualTo(Exchanger.BOTH);
    assertThat(
            o.withExchanger(Exchanger.INQUISITOR)
                .withInquisitorExchanges(false)
                .inquisitorExchanges())
        .isFalse();
    assertThat(o.withArt(Art.DISTINCT).art()).isEqualTo(Art.DISTINCT);
    assertThat(o.withMayDecline(false).mayDecline()).isFalse();
    assertThat(o.withReplacement(Replacement.AFTER_ACTION).replacement())
        .isEqualTo(Replacement.AFTER_ACTION);
    assertThat(o.withFirstPlayerCoins(2).firstPlayerCoins()).isEqualTo(2);
    assertThat(o.withDraft(true).draft()).isTrue();
    assertThat(o.withDeclared(Declared.COUP).declared()).isEqualTo(Declared.COUP);
    assertThat(o.withContessaBlocksExamine(true).contessaBlocksExamine()).isTrue();
    assertThat(o.withAllegiances(true).allegiances()).isTrue();
    assertThat(
            o.withExchanger(Exchanger.BOTH)
                .withInquisitorExchanges(false)
                .withArt(Art.DISTINCT)
                .withMayDecline(false)
                .withReplacement(Replacement.AFTER_ACTION)
                .withFirstPlayerCoins(2)
                .withDraft(true)
                .withDeclared(Declared.COUP)
                .withContessaBlocksExamine(true)
                .withAllegiances(true))
        .isEqualTo(
            new CoupOptions(
                Exchanger.BOTH,
                false,
                Art.DISTINCT,
                false,
                Replacement.AFTER_ACTION,
                2,
                true,
                Declared.COUP,
                true,
                true));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 11, 12})
  @Rule("R-OPT-02")
  void coupIsForTwoToTenPlayers(int players) {
    refused(
        RESISTANCE, RESISTANCE.options(3), players, "Coup is for 2 to 10 players, not " + players);
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 9, 10})
  @Rule({"D-13", "R-OPT-02"})
  void cityStateEndsAtSix(int players) {
    refused(
        CITY_STATE,
        CITY_STATE.options(players),
        players,
        "this edition has cards for at most 6 players");
  }

  @Test
  @Rule({"R-2P-02", "R-OPT-03"})
  void theDraftIsForTwo() {
    refused(BRAZILIAN, BRAZILIAN.options(2), 3, "the draft is for two players");
  }

  @Test
  @Rule({"R-INQ-08", "R-OPT-04"})
  void theContessaNeedsAnInquisitorToBlock() {
    CoupOptions options = RESISTANCE.options(3).withContessaBlocksExamine(true);
    refused(
        RESISTANCE,
        options,
        3,
        "the Contessa cannot block an examination: the Inquisitor is not in play");
    assertThat(CoupRules.of(RESISTANCE, options.withExchanger(Exchanger.BOTH), 3)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 3})
  @Rule("R-OPT-05")
  void theFirstPlayerHasOneCoinOrTwo(int coins) {
    refused(
        RESISTANCE,
        RESISTANCE.options(2).withFirstPlayerCoins(coins),
        2,
        "the first player starts with 1 or 2 coins");
  }

  private static void refused(Edition edition, CoupOptions options, int players, String why) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CoupRules.of(edition, options, players))
        .withMessage(why);
  }
}
