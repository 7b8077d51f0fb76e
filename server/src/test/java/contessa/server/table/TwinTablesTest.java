package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.notation.Json;
import contessa.server.table.game.LiveGame;
import contessa.server.table.state.TableState;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Decision;
import contessa.server.wire.Message;
import contessa.server.wire.Stage;
import contessa.server.wire.TableOptions;
import contessa.server.wire.WireJson;
import contessa.testkit.TestScale;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;

/**
 * Two tables that agree in all that one viewer may know: another player sent another seed for the
 * deal, so the hidden cards differ, but not the secret, its commitment, or the times that follow
 * from it. Both are played by the same commands at the same moments. Until cards come up, the
 * viewer and a spectator must get the same bytes at the same times, and so must everything else
 * that leaves the tables: refusals, notifications, the lobby.
 */
class TwinTablesTest {

  private static final int PAIRS = TestScale.of(60, 2_000);

  private static final List<TableOptions> GAMES =
      List.of(
          VirtualServer.coup("resistance", 5, Clock.BLITZ),
          VirtualServer.coup("city-state", 3, Clock.STANDARD),
          VirtualServer.coup("reformation", 4, Clock.RELAXED),
          VirtualServer.options(
              "coup",
              "{\"edition\":\"resistance\",\"exchanger\":\"both\",\"art\":\"distinct\"}",
              4,
              Clock.STANDARD));

  private final Map<String, PlantedTimeLeaks.Delay> leaks = PlantedTimeLeaks.all();
  private int compared;

  @Test
  void whatAViewerMayNotKnowChangesNeitherBytesNorTimes() {
    assertThat(leaks).hasSizeGreaterThanOrEqualTo(20);
    for (int pair = 0; pair < PAIRS || (!leaks.isEmpty() && pair < 10 * PAIRS); pair++) {
      play(pair);
    }
    assertThat(leaks.keySet()).as("time leaks that nobody found").isEmpty();
    assertThat(compared).isGreaterThan(5 * PAIRS);
  }

  private void play(int pair) {
    TableOptions options = GAMES.get(pair % GAMES.size());
    String viewer = "p" + pair % options.seats();
    String other = "p" + (pair + 1) % options.seats();
    Side one = new Side(pair, options, viewer, other, 0);
    int seed = otherSeed(one, viewer, other);
    if (seed < 0) {
      return;
    }
    Side twin = new Side(pair, options, viewer, other, seed);
    Random random = new Random(pair);
    for (int step = 0; step < 60 && step(one, twin, random); step++) {
      compare(one, twin, "pair " + pair + ", step " + step);
    }
    one.scan();
  }

  /** A seed of that player that deals the viewer the same cards, and others other ones. */
  private static int otherSeed(Side one, String viewer, String other) {
    LiveGame game = one.table.state().game();
    int reader = one.table.state().seatOf(viewer);
    int sender = one.table.state().seatOf(other);
    String seen = seen(game, reader);
    for (int seed = 1; seed < 3_000; seed++) {
      List<String> seeds = new ArrayList<>(game.seeds());
      seeds.set(sender, Side.seed(other, seed));
      LiveGame dealt = LiveGame.deal(game.rules(), game.first(), game.secret(), seeds).game();
      if (seen(dealt, reader).equals(seen)
          && !PlantedMessageLeaks.hands(dealt).equals(PlantedMessageLeaks.hands(game))) {
        return seed;
      }
    }
    return -1;
  }

