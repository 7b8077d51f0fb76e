package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.table.TwinJournals;
import contessa.server.table.VirtualServer;
import contessa.table.message.Clock;
import contessa.table.message.TableOptions;
import contessa.table.state.JournalRow;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two real servers whose journals differ only in cards that one player may not see. Programs play
 * the same game on both, over HTTP. That player's program and a spectator must get the same answers
 * and the same lines, byte for byte, but for times and ports: streams, replies, refusals, lists,
 * pages, pictures and numbers. (Times are compared in virtual time, by {@code TwinTablesTest}.)
 */
@Tag("soak")
class TwinServersTest {

  private static final int PAIRS = TestScale.of(1, 40);
  private static final int PLAYERS = 3;
  private static final int VIEWER = 0;
  private static final int SPECTATOR = PLAYERS;

  /** So that no card comes up. */
  private static final String QUIET = "income|foreign aid|foreign-aid|tax|steal.*|pass";

  private static final List<String> PATHS =
      List.of(
          "/api/tables",
          "/api/my-tables",
          "/api/my-games",
          "/api/me",
          "/api/tables/table0/games/1?from=all",
          "/api/tables/table0/games/1?from=public",
          "/api/tables/table0/games/1?from=1",
          "/api/tables/table0/games/1/record?form=jsonl&from=1",
          "/api/tables/table0/games/1/record?form=cgn",
          "/api/tables/table0/games/1/analysis",
          "/preview/table0.png",
          "/t/table0",
          "/replay/table0/1");

  private static final String LOOK_BACK = "/api/look-back";
  private static final Pattern UNDER_WAY = Pattern.compile("\"state\":\"(waiting|working)\"");

  private static final List<String> COMMANDS =
      List.of(
          "{\"do\":\"decide\",\"id\":\"x%d\",\"ask\":%d,\"choice\":\"show Captain\"}",
          "{\"do\":\"decide\",\"id\":\"y%d\",\"ask\":%d,\"choice\":\"lose Duke\"}",
          "{\"do\":\"decide\",\"id\":\"z%d\",\"ask\":1%d,\"choice\":\"pass\"}",
          "{\"do\":\"decide\",\"id\":\"u%d\",\"ask\":%d,\"choice\":\"nonsense\",\"more\":1}",
          "{\"do\":\"hurry\",\"id\":\"v%d%d\"}",
          "{\"do\":\"haunt\",\"id\":\"w%d%d\"}");

  @TempDir Path folder;

  @Test
  void aProgramGetsTheSameBytesWhateverOthersHold() throws Exception {
    int pairs = 0;
    for (int number = 0; pairs < PAIRS; number++) {
      pairs += compare(number) ? 1 : 0;
    }
  }

  private boolean compare(int number) throws Exception {
    Path first = folder.resolve(number + "-one");
    List<String> tokens = new ArrayList<>();
    List<String> players = new ArrayList<>();
    sessions(first, tokens, players);
    TableOptions options =
        VirtualServer.but(VirtualServer.coup("resistance", PLAYERS, Clock.UNTIMED), "strict", true);
    List<List<JournalRow>> twins = TwinJournals.of(number, options, players.subList(0, PLAYERS));
    if (twins.isEmpty()) {
      return false;
    }
    Path second = folder.resolve(number + "-two");
    copy(first, second);
    write(first, twins.getFirst());
    write(second, twins.getLast());
    try (TwinServer one = new TwinServer(first, tokens);
        TwinServer two = new TwinServer(second, tokens)) {
      int asked = play(one, two, new Random(number));
      assertThat(asked).as("questions that were answered").isGreaterThan(15);
      for (int who : new int[] {VIEWER, SPECTATOR}) {
        assertThat(two.lines(who, one)).isEqualTo(one.lines(who, two));
      }
      assertThat(two.firstLines()).as("cards of others").isNotEqualTo(one.firstLines());
      two.awaitNumbers(one.numbers());
    }
    return true;
  }

  /** Somebody answers at both servers, again and again, while no card comes up. */
  private static int play(TwinServer one, TwinServer two, Random random) throws Exception {
    for (int asked = 0; ; asked++) {
      TwinServer.Open open = one.awaitQuestion();
      List<String> choices = new ArrayList<>(open.choices());
      choices.retainAll(two.awaitChoices(open));
      choices.removeIf(choice -> !choice.matches(QUIET));
      if (choices.isEmpty()) {
        return asked;
      }
      if (asked == 0 || asked == 10) { // more often they are refused as too many
        probe(one, two, asked, open.ask());
      }
      String body =
          "{\"do\":\"decide\",\"id\":\"d%d\",\"ask\":%d,\"choice\":\"%s\"}"
              .formatted(asked, open.ask(), choices.get(random.nextInt(choices.size())));
      String said = one.command(open.who(), body);
      assertThat(two.command(open.who(), body)).isEqualTo(said).contains("\"ok\":true");
      one.awaitAnswered(open);
      two.awaitAnswered(open);
    }
  }

  private static void probe(TwinServer one, TwinServer two, int asked, int ask)
      throws InterruptedException {
    for (String command : COMMANDS) {
      String body = command.formatted(asked, ask);
      assertThat(two.command(VIEWER, body)).as(body).isEqualTo(one.command(VIEWER, body));
      assertThat(two.command(SPECTATOR, body)).as(body).isEqualTo(one.command(SPECTATOR, body));
    }
    for (String path : PATHS) {
      assertThat(two.get(VIEWER, path)).as(path).isEqualTo(one.get(VIEWER, path));
    }
    compareLookBacks(one, two);
  }

  /** They are worked out in the background. Both are asked equally often, since that is counted. */
  private static void compareLookBacks(TwinServer one, TwinServer two) throws InterruptedException {
    String first = one.get(VIEWER, LOOK_BACK);
    String second = two.get(VIEWER, LOOK_BACK);
    while (UNDER_WAY.matcher(first + second).find()) {
      Thread.sleep(500); // a player may ask only so often
      first = one.get(VIEWER, LOOK_BACK);
      second = two.get(VIEWER, LOOK_BACK);
    }
    assertThat(second).as(LOOK_BACK).isEqualTo(first).contains("\"state\":\"done\"");
  }

  /** Three programs and one more that only watches. */
  private static void sessions(Path data, List<String> tokens, List<String> players)
      throws Exception {
    try (TestServer server = new TestServer(data);
        TestServer.Guest guest = server.guest("127.0.0.1")) {
      for (int i = 0; i <= PLAYERS; i++) {
        String[] headers = {"Cookie", guest.cookie(), "Origin", server.origin()};
        String made = guest.post("/api/programs", "{\"name\":\"P\"}", headers).body();
        JsonNode json = Json.read(made);
        tokens.add(json.get("token").stringValue());
        players.add(json.get("me").get("player").stringValue());
      }
    }
  }

  private static void write(Path data, List<JournalRow> rows) {
    try (SqlJournal journal = SqliteFile.journal(Server.journal(data))) {
      rows.forEach(journal::append);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        if (Files.isDirectory(file) || Files.isRegularFile(file)) {
          Files.copy(file, to.resolve(from.relativize(file).toString()));
        }
      }
    }
  }
}
