package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.SeededChance;
import contessa.table.bots.BotList;
import contessa.table.message.BotInfo;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.TableOptions;
import contessa.table.message.Talk;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same calls give the same messages on the JVM and in both builds for browsers, byte by byte:
 * whole games of all editions with people and bots, closed and opened, replayed and analysed.
 */
@Tag("slow")
class BrowserTwinTest {

  private static final List<String> EDITIONS =
      List.of("city-state", "resistance", "brazilian", "reformation", "royal");
  private static final List<String> HOUSE_RULES =
      List.of("", ",\"firstPlayerCoins\":1,\"art\":\"distinct\"", ",\"mayDecline\":false");
  private static final int ONE_RUN = 200;

  @TempDir Path folder;

  @Test
  void twoHundredTablesAreTheSameInBrowsers() throws Exception {
    playTheSame(0);
  }

  @Test
  @Tag("full")
  void fiveThousandTablesAreTheSameInBrowsers() throws Exception {
    for (int run = 1; run < 25; run++) {
      playTheSame(run);
    }
  }

  /** What no leak was found in, and golden records with their analyses. */
  @Test
  void leakHuntsAndGoldenRecordsAreTheSameInBrowsers() throws Exception {
    Path tape = folder.resolve("tape0");
    try (PrintWriter lines = new PrintWriter(tape.toFile(), StandardCharsets.UTF_8)) {
      PassAndPlayTest.games()
          .forEach(
              options ->
                  PassAndPlayTest.on(taped(lines)).nobodyHearsWhatOnlyAnotherMayKnow(options));
      openGoldenRecords(taped(lines));
    }
    String said = NodeScript.said(0, "browsers.js", "wasm,js", tape.toString());
    assertThat(said.lines().filter(line -> line.contains("same in "))).as(said).hasSize(2);
  }

  private static LocalDevice taped(PrintWriter lines) {
    return new LocalDevice(() -> new EngineTape(lines), "5".repeat(64));
  }

  private static void openGoldenRecords(LocalDevice device) throws IOException {
    List<Path> records;
    try (Stream<Path> all = Files.list(Path.of("../notation/src/test/resources/golden"))) {
      records = all.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    }
    int opened = 0;
    for (Path record : records) {
      String text = Files.readString(record);
      String answer = device.post("person-1", "/records?from=all", text);
      opened += answer.startsWith("200 ") ? 1 : 0;
    }
    assertThat(opened).isGreaterThan(5);
    String whole = Files.readString(records.getFirst());
    device.post("person-1", "/analyses", whole);
    device.work();
  }

  @Test
  void oneOtherMessageIsFound() throws Exception {
    Path tape = record(List.of(0));
    List<String> lines = new ArrayList<>(Files.readAllLines(tape));
    int last = lines.size() - 1;
    String line = lines.get(last);
    lines.set(last, line.substring(0, line.lastIndexOf('\t') + 1) + "0");
    Files.write(tape, lines);
    assertThat(NodeScript.said(1, "browsers.js", "wasm,js", tape.toString()))
        .contains("WebAssembly differs in call " + last, "JavaScript differs in call " + last);
  }

  /** Most of a first game's wait on a slow line, packed as a server packs it. */
  @Test
  void theCodeOfEachBuildHasAtMost250Kilobytes() throws Exception {
    assertThat(NodeScript.said(0, "size.js")).contains("WebAssembly", "JavaScript");
  }

  private void playTheSame(int run) throws IOException, InterruptedException {
    List<Integer> tables = IntStream.range(run * ONE_RUN, (run + 1) * ONE_RUN).boxed().toList();
    // On one page for each build, which compiles its code once.
    String said = NodeScript.said(0, "browsers.js", "wasm,js", record(tables).toString());
    assertThat(said.lines().filter(line -> line.contains("same in "))).as(said).hasSize(2);
  }

  private Path record(List<Integer> tables) throws IOException {
    Path tape = folder.resolve("tape");
    try (PrintWriter lines = new PrintWriter(tape.toFile(), StandardCharsets.UTF_8)) {
      tables.forEach(table -> record(lines, table));
    }
    return tape;
  }