  private static String seen(LiveGame game, int reader) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = Json.writer(bytes)) {
      game.notation().writeView(game.position().view(reader), json);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Somebody does the same at both tables; false once cards have come up or the game is over. */
  private static boolean step(Side one, Side twin, Random random) {
    long pause = random.nextInt(900);
    one.server.pass(pause);
    twin.server.pass(pause);
    if (one.cardsCameUp() || twin.cardsCameUp()) {
      return false;
    }
    List<String> asked =
        one.viewers.values().stream()
            .filter(viewer -> viewer.view.decision() != null)
            .map(viewer -> viewer.player)
            .toList();
    if (asked.isEmpty()) {
      return one.isPlaying() && twin.isPlaying();
    }
    String player = asked.get(random.nextInt(asked.size()));
    Decision decision = one.viewers.get(player).view.decision();
    Decision twinDecision = twin.viewers.get(player).view.decision();
    assertThat(twinDecision).as("a decision of " + player).isNotNull();
    List<String> choices = new ArrayList<>(decision.choices());
    choices.retainAll(twinDecision.choices());
    if (choices.isEmpty()) {
      return false;
    }
    String choice = choices.get(random.nextInt(choices.size()));
    one.submit(player, decision.ask(), choice);
    twin.submit(player, decision.ask(), choice);
    one.probe(decision.ask());
    twin.probe(decision.ask());
    return !one.cardsCameUp() && !twin.cardsCameUp() && one.isPlaying();
  }

  private void compare(Side one, Side twin, String where) {
    assertThat(twin.heard).as(where).isEqualTo(one.heard);
    assertThat(twin.server.notifications).as(where).isEqualTo(one.server.notifications);
    assertThat(twin.lobby()).as(where).isEqualTo(one.lobby());
    compared++;
    int reader = one.table.state().seatOf(one.viewer);
    leaks
        .values()
        .removeIf(
            leak ->
                leak.millis(one.table.state(), reader) != leak.millis(twin.table.state(), reader));
  }

  /** One of the two tables. */
  private static final class Side {
    final VirtualServer server;
    final LiveTable table;
    final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();
    final String viewer;

    /** What the viewer and a spectator were sent, and when. */
    final List<String> heard = new ArrayList<>();

    private final long draws;

    Side(int pair, TableOptions options, String viewer, String other, int seed) {
      this.viewer = viewer;
      server = new VirtualServer(pair);
      Map<String, VirtualServer.Viewer> all = new HashMap<>();
      table = server.people(options, options.seats(), all);
      viewers.putAll(all);
      String commitment = viewers.get("p0").view.commitment();
      for (String player : viewers.keySet()) {
        int own = player.equals(other) ? seed : 0;
        VirtualServer.ok(
            table.submit(player, new Command.Seed("seed", commitment, seed(player, own))));
      }
      listen(viewer);
      listen("nobody");
      VirtualServer.ok(table.submit("p0", new Command.Start("start")));
      draws = table.state().game().draws();
    }

    static String seed(String player, int number) {
      return "%016x%016x".formatted(player.hashCode(), number);
    }

    private void listen(String player) {
      assertThat(table.watch(player, null, 0, message -> heard.add(player + line(message))))
          .isNotNull();
    }

    private String line(Message message) {
      return " " + server.now + " " + WireJson.write(message);
    }

    boolean isPlaying() {
      return table.state().stage() == Stage.PLAYING;
    }

    /** Whether cards were drawn, shown or looked at since the deal. */
    boolean cardsCameUp() {
      TableState state = table.state();
      return !state.playing()
          || state.game().draws() != draws
          || PlantedMessageLeaks.anyRevealed(state.game())
          || heard.stream().anyMatch(line -> line.contains("\"examiner\""));
    }

    void submit(String player, int ask, String choice) {
      table.submit(player, new Command.Decide(server.id(), ask, choice));
    }

    /** The viewer tries what may be legal or not; the answers are part of what it hears. */
    void probe(int ask) {
      for (String choice : List.of("show Captain", "block Contessa", "pass", "nonsense")) {
        Message reply = table.submit(viewer, new Command.Decide(server.id(), ask, choice));
        heard.add(viewer + line(reply));
      }
    }

    String lobby() {
      return WireJson.write(table.lobbyEntry().summary());
    }

    /** No secret, and no seed of another player, is in any byte that was sent. */
    void scan() {
      TableState state = table.state();
      List<String> canaries = new ArrayList<>(List.of(state.timingSecret()));
      if (state.playing()) {
        canaries.add(state.game().secret());
        canaries.addAll(state.game().seeds());
        for (String line : heard) {
          assertThat(canaries).noneMatch(line::contains);
        }
      }
    }
  }
}
