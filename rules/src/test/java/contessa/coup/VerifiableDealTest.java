package contessa.coup;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.VerifiableChance;
import org.junit.jupiter.api.Test;

/** The example of docs/deal.py, an independent program. */
class VerifiableDealTest {

  private static final byte[] SECRET = "contessa's secret".getBytes(UTF_8);

  private final VerifiableChance chance = new VerifiableChance(SECRET, 0);

  @Test
  void theDealIsTheOneThatAnybodyCanRecompute() {
    CoupTable table = CoupRules.of(Edition.RESISTANCE, 4).deal(0, chance, null);
    assertThat(List.of(hand(table, 0), hand(table, 1), hand(table, 2), hand(table, 3)))
        .containsExactly(
            List.of(Role.ASSASSIN, Role.CAPTAIN),
            List.of(Role.CAPTAIN, Role.AMBASSADOR),
            List.of(Role.DUKE, Role.CONTESSA),
            List.of(Role.ASSASSIN, Role.CONTESSA));
    assertThat(chance.draws()).isEqualTo(8);
  }

  @Test
  void theCommitmentIsTheHashOfTheSecret() {
    assertThat(HexFormat.of().formatHex(VerifiableChance.commitment(SECRET)))
        .isEqualTo("b38ebcde27c048478e8fee43e7f23d6b92ac7547acadd9a1cac005968de75060");
  }

  private static List<Role> hand(CoupTable table, int seat) {
    return table.view(seat).knownCards(seat).stream().map(Card::role).toList();
  }
}
