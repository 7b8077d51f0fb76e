package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.TableOptions;
import contessa.testkit.TestScale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The same seed, options and commands give the same bytes as on a server, for each viewer, until
 * the game is over. Two people, spectators and bots sit at the table.
 */
class ServerTwinTest {

  private static final List<String> VIEWERS = List.of("person-1", "person-2", "person-onlooker");

  @ParameterizedTest
  @MethodSource("contessa.pocket.LocalPlayTest#everyGame")
  void everyViewerIsToldTheSameAsByAServer(TableOptions options) {
    for (int seed = TestScale.SEED; seed < TestScale.SEED + TestScale.of(1, 50); seed++) {
      compare(options, seed);
    }
  }

  private static void compare(TableOptions options, int number) {
    String seed = "%064x".formatted(number);
    LocalDevice device = new LocalDevice();
    device.open(seed);
    ServerTwin server =
        new ServerTwin(
            new LocalChance(seed), LocalTables.PREFIX, LocalTables.BUDGET, LocalDevice.START);
    List<String> bots = LocalPlayTest.bots(options);
    bots = bots.subList(0, bots.size() - 1);
    String table = device.create(options, bots, false);
    server.create("person-1", new CreateTable("Ana", options, bots, false, null));
    assertThat(table).isEqualTo(server.id);

    Map<String, List<String>> heard = new LinkedHashMap<>();
    for (String viewer : VIEWERS) {
      List<String> told = heard.computeIfAbsent(viewer, _ -> new ArrayList<>());
      device.watch(viewer, table);
      server.watch(viewer, told);
    }
    both(device, server, heard, "person-2", new Command.Sit("sit", "Bruno", null));
    both(device, server, heard, "person-1", new Command.Start("start"));
    Random random = new Random(number);
    for (int step = 0; device.stage("person-1").equals("playing"); step++) {
      assertThat(step).isLessThan(20_000);
      Command answer = null;
      for (String viewer : VIEWERS.subList(0, 2)) {
        JsonNode decision = answer == null ? device.view(viewer).get("decision") : null;
        if (decision != null && decision.get("answer") == null) {
          JsonNode choices = decision.get("choices");
          String choice = choices.get(random.nextInt(choices.size())).stringValue();
          answer = new Command.Decide(device.id(), decision.get("ask").intValue(), choice);
          both(device, server, heard, viewer, answer);
        }
      }
      if (answer == null) {
        device.ring();
        device.work();
        server.now = device.now;
        server.wake();
        server.think();
      }
      for (String viewer : VIEWERS) {
        List<String> here = device.heard.get(device.sockets.get(viewer));
        List<String> there = heard.get(viewer);
        assertThat(here).as("%s, step %d", viewer, step).hasSameSizeAs(there);
        assertThat(here.getLast()).as("%s, step %d", viewer, step).isEqualTo(there.getLast());
      }
    }
    for (String viewer : VIEWERS) {
      assertThat(device.heard.get(device.sockets.get(viewer))).isEqualTo(heard.get(viewer));
    }
    assertThat(heard.get("person-onlooker")).hasSizeGreaterThan(5);
  }

  private static void both(
      LocalDevice device,
      ServerTwin server,
      Map<String, List<String>> heard,
      String player,
      Command command) {
    device.command(player, server.id, command);
    device.work();
    heard.get(player).add(server.submit(player, command));
    server.think();
  }
}
