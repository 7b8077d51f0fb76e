package contessa.arena.report;

import module java.base;

import contessa.arena.Beliefs;
import contessa.arena.Contest;
import contessa.arena.Results;
import contessa.arena.Results.Standing;
import contessa.arena.Statistic;
import contessa.bots.Budget;
import contessa.notation.Json;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/** Results as one JSON object. Unknown values are null. */
public record JsonReport(Results results, JsonWriter json) {

  /**
   * The report and its origin.
   *
   * @param seed the contest's seed as it was given
   */
  public static String of(Results results, String seed, Origin origin) {
    return Json.object(json -> new JsonReport(results, json).write(seed, origin)) + "\n";
  }

  /**
   * The same with every block.
   *
   * @param recorded the SHA-256 of the file of games, if there is one
   */
  public static String withBlocks(
      Results results, String seed, Origin origin, @Nullable String recorded) {
    return Json.object(
            json -> {
              new JsonReport(results, json).write(seed, origin);
              json.field("recorded", recorded);
              json.list("blockWins", results.blockWins(), JsonReport::wins);
            })
        + "\n";
  }

  private static void wins(float[] wins, JsonWriter json) {
    List<@Nullable Double> known = new ArrayList<>();
    for (float won : wins) {
      known.add(known(won));
    }
    json.writeValue(known);
  }

  private void write(String seed, Origin origin) {
    Contest contest = results.contest();
    Budget budget = contest.budget();
    json.field("game", contest.rules().game()).writeName("options");
    Notations.of(contest.rules()).writeOptions(contest.rules(), json);
    json.field("players", contest.seats())
        .field("league", contest.league())
        .field("seed", seed)
        .orNull("millis", limit(budget.millis()))
        .orNull("rollouts", limit(budget.rollouts()))
        .field("deterministic", !budget.timed())
        .field("complete", results.complete())
        .field("games", results.games())
        .field("blocks", results.blocks())
        .field("planned", contest.blocks())
        .field("seconds", results.seconds())
        .field("longest", contest.longest())
        .field("capped", results.capped())
        .field("fairShare", results.fairShare())
        .list("bots", results.lines(), JsonReport::line)
        .field("lengths", results.lengths());
    origin.write(json);
  }

  private static @Nullable Integer limit(int value) {
    return value == Budget.UNLIMITED ? null : value;
  }

  private static void line(Standing line, JsonWriter json) {
    json.begin()
        .field("name", line.name())
        .field("games", line.games())
        .field("wins", line.wins())
        .orNull("share", known(line.share().mean()))
        .orNull("margin", known(line.share().margin()))
        .orNull("low", known(line.share().low()))
        .orNull("high", known(line.share().high()))
        .writeObjectPropertyStart("rating");
    json.field("mu", line.rating().mu())
        .field("sigma", line.rating().sigma())
        .field("shown", line.rating().shown())
        .end();
    json.list("shareBySeat", line.seatShare(), (one, j) -> j.writeValue(known(one)))
        .list("beats", line.beats(), (one, j) -> j.writeValue(known(one)))
        .writeObjectPropertyStart("counts");
    for (Statistic statistic : Statistic.values()) {
      json.field(camel(statistic), line.statistics().of(statistic));
    }
    json.end();
    Beliefs beliefs = line.statistics().beliefs();
    if (beliefs.count() > 0) {
      json.field("believed", beliefs.said()).field("true", beliefs.were());
      json.field("brier", beliefs.brier());
    }
    json.field("p50Nanos", line.median()).field("p99Nanos", line.slow()).end();
  }

  private static @Nullable Double known(double number) {
    return Double.isFinite(number) ? number : null;
  }

  private static String camel(Statistic statistic) {
    return Pattern.compile("_(.)")
        .matcher(statistic.name().toLowerCase(Locale.ROOT))
        .replaceAll(word -> word.group(1).toUpperCase(Locale.ROOT));
  }
}
