package contessa.arena.report;

import contessa.arena.Contest;
import contessa.arena.PlayerStatistics;
import contessa.arena.Results;
import contessa.arena.Results.Standing;
import contessa.arena.Statistic;
import contessa.bots.Budget;
import contessa.notation.Json;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Results as one JSON object. Unknown values are null. */
public final class JsonReport {

  private final Results results;
  private final JsonWriter json;

  private JsonReport(Results results, JsonWriter json) {
    this.results = results;
    this.json = json;
  }

  /**
   * The whole report.
   *
   * @param seed the contest's seed as it was given
   */
  public static String of(Results results, String seed) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonWriter json = Json.writer(out)) {
      new JsonReport(results, json).write(seed);
    }
    return out.toString(StandardCharsets.UTF_8) + "\n";
  }

  private void write(String seed) {
    Contest contest = results.contest();
    json.writeStartObject();
    json.field("game", contest.rules().game());
    json.writeName("options");
    Notations.of(contest.rules()).writeOptions(contest.rules(), json);
    json.field("players", contest.seats());
    json.field("league", contest.league());
    json.field("seed", seed);
    budget(contest.budget());
    json.field("deterministic", !contest.budget().timed());
    json.field("complete", results.complete());
    json.field("games", results.games());
    json.field("blocks", results.blocks());
    json.field("planned", contest.blocks());
    json.field("seconds", results.seconds());
    json.field("longest", contest.longest());
    json.field("capped", results.capped());
    json.field("fairShare", results.fairShare());
    json.writeArrayPropertyStart("bots");
    results.lines().forEach(this::line);
    json.writeEndArray();
    json.writeArrayPropertyStart("lengths");
    results.lengths().forEach(json::writeNumber);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void budget(Budget budget) {
    limit("millis", budget.millis());
    limit("rollouts", budget.rollouts());
  }

  private void limit(String name, int value) {
    if (value == Budget.UNLIMITED) {
      json.writeNullProperty(name);
    } else {
      json.field(name, value);
    }
  }

  private void line(Standing line) {
    json.writeStartObject();
    json.field("name", line.name());
    json.field("games", line.games());
    json.field("wins", line.wins());
    number("share", line.share().mean());
    number("margin", line.share().margin());
    number("low", line.share().low());
    number("high", line.share().high());
    json.writeObjectPropertyStart("rating");
    json.field("mu", line.rating().mu());
    json.field("sigma", line.rating().sigma());
    json.field("shown", line.rating().shown());
    json.writeEndObject();
    numbers("shareBySeat", line.seatShare());
    numbers("beats", line.beats());
    statistics(line.statistics());
    json.field("p50Nanos", line.median());
    json.field("p99Nanos", line.slow());
    json.writeEndObject();
  }

  private void statistics(PlayerStatistics statistics) {
    json.writeObjectPropertyStart("counts");
    for (Statistic statistic : Statistic.values()) {
      json.field(camel(statistic), statistics.of(statistic));
    }
    json.writeEndObject();
  }

  private static String camel(Statistic statistic) {
    StringBuilder name = new StringBuilder();
    for (String word : statistic.name().split("_", -1)) {
      String small = word.toLowerCase(Locale.ROOT);
      name.append(name.isEmpty() ? small : word.substring(0, 1) + small.substring(1));
    }
    return name.toString();
  }

  private void numbers(String name, List<Double> numbers) {
    json.writeArrayPropertyStart(name);
    for (double number : numbers) {
      if (Double.isFinite(number)) {
        json.writeNumber(number);
      } else {
        json.writeNull();
      }
    }
    json.writeEndArray();
  }

  private void number(String name, double number) {
    if (Double.isFinite(number)) {
      json.field(name, number);
    } else {
      json.writeNullProperty(name);
    }
  }
}
