package contessa.server.net.pages;

import module java.base;

import contessa.analysis.puzzle.StoredPuzzle.PuzzleClaim;
import contessa.notation.words.Bundle;
import contessa.notation.words.Language;
import contessa.server.player.GuestNames;
import contessa.table.message.Puzzle;
import contessa.table.message.Stage;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/**
 * What other sites show of a link: Open Graph tags with a title, a sentence and a picture. They
 * tell no more about a table than anybody who has its link sees immediately: the game, the names,
 * whether it is being played, and who has won. A replay does not give away its end.
 */
public final class LinkPreview {

  private static final Pattern TABLE =
      Pattern.compile("/(?:t|replay)/([A-Za-z0-9_-]{1,64})(?:/.*)?");
  private static final Map<String, Properties> WORDS = new ConcurrentHashMap<>();

  private LinkPreview() {}

  /** The table that a page is about. */
  static Optional<String> table(String path) {
    Matcher matcher = TABLE.matcher(path);
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** Whether a page about this table may name the winner. */
  static boolean tellsResult(String path, @Nullable TableSummary table) {
    return table != null
        && table.winners() != null
        && !table.winners().isEmpty()
        && path.startsWith("/t/");
  }

  /**
   * The page with its tags.
   *
   * @param address of this server, without a trailing slash; tags need whole addresses
   * @param table null for a page about no table, or about none that is known
   */
  static String page(
      String html, String address, String path, @Nullable TableSummary table, String language) {
    boolean result = tellsResult(path, table);
    String picture =
        address
            + (table == null ? "/preview.png" : "/preview/" + table.table() + ".png")
            + (result ? "?result" : "");
    return page(html, address, path, title(table, language, result), picture, language);
  }

  /** The page of a puzzle about a claim, whose title asks its question. */
  static String puzzlePage(
      String html, String address, String path, Puzzle puzzle, String language) {
    PuzzleClaim claim = Objects.requireNonNull(puzzle.claim());
    String role = "role." + claim.role().toLowerCase(Locale.ROOT);
    String title =
        word(language, "puzzle")
            .replace("{name}", puzzle.replay().names().get(claim.seat()))
            .replace(
                "{role}", Bundle.read(Bundle.class, "coup", spoken(language)).getProperty(role));
    String picture = address + "/preview/puzzle-" + (puzzle.number() + 1) + ".png";
    return page(html, address, path, title, picture, language);
  }

  private static String page(
      String html, String address, String path, String title, String picture, String language) {
    String tags =
        tag("og:site_name", "Contessa")
            + tag("og:type", "website")
            + tag("og:url", address + path)
            + tag("og:title", title)
            + tag("og:description", word(language, "about"))
            + tag("og:image", picture)
            + tag("og:image:width", String.valueOf(PreviewPicture.WIDTH))
            + tag("og:image:height", String.valueOf(PreviewPicture.HEIGHT))
            + "<meta name=\"twitter:card\" content=\"summary_large_image\">";
    return html.replaceFirst("</head>", Matcher.quoteReplacement(tags) + "</head>");
  }

  /** One line about a table. */
  private static String title(@Nullable TableSummary table, String language, boolean result) {
    if (table == null || table.players().isEmpty()) {
      return word(language, "title");
    }
    List<String> winners = table.winners();
    if (result && winners != null) {
      return word(language, "won")
          .replace("{game}", game(table))
          .replace("{names}", row(language, winners));
    }
    String key = table.stage() == Stage.LOBBY ? "invites" : "plays";
    String names =
        table.stage() == Stage.LOBBY ? table.players().getFirst() : row(language, table.players());
    return word(language, key).replace("{game}", game(table)).replace("{names}", names);
  }

  static String game(TableSummary table) {
    return table.game().equals("royal") ? "Coup Royal" : "Coup";
  }

  /** The table's language, else the reader's, else English. */
  static String language(@Nullable TableSummary table, @Nullable String accepted) {
    String tables = table == null ? null : table.language();
    Language language =
        tables == null
            ? GuestNames.language(Objects.requireNonNullElse(accepted, ""))
            : Objects.requireNonNullElse(Language.of(tables), Language.ENGLISH);
    return language.code();
  }

  private static String tag(String property, String content) {
    return "<meta property=\"" + property + "\" content=\"" + escaped(content) + "\">";
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String row(String language, List<String> names) {
    Properties words = Bundle.read(Bundle.class, "both", spoken(language));
    return String.join(words.getProperty("list.comma").replaceAll("\\{.}", ""), names);
  }

  private static String word(String language, String key) {
    Properties words =
        WORDS.computeIfAbsent(
            language, code -> Bundle.read(LinkPreview.class, "preview", spoken(code)));
    return Objects.requireNonNull(words.getProperty(key), key);
  }

  private static Language spoken(String code) {
    return Objects.requireNonNullElse(Language.of(code), Language.ENGLISH);
  }
}
