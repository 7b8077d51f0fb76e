package contessa.server.net.pages;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.host.puzzles.Puzzles;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.HttpExchange;
import contessa.server.net.http.NetContext;
import contessa.server.net.limits.Limit;
import contessa.table.message.Puzzle;
import contessa.table.message.TableSummary;
import io.netty.handler.codec.http.HttpHeaderNames;
import org.jspecify.annotations.Nullable;

/**
 * Serves the pictures of links. An unknown table has the picture of the game, like any other page.
 */
public final class Previews {

  private static final int MOST_PICTURES = 200;

  private static final Pattern PUZZLE = Pattern.compile("/puzzle(?:/([0-9-]{1,10}))?");

  private final NetContext context;
  private final Cache<PreviewPicture, byte[]> pictures =
      Caffeine.newBuilder().maximumSize(MOST_PICTURES).build();

  public Previews(NetContext context) {
    this.context = context;
  }

  /** The page with tags about what is behind its path. */
  public String page(String html, String address, String path, @Nullable String accepted) {
    TableSummary table = LinkPreview.table(path).flatMap(context.tables()::summary).orElse(null);
    String language = LinkPreview.language(table, accepted);
    return puzzle(path)
        .map(puzzle -> LinkPreview.puzzlePage(html, address, path, puzzle, language))
        .orElseGet(() -> LinkPreview.page(html, address, path, table, language));
  }

  /** The claim that a page asks about: of a single puzzle, else the first of its day. */
  private Optional<Puzzle> puzzle(String path) {
    Matcher asked = PUZZLE.matcher(path);
    if (!asked.matches()) {
      return Optional.empty();
    }
    String which = Objects.requireNonNullElse(asked.group(1), "");
    Puzzles puzzles = context.puzzles();
    try {
      List<Integer> numbers =
          which.isEmpty()
              ? puzzles.today().numbers()
              : which.contains("-")
                  ? puzzles.of(LocalDate.parse(which)).map(Puzzle.Day::numbers).orElse(List.of())
                  : List.of(Integer.parseInt(which) - 1);
      return numbers.stream()
          .flatMap(number -> puzzles.get(number).stream())
          .filter(puzzle -> puzzle.claim() != null)
          .findFirst();
    } catch (DateTimeException | NumberFormatException _) {
      return Optional.empty();
    }
  }

  /**
   * {@code /preview.png}, {@code /preview/TABLE.png}, with {@code ?result} the winner, too, or
   * {@code /preview/puzzle-NUMBER.png}.
   */
  public void picture(ApiRequest request) {
    HttpExchange exchange = request.exchange();
    String path = exchange.path();
    String name = path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.png$", "");
    boolean result = exchange.query("result").isPresent();
    PreviewPicture shown =
        puzzle("/" + name.replaceFirst("^puzzle-", "puzzle/"))
            .map(PreviewPicture::of)
            .orElseGet(
                () -> PreviewPicture.of(context.tables().summary(name).orElse(null), result));
    byte[] picture = pictures.getIfPresent(shown);
    if (picture == null) {
      picture = drawn(request.clientAddress(), shown);
      pictures.put(shown, picture);
    }
    exchange
        .with(HttpHeaderNames.CONTENT_TYPE, "image/png")
        .with(HttpHeaderNames.CACHE_CONTROL, "public, max-age=300")
        .send(picture);
  }

  /** Drawing takes long, so it waits in line with replays. */
  private byte[] drawn(String address, PreviewPicture shown) {
    if (!context.limits().take(Limit.PICTURES, address)
        || !context.limits().take(Limit.COSTLY, address)) {
      throw ApiException.tooMany();
    }
    try {
      return context.tables().local().runInBackground(shown::png);
    } catch (RejectedExecutionException e) {
      throw ApiException.busy();
    }
  }
}
