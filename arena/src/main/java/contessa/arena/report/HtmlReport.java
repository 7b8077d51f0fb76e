package contessa.arena.report;

import contessa.arena.Contest;
import contessa.arena.PlayerStatistics;
import contessa.arena.Results;
import contessa.arena.Results.Standing;
import contessa.arena.Statistic;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Results as one self-contained page: styles inside, plots drawn with SVG. */
public final class HtmlReport {

  private final Results results;
  private final Contest contest;
  private final String seed;
  private final List<Standing> lines;
  private final StringBuilder page = new StringBuilder(1 << 15);

  private HtmlReport(Results results, String seed) {
    this.results = results;
    this.seed = seed;
    contest = results.contest();
    lines = TextReport.bestFirst(results);
  }

  /**
   * The whole page.
   *
   * @param seed the contest's seed as it was given
   */
  public static String of(Results results, String seed) {
    return new HtmlReport(results, seed).write();
  }

  private String write() {
    String title = ContestText.game(contest.rules()) + ", " + contest.seats() + " players";
    page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        .append(escaped(title))
        .append(" – Contessa arena</title>\n<style>\n")
        .append(style())
        .append("</style>\n</head>\n<body>\n<main>\n<h1>")
        .append(escaped(title))
        .append("</h1>\n");
    facts();
    if (results.games() > 0) {
      shares();
      page.append("<div class=\"two\">\n");
      ratings();
      lengths();
      page.append("</div>\n<div class=\"two\">\n");
      statistics();
      seats();
      page.append("</div>\n");
      if (lines.size() > 1) {
        beats();
      }
      table();
    }
    method();
    return page.append("</main>\n</body>\n</html>\n").toString();
  }

