package contessa.soak.sim;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Clock;
import contessa.table.message.CreateTable;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;

/**
 * A table of a run, before it opens.
 *
 * @param people how many people sit there; bots have the other seats
 * @param games how many games they play
 */
record SimTable(TableOptions options, int people, List<String> bots, int games) {

  private static final List<String> EDITIONS =
      List.of("city-state", "resistance", "brazilian", "reformation", "royal");
  private static final List<Clock> CLOCKS =
      List.of(Clock.BLITZ, Clock.BLITZ, Clock.STANDARD, Clock.RELAXED, Clock.UNTIMED);
  private static final List<String> BOTS = List.of("random", "random", "honest");

  static SimTable random(Random random) {
    String edition = EDITIONS.get(random.nextInt(EDITIONS.size()));
    int people = 1 + random.nextInt(3);
    int bots = people == 1 ? 1 + random.nextInt(2) : random.nextInt(2);
    List<String> kinds = new ArrayList<>();
    for (int i = 0; i < bots; i++) {
      kinds.add(BOTS.get(random.nextInt(edition.equals("royal") ? 2 : BOTS.size())));
    }
    TableOptions options =
        TableOptions.usual(edition.equals("royal") ? "royal" : "coup", people + bots)
            .withRules(WireJson.read("{\"edition\":\"" + edition + "\"}", JsonNode.class))
            .withClock(CLOCKS.get(random.nextInt(CLOCKS.size())))
            .withStrict(random.nextBoolean())
            .withGhosts(random.nextBoolean());
    return new SimTable(options, people, kinds, 1 + random.nextInt(3));
  }

  CreateTable request(String host) {
    return new CreateTable(host, options, bots, false, null);
  }
}
