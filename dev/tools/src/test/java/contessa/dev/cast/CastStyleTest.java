package contessa.dev.cast;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.roster.Cast;
import contessa.bots.roster.Roster;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People at a table get to know the characters: a hundred games tell the two of a level apart. */
@Tag("slow")
class CastStyleTest {

  private static final int SEATS = 4;
  private static final int GAMES = 100;
  private static final int KNOWN = TestScale.of(3, 10) * GAMES;
  private static final long SEED = 35;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void aHundredGamesTellTheTwoOfALevelApart(int level) {
    List<Cast> two = Arrays.stream(Cast.values()).filter(one -> one.level() == level).toList();
    List<Conduct> known = conduct(two, KNOWN, SEED);
    List<Conduct> met = conduct(two, GAMES, SEED + KNOWN);
    for (int one = 0; one < two.size(); one++) {
      assertThat(met.get(one).distance(known.get(one)))
          .as("%s", two.get(one))
          .isLessThan(met.get(one).distance(known.get(1 - one)));
    }
  }

  /** How both behave at tables where they sit in turn. */
  private static List<Conduct> conduct(List<Cast> two, int games, long seed) {
    List<Conduct> conduct = List.of(new Conduct(), new Conduct());
    for (int game = 0; game < games; game++) {
      List<BotKind> kinds = new ArrayList<>();
      for (int seat = 0; seat < SEATS; seat++) {
        kinds.add(Roster.named(two.get((seat + game) % 2).id()).orElseThrow());
      }
      for (int one = 0; one < 2; one++) {
        conduct.get(one).watch((one + game) % 2);
      }
      CastGames.play(
          kinds, seed + game, (event, table) -> conduct.forEach(each -> each.hear(event, table)));
    }
    return conduct;
  }
}
