package contessa.train;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.EventSink;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;

/** The scripts in Python repeat some numbers of the inputs. */
class ScriptConstantsTest {

  @Test
  void theSizesOfTheInputsAreTheEncoders() throws IOException {
    Matcher sizes = find("GLOBALS, PER_SEAT, ROLES, CONDUCT = (\\d+), (\\d+), (\\d+), (\\d+)");
    assertThat(number(sizes, 1)).isEqualTo(Encoder.GLOBALS);
    assertThat(number(sizes, 2)).isEqualTo(Encoder.PER_SEAT);
    assertThat(number(sizes, 3)).isEqualTo(RowLayout.ROLES);
    assertThat(number(sizes, 4)).isEqualTo(History.CONDUCT);
  }

  @Test
  void theInputsForTurnsClaimsAndLiesAreSetThereAndNowhereElse() throws IOException {
    int ownTurn = number(find("OWN_TURN = (\\d+)"), 1);
    Matcher doubting = find("DOUBTING = \\((\\d+), (\\d+)\\)");
    int caught = Encoder.GLOBALS + Encoder.PER_SEAT + number(find("CAUGHT = (\\d+)"), 1);
    SeededChance chance = new SeededChance(3);
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, 4);
    History history = new History(rules);
    byte[] row = new byte[Encoder.GLOBALS + 4 * Encoder.PER_SEAT];
    Set<Integer> liars = new HashSet<>();
    EventSink sink =
        told -> {
          history.hearAll(told);
          if (told.open() instanceof CoupEvent.Declined declined) {
            liars.add(declined.claim().seat());
          }
        };
    CoupTable table = rules.deal(0, chance, sink);
    int turns = 0;
    while (!table.over()) {
      CoupView view = table.view(table.toMove());
      new Encoder().encode(history, view, row, 0, 4);
      boolean onTurn = view.phase() == CoupPhase.ACTION;
      assertThat(row[ownTurn] != 0).isEqualTo(onTurn);
      assertThat(row[number(doubting, 1)] != 0)
          .isEqualTo(view.phase() == CoupPhase.CHALLENGE_ACTION);
      assertThat(row[number(doubting, 2)] != 0)
          .isEqualTo(view.phase() == CoupPhase.CHALLENGE_BLOCK);
      assertThat(row[caught] != 0).isEqualTo(liars.contains((view.reader() + 1) % 4));
      turns += onTurn ? 1 : 0;
      table.play(table.choice(chance.below(table.choiceCount())), chance, sink);
    }
    assertThat(turns).isGreaterThan(4);
    assertThat(liars).isNotEmpty();
  }

  private static Matcher find(String pattern) throws IOException {
    try (InputStream file = PythonLearner.class.getResourceAsStream("net.py")) {
      assertThat(file).isNotNull();
      Matcher found = Pattern.compile(pattern).matcher(new String(file.readAllBytes(), UTF_8));
      assertThat(found.find()).isTrue();
      return found;
    }
  }

  private static int number(Matcher found, int group) {
    return Integer.parseInt(found.group(group));
  }
}
