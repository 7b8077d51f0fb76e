package contessa.train;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.bots.net.WeakFieldWeights;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;

/** The scripts in Python repeat some numbers of the inputs. */
class ScriptConstantsTest {

  @Test
  void theSizesOfTheInputsAreTheEncoders() throws IOException {
    Matcher sizes = find("GLOBALS, PER_SEAT, ROLES, CONDUCT = (\\d+), (\\d+), (\\d+), (\\d+)");
    assertThat(number(sizes, 1)).isEqualTo(Encoder.GLOBALS);
    assertThat(number(sizes, 2)).isEqualTo(Encoder.PER_SEAT);
    assertThat(number(sizes, 3)).isEqualTo(Role.ALL.size());
    assertThat(number(sizes, 4)).isEqualTo(History.CONDUCT);
  }

  @Test
  void theInputForOnesOwnTurnIsSetThereAndNowhereElse() throws IOException {
    int ownTurn = number(find("OWN_TURN = (\\d+)"), 1);
    SeededChance chance = new SeededChance(3);
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, 4);
    History history = new History(rules);
    byte[] row = new byte[Encoder.GLOBALS + 4 * Encoder.PER_SEAT];
    CoupTable table = rules.deal(0, chance, history::hearAll);
    int turns = 0;
    while (!table.over()) {
      CoupView view = table.view(table.toMove());
      new Encoder().encode(history, view, row, 4);
      boolean onTurn = view.phase() == CoupPhase.ACTION;
      assertThat(row[ownTurn] != 0).isEqualTo(onTurn);
      turns += onTurn ? 1 : 0;
      table.play(table.choice(chance.below(table.choiceCount())), chance, history::hearAll);
    }
    assertThat(turns).isGreaterThan(4);
  }

  @Test
  void weakFieldsAreTrustedAsTheBotDoes() throws IOException {
    Matcher trust = find("TRUST = \\(([-.\\d]+), ([-.\\d]+), ([-.\\d]+)\\)");
    assertThat(Double.parseDouble(trust.group(1))).isEqualTo(WeakFieldWeights.CERTAINTY);
    assertThat(Double.parseDouble(trust.group(2))).isEqualTo(WeakFieldWeights.SHARE);
    assertThat(Double.parseDouble(trust.group(3))).isEqualTo(WeakFieldWeights.TEMPERATURE);
  }

  private static Matcher find(String pattern) throws IOException {
    String script = Files.readString(Path.of("src/main/python/net.py"));
    Matcher found = Pattern.compile(pattern).matcher(script);
    assertThat(found.find()).isTrue();
    return found;
  }

  private static int number(Matcher found, int group) {
    return Integer.parseInt(found.group(group));
  }
}