  /** Plays one table; everything about it follows from its number. */
  static void record(PrintWriter lines, int number) {
    SeededChance chance = SeededChance.of("twin " + number);
    String edition = EDITIONS.get(number % EDITIONS.size());
    int most = edition.equals("royal") ? 5 : edition.equals("city-state") ? 6 : 7;
    int seats = 2 + chance.below(number % 20 < 15 ? 2 : most - 1);
    int people = 1 + chance.below(Math.min(3, seats));
    Clock clock = Clock.values()[chance.below(Clock.values().length)];
    String house = edition.equals("royal") ? "" : HOUSE_RULES.get(chance.below(3));
    String rules = "{\"edition\":\"%s\"%s}".formatted(edition, house);
    TableOptions options =
        LocalDevice.options(edition, seats, clock)
            .withRules(LocalDevice.json(rules))
            .withTalk(Talk.values()[chance.below(Talk.values().length)])
            .withStrict(chance.below(4) == 0)
            .withReveal(chance.below(4) > 0)
            .withGhosts(chance.below(4) == 0)
            .withMemoryAid(chance.below(2) == 0);
    LocalDevice device = new LocalDevice(() -> new EngineTape(lines), hex(chance));
    List<String> viewers =
        IntStream.rangeClosed(1, people).mapToObj(person -> "person-" + person).toList();
    String table = device.create(options, bots(options, seats - people, chance), people == 1);
    device.watch("person-1", table);
    for (String guest : viewers.subList(1, people)) {
      device.watch(guest, table);
      device.ok(guest, table, new Command.Sit(device.id(), "Guest " + guest.charAt(7), null));
    }
    if (people > 1) {
      device.ok("person-1", table, new Command.Start(device.id()));
    }
    device.watch("person-onlooker", table);
    Random random = new Random(chance.next());
    int closing = chance.below(60);
    for (int step = 0; device.stage("person-1").equals("playing"); step++) {
      device.step(table, viewers, random);
      if (step == closing) {
        device.open(hex(chance));
        Stream.concat(viewers.stream(), Stream.of("person-onlooker"))
            .forEach(viewer -> device.watch(viewer, table));
      }
    }
    lookBack(device, table, number % 44 == 4);
    if (number % 10 == 3 && options.reveal()) {
      goOn(device, table, new Random(number));
    }
  }

  private static void goOn(LocalDevice device, String table, Random random) {
    String cards = random.nextBoolean() ? "true" : "believed";
    String wish = "{\"step\":2,\"seat\":0,\"cards\":\"%s\"}".formatted(cards);
    String answer = device.post("person-1", "/tables/" + table + "/games/1/explore", wish);
    if (answer.startsWith("200 ")) {
      String explored = LocalDevice.good(answer).get("table").stringValue();
      device.watch("person-1", explored);
      device.playOn(explored, List.of("person-1"), random);
    }
  }

  private static void lookBack(LocalDevice device, String table, boolean analysed) {
    String game = "/tables/" + table + "/games/1";
    device.get("person-1", "/my-games");
    device.get("person-1", game + "?from=all");
    device.get("person-1", game + "/record?from=all&form=cgn");
    if (analysed) {
      device.get("person-1", game + "/analysis?from=all");
      device.work();
      assertThat(device.get("person-1", game + "/analysis?from=all"))
          .containsAnyOf("\"done\"", "hidden-cards");
    }
  }

  private static List<String> bots(TableOptions options, int count, SeededChance chance) {
    List<BotInfo> all =
        BotList.all().stream().filter(bot -> bot.games().contains(options.game())).toList();
    return IntStream.range(0, count)
        .mapToObj(_ -> all.get(chance.below(all.size())).name())
        .toList();
  }

  private static String hex(SeededChance chance) {
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      hex.append(String.format("%016x", chance.next()));
    }
    return hex.toString();
  }
}
