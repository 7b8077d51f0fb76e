package contessa.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.royal.RoyalRules;
import contessa.server.message.Medal;
import contessa.table.game.Stat;
import contessa.table.state.PlayerConduct;
import org.junit.jupiter.api.Test;

class MedalsTest {

  private static final Rulebook COUP = CoupRules.of(Edition.RESISTANCE, 4);

  /** Claims, lies, lies caught, influences lost. */
  private static List<Medal> won(int claims, int lies, int caught, int lost) {
    return Medals.of(COUP, conduct(claims, lies, caught, lost), true);
  }

  private static PlayerConduct conduct(int claims, int lies, int caught, int lost) {
    return new PlayerConduct(
        "ana",
        PlayerConduct.Stay.STAYED,
        Map.of(
            Stat.CLAIMS, claims,
            Stat.LIES, lies,
            Stat.LIES_CAUGHT, caught,
            Stat.INFLUENCES_LOST, lost));
  }

  @Test
  void unscathedIsWhoLostNothing() {
    assertThat(won(0, 0, 0, 0)).containsExactly(Medal.UNSCATHED);
    assertThat(won(0, 0, 0, 1)).isEmpty();
  }

  @Test
  void truthfulIsWhoClaimedThreeTimesAndNeverLied() {
    assertThat(won(3, 0, 0, 1)).containsExactly(Medal.TRUTHFUL);
    assertThat(won(2, 0, 0, 1)).isEmpty();
    assertThat(won(4, 1, 0, 1)).isEmpty();
  }

  @Test
  void aSilverTongueLiesThreeTimesAndIsNeverCaught() {
    assertThat(won(5, 3, 0, 1)).containsExactly(Medal.SILVER_TONGUE);
    assertThat(won(5, 2, 0, 1)).isEmpty();
    assertThat(won(5, 4, 1, 1)).isEmpty();
  }

  @Test
  void aLoserGetsNoneOfThese() {
    assertThat(Medals.of(COUP, conduct(3, 0, 0, 0), false)).isEmpty();
    assertThat(Medals.of(COUP, conduct(3, 3, 0, 0), false)).isEmpty();
  }

  @Test
  void aSharpEarCatchesThreeAndNeedNotWin() {
    PlayerConduct two =
        new PlayerConduct("ana", PlayerConduct.Stay.STAYED, Map.of(Stat.CATCHES, 2));
    PlayerConduct three =
        new PlayerConduct("ana", PlayerConduct.Stay.STAYED, Map.of(Stat.CATCHES, 3));
    assertThat(Medals.of(COUP, two, false)).isEmpty();
    assertThat(Medals.of(COUP, three, false)).containsExactly(Medal.SHARP_EAR);
  }

  @Test
  void royalIsWonInCoupRoyalOnly() {
    Rulebook royal = RoyalRules.standard(3);
    assertThat(Medals.of(royal, conduct(0, 0, 0, 0), true)).containsExactly(Medal.ROYAL_WIN);
    assertThat(Medals.of(royal, conduct(0, 0, 0, 0), false)).isEmpty();
  }

  @Test
  void theFirstAndEveryTenthWin() {
    Map<String, Integer> wins = new HashMap<>();
    for (int win = 1; win <= 30; win++) {
      wins.merge(win % 2 == 0 ? "royal" : "RESISTANCE", 1, Integer::sum);
      List<Medal> medals = Medals.of(win % 2 == 0 ? "royal" : "RESISTANCE", wins);
      assertThat(medals.contains(Medal.FIRST_WIN)).isEqualTo(win == 1);
      assertThat(medals.contains(Medal.TEN_WINS)).as("win %d", win).isEqualTo(win % 10 == 0);
      assertThat(medals).doesNotContain(Medal.EVERY_EDITION);
    }
  }

  @Test
  void everyEditionIsRoundAgainWithTheLastThatWasMissing() {
    Map<String, Integer> wins = new HashMap<>(Map.of("royal", 1));
    for (int round = 0; round < 2; round++) {
      for (Edition edition : Edition.values()) {
        wins.merge(edition.name(), 1, Integer::sum);
        boolean last = edition == Edition.REFORMATION;
        assertThat(Medals.of(edition.name(), wins).contains(Medal.EVERY_EDITION)).isEqualTo(last);
      }
      assertThat(Medals.of("royal", wins)).doesNotContain(Medal.EVERY_EDITION);
    }
  }

  @Test
  void aWinIsCountedByItsEdition() {
    assertThat(Medals.kind(CoupRules.of(Edition.BRAZILIAN, 3))).isEqualTo("BRAZILIAN");
    assertThat(Medals.kind(RoyalRules.standard(3))).isEqualTo("royal");
  }
}
