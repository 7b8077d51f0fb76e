package contessa.arena.report;

import module java.base;

import contessa.arena.Contest;
import contessa.arena.PlayerStatistics;
import contessa.arena.Results;
import contessa.arena.Results.Standing;
import contessa.arena.Statistic;

/** Results as text in columns. */
public final class TextReport {

  private final Results results;
  private final Contest contest;
  private final String seed;
  private final Origin origin;

  /** The lines, best first. */
  private final List<Standing> lines;

  private TextReport(Results results, String seed, Origin origin) {
    this.results = results;
    this.seed = seed;
    this.origin = origin;
    contest = results.contest();
    lines = bestFirst(results);
  }

  /**
   * The whole report.
   *
   * @param seed the contest's seed as it was given
   */
  public static String of(Results results, String seed, Origin origin) {
    return new TextReport(results, seed, origin).text();
  }

  static List<Standing> bestFirst(Results results) {
    return results.lines().stream()
        .sorted(Comparator.comparingDouble((Standing line) -> -line.share().mean()))
        .toList();
  }

  private String text() {
    StringBuilder text = new StringBuilder(title());
    if (results.games() == 0) {
      return text.append("\nNo block of games is complete.\n").toString();
    }
    text.append('\n').append(table());
    if (contest.seats() > 1) {
      text.append("\nWon by seat\n").append(seats());
    }
    if (lines.size() > 1) {
      text.append("\nHead to head: the row's share of the games won by either of the two\n");
      text.append(beats());
    }
    text.append('\n').append(lengths()).append('\n').append(faults());
    return text.append('\n').append(origin.line()).append('\n').toString();
  }

  private String title() {
    double speed = results.games() / results.seconds();
    return ContestText.game(contest.rules())
        + ", "
        + contest.seats()
        + " players"
        + (contest.league() ? ", league" : "")
        + ": "
        + Numbers.count(results.games())
        + " games in "
        + Numbers.count(results.blocks())
        + (results.blocks() == 1 ? " block" : " blocks")
        + (results.complete() ? "" : " of " + Numbers.count(contest.blocks()) + ", stopped")
        + "\n"
        + ContestText.budget(contest)
        + ", seed "
        + seed
        + ", "
        + Numbers.decimal(results.seconds(), 1)
        + " s, "
        + (speed < 10 ? Numbers.decimal(speed, 1) : Numbers.count(Math.round(speed)))
        + " games/s\n";
  }

  private TextGrid table() {
    TextGrid grid = new TextGrid(TextReport::length);
    List<String> head = new ArrayList<>(List.of("", "games", "won", "±95 %", "rating", "μ−3σ"));
    head.addAll(statisticHeads(contest));
    head.addAll(List.of("p50", "p99"));
    grid.row(head);
    for (Standing line : lines) {
      List<String> row = new ArrayList<>();
      row.add(line.name());
      row.add(Numbers.count(line.games()));
      row.add(Numbers.percent(line.share().mean(), 2));
      row.add(Numbers.margin(line.share().margin()));
      row.add(Numbers.decimal(line.rating().mu(), 2));
      row.add(Numbers.decimal(line.rating().shown(), 2));
      row.addAll(statistics(contest, line.statistics()));
      row.add(Numbers.time(line.median()));
      row.add(Numbers.time(line.slow()));
      grid.row(row);
    }
    return grid;
  }

  static List<String> statisticHeads(Contest contest) {
    return ContestText.isCoup(contest)
        ? List.of("bluffs", "challenges", "right")
        : List.of("robbed", "quarrels", "guarded");
  }

  /** Shares of claims, of claims of others, of challenges; or of thieves. */
  static List<String> statistics(Contest contest, PlayerStatistics statistics) {
    if (ContestText.isCoup(contest)) {
      return List.of(
          Numbers.percent(statistics.share(Statistic.BLUFFS, Statistic.CLAIMS), 1),
          Numbers.percent(statistics.share(Statistic.CHALLENGES, Statistic.CHALLENGE_CHANCES), 1),
          Numbers.percent(statistics.share(Statistic.CHALLENGES_RIGHT, Statistic.CHALLENGES), 1));
    }
    return List.of(
        Numbers.percent(statistics.share(Statistic.ROBBED, Statistic.THIEVES), 1),
        Numbers.percent(statistics.share(Statistic.QUARRELLED, Statistic.THIEVES), 1),
        Numbers.percent(statistics.share(Statistic.GUARDED, Statistic.THIEVES), 1));
  }

  private TextGrid seats() {
    TextGrid grid = new TextGrid(TextReport::length);
    List<String> head = new ArrayList<>();
    head.add("");
    for (int seat = 0; seat < contest.seats(); seat++) {
      head.add("seat " + seat);
    }
    grid.row(head);
    for (Standing line : lines) {
      grid.row(percents(line.name(), line.seatShare()));
    }
    return grid;
  }

  private TextGrid beats() {
    TextGrid grid = new TextGrid(TextReport::length);
    List<String> head = new ArrayList<>();
    head.add("");
    lines.forEach(line -> head.add(line.name()));
    grid.row(head);
    for (Standing line : lines) {
      List<Double> beats = new ArrayList<>();
      for (Standing other : lines) {
        beats.add(
            other.equals(line) ? Double.NaN : line.beats().get(results.lines().indexOf(other)));
      }
      grid.row(percents(line.name(), beats));
    }
    return grid;
  }

  private static List<String> percents(String name, List<Double> shares) {
    List<String> row = new ArrayList<>();
    row.add(name);
    shares.forEach(share -> row.add(Numbers.percent(share, 1)));
    return row;
  }

  private String lengths() {
    return "Games last "
        + results.lengthQuantile(0.5)
        + " "
        + ContestText.lengths(contest)
        + " at the median, 9 of 10 at most "
        + results.lengthQuantile(0.9)
        + ". "
        + (results.capped() == 0
            ? "None was stopped for its length"
            : Numbers.count(results.capped())
                + " stopped after "
                + contest.longest()
                + " and shared by the survivors")
        + ".\n";
  }

  private String faults() {
    if (results.faults() == 0) {
      return "Every answer was legal and in time.\n";
    }
    TextGrid grid = new TextGrid(TextReport::length);
    grid.row("", "decisions", "illegal", "broken", "late", "not asked");
    for (Standing line : lines) {
      PlayerStatistics statistics = line.statistics();
      grid.row(
          line.name(),
          Numbers.count(statistics.of(Statistic.DECISIONS)),
          Numbers.count(statistics.of(Statistic.ILLEGAL)),
          Numbers.count(statistics.of(Statistic.BROKEN)),
          Numbers.count(statistics.of(Statistic.LATE)),
          Numbers.count(statistics.of(Statistic.UNASKED)));
    }
    return "Answers replaced by the fallback move\n" + grid + givenUp();
  }

  private String givenUp() {
    StringBuilder text = new StringBuilder();
    for (Standing line : lines) {
      if (line.statistics().of(Statistic.UNASKED) > 0) {
        text.append(line.name()).append(" was given up and not asked again.\n");
      }
    }
    return text.toString();
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
