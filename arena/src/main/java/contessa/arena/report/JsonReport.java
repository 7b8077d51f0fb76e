package contessa.arena.report;

import contessa.arena.Contest;
import contessa.arena.PlayerStatistics;
import contessa.arena.Results;
import contessa.arena.Results.Standing;
import contessa.arena.Statistic;
import contessa.bots.Budget;
import contessa.notation.Json;
import contessa.notation.registry.Notations;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** Results as one JSON object. Unknown values are null. */
public final class JsonReport {

  private final Results results;
  private final JsonGenerator json;

  private JsonReport(Results results, JsonGenerator json) {
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
    try (JsonGenerator json = Json.writer(out)) {
      new JsonReport(results, json).write(seed);
    }
    return out.toString(StandardCharsets.UTF_8) + "\n";
  }

  private void write(String seed) {
    Contest contest = results.contest();
    json.writeStartObject();
    json.writeStringProperty("game", contest.rules().game());
    json.writeName("options");
    Notations.of(contest.rules()).writeOptions(contest.rules(), json);
    json.writeNumberProperty("players", contest.seats());
    json.writeBooleanProperty("league", contest.league());
    json.writeStringProperty("seed", seed);
    budget(contest.budget());
    json.writeBooleanProperty("deterministic", !contest.budget().timed());
    json.writeBooleanProperty("complete", results.complete());
    json.writeNumberProperty("games", results.games());
    json.writeNumberProperty("blocks", results.blocks());
    json.writeNumberProperty("planned", contest.blocks());
    json.writeNumberProperty("seconds", results.seconds());
    json.writeNumberProperty("longest", contest.longest());
    json.writeNumberProperty("capped", results.capped());
    json.writeNumberProperty("fairShare", results.fairShare());
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
      json.writeNumberProperty(name, value);
    }
  }

  private void line(Standing line) {
    json.writeStartObject();
    json.writeStringProperty("name", line.name());
    json.writeNumberProperty("games", line.games());
    json.writeNumberProperty("wins", line.wins());
    number("share", line.share().mean());
    number("margin", line.share().margin());
    number("low", line.share().low());
    number("high", line.share().high());
    json.writeObjectPropertyStart("rating");
    json.writeNumberProperty("mu", line.rating().mu());
    json.writeNumberProperty("sigma", line.rating().sigma());
    json.writeNumberProperty("shown", line.rating().shown());
    json.writeEndObject();
    numbers("shareBySeat", line.seatShare());
    numbers("beats", line.beats());
    statistics(line.statistics());
    json.writeNumberProperty("p50Nanos", line.median());
    json.writeNumberProperty("p99Nanos", line.slow());
    json.writeEndObject();
  }

  private void statistics(PlayerStatistics statistics) {
    json.writeObjectPropertyStart("counts");
    for (Statistic statistic : Statistic.values()) {
      json.writeNumberProperty(camel(statistic), statistics.of(statistic));
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
      json.writeNumberProperty(name, number);
    } else {
      json.writeNullProperty(name);
    }
  }
}
