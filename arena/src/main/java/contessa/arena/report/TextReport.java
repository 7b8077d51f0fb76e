package contessa.arena.report;

import module java.base;

import contessa.arena.Beliefs;
import contessa.arena.Contest;
import contessa.arena.Results;
import contessa.arena.Results.Standing;
import contessa.arena.Statistic;
import contessa.bots.Budget;
import contessa.coup.CoupRules;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;

/** Results as text in columns. */
public final class TextReport {

  /** A column: its title, and which statistics it compares. */
  private record Column(String title, Statistic part, Statistic whole) {}

  private static final List<Column> OF_COUP =
      List.of(
          new Column("bluffs", Statistic.BLUFFS, Statistic.CLAIMS),
          new Column("challenges", Statistic.CHALLENGES, Statistic.CHALLENGE_CHANCES),
          new Column("right", Statistic.CHALLENGES_RIGHT, Statistic.CHALLENGES));
  private static final List<Column> OF_ROYAL =
      List.of(
          new Column("robbed", Statistic.ROBBED, Statistic.THIEVES),
          new Column("quarrels", Statistic.QUARRELLED, Statistic.THIEVES),
          new Column("guarded", Statistic.GUARDED, Statistic.THIEVES));

  private final Results results;
  private final Contest contest;

  /** The lines, best first. */
  private final List<Standing> lines;

  private TextReport(Results results) {
    this.results = results;
    contest = results.contest();
    lines =
        results.lines().stream()
            .sorted(Comparator.comparingDouble((Standing line) -> -line.share().mean()))
            .toList();
  }

  /**
   * The whole report.
   *
   * @param seed the contest's seed as it was given
   */
  public static String of(Results results, String seed, Origin origin) {
    return new TextReport(results).text(seed, origin);
  }

  private String text(String seed, Origin origin) {
    StringBuilder text = new StringBuilder(title(seed));
    if (results.games() == 0) {
      return text.append("\nNo block of games is complete.\n").toString();
    }
    text.append('\n').append(table()).append("\nWon by seat\n").append(seats());
    if (lines.size() > 1) {
      text.append("\nHead to head: the row's share of the games won by either of the two\n");
      text.append(beats());
    }
    text.append(beliefs()).append('\n').append(lengths()).append('\n').append(faults());
    return text.append('\n').append(origin.line()).append('\n').toString();
  }

  private String title(String seed) {
    double speed = results.games() / results.seconds();
    return "%s, %d players%s: %s games in %s block%s%s\n%s, seed %s, %s s, %s games/s\n"
        .formatted(
            game(contest.rules()),
            contest.seats(),
            contest.league() ? ", league" : "",
            count(results.games()),
            count(results.blocks()),
            results.blocks() == 1 ? "" : "s",
            results.complete() ? "" : " of " + count(contest.blocks()) + ", stopped",
            budget(),
            seed,
            decimal(results.seconds(), 1),
            speed < 10 ? decimal(speed, 1) : count(Math.round(speed)));
  }

  /** The game, its edition, and the options that differ from the printed edition. */
  static String game(Rulebook rules) {
    if (!(rules instanceof CoupRules coup)) {
      return "Coup Royal";
    }
    JsonNode options = options(coup);
    JsonNode printed = options(CoupRules.of(coup.edition(), coup.seats()));
    StringJoiner words = new StringJoiner(", ");
    words.add("Coup").add(options.path("edition").asString());
    for (String option : options.propertyNames()) {
      JsonNode value = options.path(option);
      if (!value.equals(printed.path(option))) {
        words.add(option + "=" + value.asString());
      }
    }
    return words.toString();
  }

  private static JsonNode options(Rulebook rules) {
    return Json.read(Json.line(json -> Notations.of(rules).writeOptions(rules, json)));
  }

  private String budget() {
    Budget budget = contest.budget();
    return budget.timed()
        ? budget.millis() + " ms a decision (two runs will differ slightly)"
        : count(budget.rollouts()) + " rollouts a decision";
  }

  private boolean isCoup() {
    return contest.rules().kind() == GameKind.COUP;
  }

