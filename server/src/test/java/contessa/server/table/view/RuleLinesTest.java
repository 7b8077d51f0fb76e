package contessa.server.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.royal.RoyalRules;
import contessa.server.wire.RuleLine;
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
}
