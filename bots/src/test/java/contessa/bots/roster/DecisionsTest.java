package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.BotTestScale;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.EventSink;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.WeightedMove;
import contessa.royal.RoyalRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every decision of every bot in one game of each kind, as one checksum a game. It holds the bots'
 * behaviour still while their code changes.
 *
 * <p>A change that is meant to change behaviour writes the file again: {@code
 * -Ddecisions.write=FILE}.
 */
@Tag("soak")
class DecisionsTest {

  private static final Budget BUDGET = Budget.rollouts(8);
  private static final int MOST_MOVES = 400;

  /**
   * Every third pair of a bot and rules by default: each bot and each set of rules has its share.
   */
  private static final int STEP = BotTestScale.of(3, 1);

  @Test
  void everyBotDecidesAsItDid() throws IOException {
    int pairs = rulebooks().size() * Roster.all().size();
    String path = System.getProperty("decisions.write");
    if (path != null) {
      Files.write(Path.of(path), IntStream.range(0, pairs).mapToObj(DecisionsTest::line).toList());
    }
    List<String> golden = golden();
    assertThat(golden).hasSize(pairs);
    for (int n = 0; n < pairs; n += STEP) {
      assertThat(line(n)).isEqualTo(golden.get(n));
    }
  }

  /** What one bot decides under one set of rules. */
  private static String line(int pair) {
    BotKind kind = Roster.all().get(pair % Roster.all().size());
    var rules = List.copyOf(rulebooks().entrySet()).get(pair / Roster.all().size());
    return kind.name() + ", " + rules.getKey() + ": " + game(kind, rules.getValue());
  }

  private static List<String> golden() throws IOException {
    try (InputStream in = DecisionsTest.class.getResourceAsStream("decisions.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static Map<String, Rulebook> rulebooks() {
    Map<String, Rulebook> all = new LinkedHashMap<>();
    for (Edition edition : Edition.values()) {
      for (int seats = 2; seats <= edition.mostPlayers(); seats += 3) {
        all.put(edition.name() + " " + seats, CoupRules.of(edition, seats));
      }
    }
    CoupOptions plain = Edition.RESISTANCE.options(3);
    all.put("both, distinct", coup(plain.withExchanger(Exchanger.BOTH).withArt(Art.DISTINCT)));
    all.put("declared", coup(plain.withDeclared(Declared.COUP_AND_ASSASSINATE)));
    all.put("declared, sides", coup(plain.withDeclared(Declared.COUP).withAllegiances(true)));
    all.put(
        "blocked examination",
        coup(plain.withExchanger(Exchanger.INQUISITOR).withContessaBlocksExamine(true)));
    all.put("must show", coup(plain.withMayDecline(false)));
    for (int seats = 2; seats <= RoyalRules.MOST_PLAYERS; seats++) {
      all.put("Royal " + seats, RoyalRules.standard(seats));
    }
    return all;
  }

  private static CoupRules coup(CoupOptions options) {
    return CoupRules.of(Edition.RESISTANCE, options, 3);
  }

  /** Plays one game of copies of a bot and gives the checksum of all that they answered. */
  private static String game(BotKind kind, Rulebook rules) {
    SeededChance chance = SeededChance.of(kind.name());
    Bot[] bots = new Bot[rules.seats()];
    for (int seat = 0; seat < bots.length; seat++) {
      bots[seat] = kind.seat(rules, seat, new SeededChance(chance.next()));
    }
    EventSink sink =
        told -> {
          for (int seat = 0; seat < bots.length; seat++) {
            bots[seat].hear(told.heardBy(seat));
          }
        };
    Table table = rules.deal(0, chance, sink);
    CRC32 sum = new CRC32();
    int decisions = 0;
    while (!table.over() && decisions < MOST_MOVES) {
      int seat = table.toMove();
      Mixture mixture = bots[seat].decide(table.view(seat), BUDGET);
      decisions++;
      for (WeightedMove share : mixture.shares()) {
        String answer =
            String.format(Locale.ROOT, "%d %d %.5f", seat, table.code(share.move()), share.p());
        sum.update(answer.getBytes(StandardCharsets.UTF_8));
      }
      table.play(table.code(mixture.draw(chance)), chance, sink);
    }
    return String.format(Locale.ROOT, "%d decisions, %08x", decisions, sum.getValue());
  }
}
