package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import contessa.game.Reader;
import contessa.notation.json.JsonNode;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.text.TextRecordWriter;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.EncodedMessage;
import contessa.table.message.Message;
import contessa.table.message.Replay;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import contessa.table.view.Replays;
import contessa.table.view.TableRecords;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/**
 * Whole games in which every card has a name of its own (distinct art). Every byte that leaves a
 * table is searched for such names, and for the secrets of the deal and of the times: messages to
 * all seats and a spectator, refusals, notifications, the lobby, lists of games, replays, records
 * and the log. Whoever reads a name must have seen that card by then, which {@link KnownCards}
 * works out from the journal.
 */
@Tag("soak")
class CanaryTest {

  private static final int GAMES = TestScale.of(12, 2_000);

  private static final List<String> RULES =
      List.of(
          "{\"edition\":\"resistance\",\"art\":\"distinct\"}",
          "{\"edition\":\"city-state\",\"art\":\"distinct\"}",
          "{\"edition\":\"reformation\",\"art\":\"distinct\"}",
          "{\"edition\":\"resistance\",\"exchanger\":\"both\",\"art\":\"distinct\"}");

  private static final String SPECTATOR = "nobody";

  /** What somebody was sent, and how long the journal was then. */
  private record Sent(String player, long seq, String text) {}

  private final List<Sent> sent = new ArrayList<>();
  private int names;
  private int ownPlans;

  @Test
  void noByteNamesACardThatItsReaderHasNotSeen() {
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    Logger logger = (Logger) LoggerFactory.getLogger("contessa.server");
    Level before = logger.getLevel();
    log.start();
    logger.addAppender(log);
    logger.setLevel(Level.TRACE);
    try {
      for (int game = 0; game < GAMES; game++) {
        play(game);
      }
    } finally {
      logger.detachAppender(log);
      logger.setLevel(before);
    }
    for (ILoggingEvent line : List.copyOf(log.list)) {
      assertThat(KnownCards.named(line.getFormattedMessage())).isZero();
    }
    assertThat(names).as("cards that somebody may see").isGreaterThan(GAMES * 100);
    assertThat(ownPlans).as("plans that their owner may see").isGreaterThan(GAMES);
  }

  private void play(int number) {
    sent.clear();
    boolean royal = number % 5 == 4;
    boolean reveal = number % 2 == 0;
    int seats = 3 + number % 3;
    Clock clock = number % 3 == 0 ? Clock.BLITZ : Clock.STANDARD;
    TableOptions options =
        royal
            ? VirtualServer.royal(seats, clock)
            : VirtualServer.options("coup", RULES.get(number % RULES.size()), seats, clock);
    options = VirtualServer.but(options, "strict", number % 7 == 0);
    VirtualServer server = new VirtualServer(number);
    Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();
    LiveTable table = server.people(VirtualServer.but(options, "reveal", reveal), seats, viewers);
    List<String> readers = new ArrayList<>(viewers.keySet());
    readers.add(SPECTATOR);
    String commitment = viewers.get("p0").view.common().commitment();
    List<String> hidden = new ArrayList<>();
    for (String player : viewers.keySet()) {
      String seed = "%016x%016x".formatted(number + 1L, player.hashCode());
      hidden.add(seed);
      VirtualServer.ok(table.submit(player, new Command.Seed("seed", commitment, seed)));
    }
    for (String player : readers) {
      assertThat(table.watch(player, null, 0, message -> send(table, player, message))).isNotNull();
    }
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    hidden.add(table.state().game().secret());
    String timing = table.state().timingSecret();
    Random random = new Random(number);
    People people = new People(server, table, viewers, random);
    while (viewers.get("p0").view.common().stage() == Stage.PLAYING) {
      people.step();
      if (random.nextInt(10) == 0) {
        disturb(server, table, readers.get(random.nextInt(readers.size())), random);
      }
    }
    KnownCards known = KnownCards.of(server.journal, table.id());
    check(known, table, hidden, timing, reveal);
    if (number % 3 == 1) {
      checkExports(known, server, table, readers, timing, reveal);
    }
  }

  private void send(LiveTable table, String player, Message message) {
    EncodedMessage encoded = WireJson.encoded(message);
    String text =
        new String(encoded.bytes(), encoded.from(), encoded.length(), StandardCharsets.UTF_8);
    sent.add(new Sent(player, table.state().seq(), text));
  }

