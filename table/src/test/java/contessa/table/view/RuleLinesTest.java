package contessa.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.royal.RoyalData;
import contessa.royal.RoyalRules;
import contessa.table.message.RuleLine;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RuleLinesTest {

  @Test
  void theFameCardIsAmongTheRules() {
    assertThat(RuleLines.of(RoyalRules.standard(3)))
        .contains(
            new RuleLine(
                "royal.fame",
                Map.of(
                    "information", "3 0 0",
                    "artworks", "3 1 0",
                    "jewellery", "3 2 0",
                    "gold", "3 3 0")));
  }

  @Test
  void locationsAreNamedOnlyWhereTheGroupHasItsOwnNames() {
    assertThat(RuleLines.of(RoyalRules.standard(3)))
        .extracting(RuleLine::key)
        .doesNotContain("royal.names");
  }

  @Test
  void anotherBoxIsToldToTheGuests() {
    RoyalData usual = RoyalData.standard();
    RoyalData ours =
        new RoyalData(
            20,
            usual.secretsPerGood(),
            usual.startCubes(),
            usual.firstPartner(),
            false,
            usual.locationNames(),
            usual.fameCards(),
            usual.deckOne(),
            usual.deckTwo());
    assertThat(RuleLines.of(new RoyalRules(3, ours)))
        .contains(
            new RuleLine("royal.cubes", Map.of("count", "20", "usual", "25")),
            new RuleLine("royal.zero", Map.of()));
    assertThat(RuleLines.of(RoyalRules.standard(3))).hasSize(2);
  }

  @Test
  void theCoinsOfWhoeverBeginsAreTheRuleOfTwoPlayersOnly() {
    assertThat(RuleLines.of(CoupRules.of(Edition.RESISTANCE, 2)))
        .contains(new RuleLine("coup.first-player", Map.of("coins", "1")));
    assertThat(RuleLines.of(CoupRules.of(Edition.RESISTANCE, 3)))
        .extracting(RuleLine::key)
        .doesNotContain("coup.first-player");
  }
}