  private TextGrid table() {
    List<Column> columns = isCoup() ? OF_COUP : OF_ROYAL;
    List<String> head = new ArrayList<>(List.of("games", "won", "±95 %", "rating", "μ−3σ"));
    columns.forEach(column -> head.add(column.title));
    head.addAll(List.of("p50", "p99"));
    return grid(
        head,
        line -> {
          List<String> row = new ArrayList<>();
          row.add(count(line.games()));
          row.add(percent(line.share().mean(), 2));
          row.add(margin(line.share().margin()));
          row.add(decimal(line.rating().mu(), 2));
          row.add(decimal(line.rating().shown(), 2));
          for (Column column : columns) {
            row.add(percent(line.statistics().share(column.part, column.whole), 1));
          }
          row.add(time(line.median()));
          row.add(time(line.slow()));
          return row;
        });
  }

  /** A row for each contestant, after its name. */
  private TextGrid grid(List<String> head, Function<Standing, List<String>> row) {
    TextGrid grid = new TextGrid(cell -> cell.codePointCount(0, cell.length()));
    grid.row("", head);
    lines.forEach(line -> grid.row(line.name(), row.apply(line)));
    return grid;
  }

  private TextGrid seats() {
    List<String> head = IntStream.range(0, contest.seats()).mapToObj(i -> "seat " + i).toList();
    return grid(head, line -> line.seatShare().stream().map(one -> percent(one, 1)).toList());
  }

  private TextGrid beats() {
    return grid(
        lines.stream().map(Standing::name).toList(),
        line -> lines.stream().map(other -> percent(beats(line, other), 1)).toList());
  }

  private double beats(Standing line, Standing other) {
    return other.equals(line) ? Double.NaN : line.beats().get(results.lines().indexOf(other));
  }

  /** What contestants said about claims, if any did. */
  private String beliefs() {
    if (lines.stream().allMatch(line -> line.statistics().beliefs().count() == 0)) {
      return "";
    }
    List<String> head = new ArrayList<>(List.of("claims", "Brier"));
    IntStream.range(0, 10).forEach(tenth -> head.add(10 * tenth + " %"));
    return "\nClaims that were true, by how likely they were called\n"
        + grid(
            head,
            line -> {
              Beliefs beliefs = line.statistics().beliefs();
              List<String> row = new ArrayList<>();
              row.add(count(beliefs.count()));
              row.add(decimal(beliefs.brier(), 3));
              for (int tenth = 0; tenth < beliefs.said().size(); tenth++) {
                row.add(percent((double) beliefs.were().get(tenth) / beliefs.said().get(tenth), 0));
              }
              return row;
            });
  }

  private String lengths() {
    return "Games last %d %s at the median, 9 of 10 at most %d. %s.\n"
        .formatted(
            results.lengthQuantile(0.5),
            isCoup() ? "turns" : "rounds",
            results.lengthQuantile(0.9),
            results.capped() == 0
                ? "None was stopped for its length"
                : "%s stopped after %d and shared by the survivors"
                    .formatted(count(results.capped()), contest.longest()));
  }

  private String faults() {
    if (results.faults() == 0) {
      return "Every answer was legal and in time.\n";
    }
    TextGrid grid =
        grid(
            List.of("decisions", "illegal", "broken", "late", "not asked"),
            line ->
                Stream.concat(Stream.of(Statistic.DECISIONS), Statistic.FAULTS.stream())
                    .map(statistic -> count(line.statistics().of(statistic)))
                    .toList());
    return "Answers replaced by the fallback move\n"
        + grid
        + lines.stream()
            .filter(line -> line.statistics().of(Statistic.UNASKED) > 0)
            .map(line -> line.name() + " was given up and not asked again.\n")
            .collect(Collectors.joining());
  }

  // ---- Numbers; what is unknown is a dash

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String decimal(double number, int places) {
    return Double.isFinite(number) ? String.format(Locale.ROOT, "%." + places + "f", number) : "–";
  }

  private static String percent(double share, int places) {
    return Double.isFinite(share) ? decimal(100 * share, places) + " %" : "–";
  }

  /** The half width of an interval, in percentage points. */
  private static String margin(double margin) {
    return Double.isFinite(margin) ? "±" + decimal(100 * margin, 2) : "–";
  }

  private static String time(double nanos) {
    if (nanos < 1e3) {
      return decimal(nanos, 0) + " ns";
    }
    if (nanos < 1e6) {
      return decimal(nanos / 1e3, nanos < 1e4 ? 1 : 0) + " µs";
    }
    if (nanos < 1e9) {
      return decimal(nanos / 1e6, nanos < 1e7 ? 1 : 0) + " ms";
    }
    return decimal(nanos / 1e9, 1) + " s";
  }
}
