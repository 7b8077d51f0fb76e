package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.bots.BotList;
import contessa.table.message.BotInfo;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games on a device, from the deal to the analysis, with nothing but the engine. */
class LocalPlayTest {

  private static final List<String> ANA = List.of("person-1");

  private final LocalDevice device = new LocalDevice();

  static Stream<TableOptions> everyGame() {
    Stream<TableOptions> coup =
        Stream.of("city-state", "resistance", "brazilian", "reformation")
            .flatMap(
                edition ->
                    Stream.of(2, 4)
                        .map(seats -> LocalDevice.options(edition, seats, Clock.UNTIMED)));
    Stream<TableOptions> big = Stream.of(LocalDevice.options("reformation", 10, Clock.BLITZ));
    Stream<TableOptions> royal =
        Stream.of(2, 5).map(seats -> LocalDevice.options("royal", seats, Clock.RELAXED));
    return Stream.of(coup, big, royal).flatMap(games -> games);
  }

  /** Different characters, the strongest first. */
  static List<String> bots(TableOptions options) {
    List<BotInfo> all =
        BotList.all().stream().filter(bot -> bot.games().contains(options.game())).toList();
    return IntStream.range(1, options.seats())
        .mapToObj(i -> all.get(all.size() - 1 - i % all.size()).name())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void aGameIsPlayedToTheEndAndKept(TableOptions options) {
    String table = device.create(options, bots(options), true);
    assertThat(table).startsWith("local-");
    device.watch("person-1", table);
    device.playOn(table, ANA, new Random(1));
    assertThat(device.stage("person-1")).isEqualTo("over");

    device.open("ab".repeat(32));
    JsonNode games = LocalDevice.good(device.get("person-1", "/my-games"));
    assertThat(games.size()).isEqualTo(1);
    assertThat(games.get(0).get("table").stringValue()).isEqualTo(table);
    String game = "/tables/" + table + "/games/1";
    JsonNode replay = LocalDevice.good(device.get("person-1", game + "?from=all"));
    assertThat(replay.get("winners").size()).isPositive();
    String record = device.get("person-1", game + "/record?from=all&form=cgn").substring(4);
    JsonNode again = LocalDevice.good(device.post("person-1", "/records?from=all", record));
    assertThat(again.get("frames").size()).isPositive();
  }

  /** Closed at any moment and opened again, it goes on where it stood. */
  @ParameterizedTest
  @MethodSource("everyGame")
  void aGameGoesOnAfterTheDeviceWasClosedInTheMiddleOfATurn(TableOptions options) {
    String table = device.create(options, bots(options), true);
    device.watch("person-1", table);
    Random random = new Random(2);
    int opened = 0;
    for (int step = 0; device.stage("person-1").equals("playing"); step++) {
      device.step(table, ANA, random);
      if (step % 4 == 0) {
        JsonNode before = device.view("person-1");
        device.now += 3_600_000;
        device.open(String.valueOf(1_000 + opened++).repeat(16));
        device.watch("person-1", table);
        JsonNode after = device.view("person-1");
        assertThat(after.get("view")).isEqualTo(before.get("view"));
        assertThat(choices(after)).isEqualTo(choices(before));
      }
    }
    assertThat(opened).isPositive();
    assertThat(device.stage("person-1")).isEqualTo("over");
  }

  private static List<String> choices(JsonNode view) {
    List<String> choices = new ArrayList<>();
    JsonNode decision = view.get("decision");
    if (decision != null) {
      decision.get("choices").forEach(each -> choices.add(each.stringValue()));
    }
    return choices;
  }

  @Test
  void manyGamesAtOneTable() {
    TableOptions options = LocalDevice.options("resistance", 3, Clock.STANDARD);
    String table = device.create(options, bots(options), true);
    device.watch("person-1", table);
    for (int game = 1; game <= 3; game++) {
      device.playOn(table, ANA, new Random(game));
      assertThat(LocalDevice.good(device.get("person-1", "/my-games")).size()).isEqualTo(game);
      device.ok("person-1", table, new Command.Rematch(device.id()));
    }
  }

  @Test
  void aLessonDealsTheSameCardsAndCountsForNothing() {
    TableOptions options = LocalDevice.options("resistance", 3, Clock.UNTIMED);
    List<JsonNode> dealt = new ArrayList<>();
    for (String seed : List.of("12".repeat(32), "34".repeat(32))) {
      device.open(seed);
      String table =
          LocalDevice.good(
                  device.post(
                      "person-1",
                      "/tables",
                      WireJson.write(new CreateTable("Ana", options, bots(options), true, true))))
              .get("table")
              .stringValue();
      device.watch("person-1", table);
      dealt.add(device.view("person-1").get("view").get("seats"));
      device.playOn(table, ANA, new Random(1));
    }
    assertThat(dealt.getFirst()).isEqualTo(dealt.getLast());
    assertThat(LocalDevice.good(device.get("person-1", "/my-games")).size()).isZero();
  }

  /** Bots decide one at a time, so that taps come in between. */
  @Test
  void oneBotDecidesInEachPieceOfWork() {
    TableOptions options = LocalDevice.options("resistance", 6, Clock.UNTIMED);
    String table = device.create(options, bots(options), true);
    device.watch("person-1", table);
    for (int i = 0; i < 200 && device.view("person-1").get("decision") == null; i++) {
      device.ring();
    }
    JsonNode decision = device.view("person-1").get("decision");
    device.ok(
        "person-1",
        table,
        new Command.Decide(
            device.id(),
            decision.get("ask").intValue(),
            decision.get("choices").get(0).stringValue()));
    int pieces = 0;
    while (device.engine.work(device.now)) {
      pieces++;
    }
    assertThat(pieces).isPositive();
    assertThat(device.engine.work(device.now)).isFalse();
  }
}