  private static String style() {
    try (InputStream css =
        Objects.requireNonNull(HtmlReport.class.getResourceAsStream("report.css"))) {
      return new String(css.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void facts() {
    page.append("<div class=\"facts\">");
    fact(Numbers.count(results.games()), "games");
    fact(Numbers.count(results.blocks()), "blocks of rotated deals");
    fact(contest.league() ? "league" : "fixed line-up", "");
    fact(ContestText.budget(contest), "");
    fact("seed", seed);
    fact(Numbers.decimal(results.seconds(), 1) + " s", "");
    page.append("</div>\n");
    if (!results.complete()) {
      note(
          "Stopped after "
              + Numbers.count(results.blocks())
              + " of "
              + Numbers.count(contest.blocks())
              + " blocks.");
    }
    if (results.capped() > 0) {
      note(
          Numbers.count(results.capped())
              + " games were stopped after "
              + contest.longest()
              + " turns and shared by the survivors.");
    }
    if (results.faults() > 0) {
      note(
          Numbers.count(results.faults())
              + " answers were illegal, broken or late; the fallback move was played.");
    }
  }

  private void fact(String strong, String rest) {
    page.append("<span><b>").append(escaped(strong)).append("</b> ").append(escaped(rest));
    page.append("</span>");
  }

  private void note(String text) {
    page.append("<p class=\"note\">").append(escaped(text)).append("</p>\n");
  }

  private void begin(String heading, String explanation) {
    page.append("<section>\n<h2>")
        .append(escaped(heading))
        .append("</h2>\n<p>")
        .append(explanation)
        .append("</p>\n");
  }

  private void end() {
    page.append("</section>\n");
  }

  // ---- Plots

  private void shares() {
    begin(
        "Win share",
        "Share of the games won from a seat, with its 95 % interval. Dashed: the fair share, "
            + Numbers.percent(results.fairShare(), 1)
            + ".");
    double most = results.fairShare();
    for (Standing line : lines) {
      most = Math.max(most, line.share().high());
    }
    Scale scale = Scale.upTo(Math.min(1, most));
    page.append("<div class=\"rows\">\n");
    for (Standing line : lines) {
      String margin = Numbers.margin(line.share().margin());
      row(
          line.name(),
          Numbers.percent(line.share().mean(), 2) + " <small>" + margin + "</small>",
          scale.gridLines()
              + SvgMarks.vertical("fair", scale.at(results.fairShare()))
              + SvgMarks.whisker(scale.at(line.share().low()), scale.at(line.share().high()))
              + SvgMarks.dot(scale.at(line.share().mean())));
    }
    row("", "", scale.labels(value -> Numbers.percent(value, scale.step() < 0.01 ? 1 : 0)));
    page.append("</div>\n");
    end();
  }

  private void ratings() {
    begin(
        "Rating",
        "OpenSkill (Plackett–Luce): μ with 2σ to both sides; the stroke marks μ−3σ, which lists"
            + " show.");
    double least = Double.MAX_VALUE;
    double most = -Double.MAX_VALUE;
    for (Standing line : lines) {
      least = Math.min(least, line.rating().shown());
      most = Math.max(most, line.rating().mu() + 2 * line.rating().sigma());
    }
    Scale scale = Scale.between(least, most);
    page.append("<div class=\"rows\">\n");
    for (Standing line : lines) {
      double mu = line.rating().mu();
      double sigma = line.rating().sigma();
      row(
          line.name(),
          Numbers.decimal(mu, 1)
              + " <small>"
              + Numbers.decimal(line.rating().shown(), 1)
              + "</small>",
          scale.gridLines()
              + SvgMarks.whisker(scale.at(mu - 2 * sigma), scale.at(mu + 2 * sigma))
              + SvgMarks.dot(scale.at(mu))
              + SvgMarks.tick(scale.at(line.rating().shown())));
    }
    row("", "", scale.labels(value -> Numbers.decimal(value, scale.step() < 1 ? 1 : 0)));
    page.append("</div>\n");
    end();
  }

  private void lengths() {
    String unit = ContestText.lengths(contest);
    begin(
        "Length of games",
        "In "
            + unit
            + ": "
            + Numbers.decimal(results.meanLength(), 1)
            + " on average, half of them at most "
            + results.lengthQuantile(0.5)
            + ", nine of ten at most "
            + results.lengthQuantile(0.9)
            + ".");
    Histogram.append(results, unit, page);
    end();
  }

  private void statistics() {
    if (ContestText.isCoup(contest)) {
      begin(
          "Bluffs and challenges",
          key("--bar2")
              + "claims that were bluffs"
              + key("--bar")
              + "claims of others that were challenged. The referee counts them from the cards.");
    } else {
      begin(
          "Thieves",
          key("--bar")
              + "alone, with the loot"
              + key("--bar2")
              + "stopped by a snitch; the rest met other thieves.");
    }
    boolean coup = ContestText.isCoup(contest);
    page.append("<div class=\"rows\">\n");
    for (Standing line : lines) {
      PlayerStatistics statistics = line.statistics();
      double upper =
          coup
              ? statistics.share(Statistic.BLUFFS, Statistic.CLAIMS)
              : statistics.share(Statistic.ROBBED, Statistic.THIEVES);
      double lower =
          coup
              ? statistics.share(Statistic.CHALLENGES, Statistic.CHALLENGE_CHANCES)
              : statistics.share(Statistic.GUARDED, Statistic.THIEVES);
      row(
          line.name(),
          Numbers.percent(upper, 1) + " <br><small>" + Numbers.percent(lower, 1) + "</small>",
          SvgMarks.bar(coup ? "bar2" : "bar", upper, 4)
              + SvgMarks.bar(coup ? "bar" : "bar2", lower, 20),
          36);
    }
    page.append("</div>\n");
    end();
  }

  private static String key(String colour) {
    return "<span class=\"key\" style=\"background:var(" + colour + ")\"></span>";
  }

  // ---- Tables

  private void beats() {
    begin("Head to head", "The row's percentage of the games won by either of the two.");
    List<String> head = lines.stream().map(Standing::name).toList();
    heat(head, lines.stream().map(this::beatsOf).toList(), 0.5);
    end();
  }

  private List<Double> beatsOf(Standing line) {
    List<Double> beats = new ArrayList<>();
    for (Standing other : lines) {
      int index = results.lines().indexOf(other);
      beats.add(line.equals(other) ? Double.NaN : line.beats().get(index));
    }
    return beats;
  }

  private void seats() {
    begin("By seat", "Win share in percent from every seat; seat 0 begins.");
    List<String> head = new ArrayList<>();
    for (int seat = 0; seat < contest.seats(); seat++) {
      head.add(String.valueOf(seat));
    }
    heat(head, lines.stream().map(Standing::seatShare).toList(), results.fairShare());
    end();
  }

  private void heat(List<String> head, List<List<Double>> rows, double even) {
    page.append("<div class=\"scroll\"><table class=\"heat\">\n<thead><tr><th></th>");
    head.forEach(name -> page.append("<th>").append(breakable(name)).append("</th>"));
    page.append("</tr></thead>\n<tbody>\n");
    for (int i = 0; i < rows.size(); i++) {
      page.append("<tr><th>").append(breakable(lines.get(i).name())).append("</th>");
      for (double share : rows.get(i)) {
        page.append("<td").append(heat(share, even)).append('>');
        page.append(Numbers.decimal(100 * share, 1)).append("</td>");
      }
      page.append("</tr>\n");
    }
    page.append("</tbody>\n</table></div>\n");
  }

  private static String heat(double share, double even) {
    if (!Double.isFinite(share)) {
      return "";
    }
    boolean better = share >= even;
    double strength = better ? (share - even) / (1 - even) : (even - share) / even;
    return String.format(
        Locale.ROOT,
        " style=\"background:rgba(var(%s),%.2f)\"",
        better ? "--good" : "--bad",
        0.55 * Math.min(1, strength));
  }

  private void table() {
    begin(
        "All figures",
        "Time per decision: p50 is the median, p99 the time that one in a hundred exceeds.");
    page.append("<div class=\"scroll\"><table class=\"figures\">\n<thead><tr><th></th>");
    List<String> heads = new ArrayList<>(List.of("games", "won", "±95 %", "μ", "σ", "μ−3σ"));
    heads.addAll(TextReport.statisticHeads(contest));
    heads.addAll(List.of("p50", "p99", "decisions", "illegal", "broken", "late"));
    heads.forEach(head -> page.append("<th>").append(head).append("</th>"));
    page.append("</tr></thead>\n<tbody>\n");
    for (Standing line : lines) {
      page.append("<tr><th>").append(escaped(line.name())).append("</th>");
      for (String cell : figures(line)) {
        page.append("<td>").append(cell).append("</td>");
      }
      page.append("</tr>\n");
    }
    page.append("</tbody>\n</table></div>\n");
    end();
  }

  private List<String> figures(Standing line) {
    List<String> cells = new ArrayList<>();
    cells.add(Numbers.count(line.games()));
    cells.add(Numbers.percent(line.share().mean(), 2));
    cells.add(Numbers.margin(line.share().margin()));
    cells.add(Numbers.decimal(line.rating().mu(), 2));
    cells.add(Numbers.decimal(line.rating().sigma(), 2));
    cells.add(Numbers.decimal(line.rating().shown(), 2));
    cells.addAll(TextReport.statistics(contest, line.statistics()));
    cells.add(Numbers.time(line.median()));
    cells.add(Numbers.time(line.slow()));
    for (Statistic statistic :
        List.of(Statistic.DECISIONS, Statistic.ILLEGAL, Statistic.BROKEN, Statistic.LATE)) {
      cells.add(Numbers.count(line.statistics().of(statistic)));
    }
    return cells;
  }

  private void method() {
    page.append("<footer>Each deal is played once from every seat: the line-up moves on by a seat")
        .append(" while cards and chance stay, so that luck cancels. Such a block counts as one")
        .append(" observation of the intervals. Ratings: winner first, the rest tied.</footer>\n");
  }

  // ---- Parts of plots

  private void row(String name, String value, String plot) {
    row(name, value, plot, SvgMarks.ROW);
  }

  private void row(String name, String value, String plot, int height) {
    page.append("<div class=\"name\">")
        .append(escaped(name))
        .append("</div><div class=\"value\">")
        .append(value.replace(" %", "&nbsp;%"))
        .append("</div><div class=\"plot\"><svg width=\"100%\" height=\"")
        .append(height)
        .append("\">")
        .append(plot)
        .append("</svg></div>\n");
  }

  /** A name that may break after its colon. */
  private static String breakable(String name) {
    return escaped(name).replace(":", ":<wbr>");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
