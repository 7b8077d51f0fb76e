package contessa.arena.report;

import module java.base;

import contessa.arena.Results;

/**
 * A report as one self-contained page: JSON, and the script that draws it. The script writes what
 * it reads as text, never as markup.
 */
public final class ReportPage {

  /** What the script draws. */
  public enum Kind {
    ARENA,
    ANALYSIS
  }

  private static final Pattern SLOT = Pattern.compile("\\$\\{(\\w+)}");

  private ReportPage() {}

  /** The whole page; the language is that of its words. */
  public static String of(Kind kind, String language, String title, String json) {
    Map<String, String> parts =
        Map.of(
            "kind",
            kind.name().toLowerCase(Locale.ROOT),
            "language",
            language,
            "title",
            title.replace("&", "&amp;").replace("<", "&lt;"),
            "report",
            json.replace("<", "\\u003c"),
            "style",
            resource("report.css"),
            "script",
            resource("report.js"));
    Matcher slots = SLOT.matcher(resource("report.html"));
    return slots.replaceAll(
        slot -> Matcher.quoteReplacement(Objects.requireNonNull(parts.get(slot.group(1)))));
  }

  /** Results of a contest as a page. */
  public static String of(Results results, String seed, Origin origin) {
    String game = TextReport.game(results.contest().rules());
    String title = game + ", " + results.contest().seats() + " players";
    return of(Kind.ARENA, "en", title, JsonReport.of(results, seed, origin));
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(ReportPage.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
