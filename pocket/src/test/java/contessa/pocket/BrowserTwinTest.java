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
  private static final int ONE_RUN = 20;

  @TempDir Path folder;

  @Test
  void twentyTablesAreTheSameInBrowsers() throws Exception {
    playTheSame(0);
  }

  @Test
  @Tag("full")
  void fiveThousandTablesAreTheSameInBrowsers() throws Exception {
    for (int run = 1; run < 250; run++) {
      playTheSame(run);
    }
  }

  private void playTheSame(int run) throws IOException, InterruptedException {
    Path tape = folder.resolve("tape");
    try (PrintWriter lines = new PrintWriter(tape.toFile(), StandardCharsets.UTF_8)) {
      for (int table = 0; table < ONE_RUN; table++) {
        record(lines, run * ONE_RUN + table);
      }
    }
    Path said = folder.resolve("said");
    Process browsers =
        new ProcessBuilder("node", "src/test/javascript/browsers.js", tape.toString())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    int status = browsers.waitFor();
    assertThat(status).as(Files.readString(said)).isZero();
  }

  /** Plays one table; everything about it follows from its number. */
  static void record(PrintWriter lines, int number) {
    SeededChance chance = SeededChance.of("twin " + number);
    String edition = EDITIONS.get(number % EDITIONS.size());
    int seats =
        2 + chance.below(edition.equals("royal") ? 4 : edition.equals("city-state") ? 5 : 6);
    int people = 1 + chance.below(Math.min(3, seats));
    Clock clock = Clock.values()[chance.below(Clock.values().length)];
    TableOptions options =
        LocalDevice.options(edition, seats, clock)
            .withTalk(Talk.values()[chance.below(Talk.values().length)]);
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
    lookBack(device, table, number % 10 == 0);
  }

  private static void lookBack(LocalDevice device, String table, boolean analysed) {
    String game = "/tables/" + table + "/games/1";
    device.get("person-1", "/my-games");
    device.get("person-1", game + "?from=all");
    device.get("person-1", game + "/record?from=all&form=cgn");
    if (analysed) {
      device.get("person-1", game + "/analysis?from=all");
      device.work();
      assertThat(device.get("person-1", game + "/analysis?from=all")).contains("\"done\"");
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