  /** Somebody tries what may not be possible, gives an order, or looks again. */
  private void disturb(VirtualServer server, LiveTable table, String player, Random random) {
    String id = server.id() + "x";
    int ask = table.state().questionCount();
    Command command =
        switch (random.nextInt(4)) {
          case 0 -> new Command.Decide(id, ask, "show Duke#1");
          case 1 -> new Command.Decide(id, ask, "lose Contessa#2");
          case 2 -> new Command.Order(id, StandingOrder.PASS_UNLESS_TARGET);
          default -> new Command.Decide(id, ask - 1, "pass");
        };
    send(table, player, table.submit(player, command));
    Runnable leave = table.watch(player, null, 0, message -> send(table, player, message));
    if (leave != null) {
      leave.run();
    }
    assertThat(KnownCards.named(WireJson.write(table.lobbyEntry().summary()))).isZero();
    if (table.state().stage() == Stage.PLAYING) {
      List<Integer> all = perspectives(table);
      int any = all.get(random.nextInt(all.size()));
      assertThat(TableRecords.of(table.id(), server.journal.read(table.id()), 1, player, any))
          .isNull();
    }
  }

  private static List<Integer> perspectives(LiveTable table) {
    List<Integer> all = new ArrayList<>(List.of(Reader.REFEREE, Reader.SPECTATOR));
    for (int seat = 0; seat < table.state().owners().size(); seat++) {
      all.add(seat);
    }
    return all;
  }

  private void check(
      KnownCards known, LiveTable table, List<String> hidden, String timing, boolean reveal) {
    for (Sent one : sent) {
      int reader = table.state().owners().indexOf(one.player);
      int named = KnownCards.named(one.text);
      names += Integer.bitCount(named);
      assertThat(named & ~known.at(one.seq, reader))
          .as("names of unseen cards for %s: %s", one.player, one.text)
          .isZero();
      assertThat(one.text).doesNotContain(timing);
      if (known.hidesPlans(one.seq)) {
        checkPlans(one.text, reader);
      }
      if (!known.isOver(one.seq) || !reveal) {
        assertThat(hidden).noneMatch(one.text::contains);
      }
    }
  }

  /** While plans are made, each reader knows only its own. */
  private void checkPlans(String text, int reader) {
    JsonNode message = WireJson.read(text, JsonNode.class);
    JsonNode plans = message.path("view").path("view").path("plans");
    for (int seat = 0; seat < plans.size(); seat++) {
      if (seat == reader) {
        ownPlans += plans.get(seat).has("thief") ? 1 : 0;
      } else {
        assertThat(plans.get(seat).has("thief")).as("seat %d: %s", seat, text).isFalse();
      }
    }
    for (JsonNode event : message.path("events")) {
      JsonNode told = event.path("event");
      assertThat(told.has("thief") && told.path("seat").asInt(-1) != reader).as(text).isFalse();
    }
    JsonNode decision = message.path("view").path("decision");
    if (decision.isObject()) {
      ownPlans += decision.has("answer") ? 1 : 0;
      decision.remove("choices");
      decision.remove("answer");
      message.path("view").path("view").remove("moves");
      assertThat(message.toString()).doesNotContain("plan thief=");
    }
  }

  private void checkExports(
      KnownCards known,
      VirtualServer server,
      LiveTable table,
      List<String> readers,
      String timing,
      boolean reveal) {
    String next = table.state().secret();
    assertThat(KnownCards.named(server.notifications.toString())).isZero();
    server.finished.forEach(
        (_, game) -> assertThat(KnownCards.named(WireJson.write(game))).isZero());
    for (String player : readers) {
      for (int perspective : perspectives(table)) {
        GameRecord record =
            TableRecords.of(table.id(), server.journal.read(table.id()), 1, player, perspective);
        Replay replay =
            Replays.of(table.id(), server.journal.read(table.id()), 1, player, perspective);
        boolean own = perspective == table.state().owners().indexOf(player);
        boolean allowed = reveal || perspective == Reader.SPECTATOR || own;
        assertThat(record != null).isEqualTo(allowed);
        assertThat(replay != null).isEqualTo(allowed);
        if (record == null || replay == null) {
          continue;
        }
        int seen = known.inTheEnd(perspective);
        for (String text :
            List.of(
                JsonLinesWriter.write(record),
                TextRecordWriter.write(record),
                WireJson.write(replay))) {
          assertThat(KnownCards.named(text) & ~seen).as("%s of %s", perspective, player).isZero();
          assertThat(text).doesNotContain(timing, next);
        }
      }
    }
  }
}
