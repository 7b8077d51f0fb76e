package contessa.server.net.pages;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.HttpExchange;
import contessa.server.net.http.NetContext;
import contessa.server.net.limits.Limit;
import contessa.table.message.TableSummary;
import io.netty.handler.codec.http.HttpHeaderNames;
import org.jspecify.annotations.Nullable;

/**
 * Serves the pictures of links. An unknown table has the picture of the game, like any other page.
 */
public final class Previews {

  private static final int MOST_PICTURES = 200;

  /** Everything that a picture shows. */
  private record Shown(String game, List<String> players, int seats, List<String> winners) {}

  private final NetContext context;
  private final Cache<Shown, byte[]> pictures =
      Caffeine.newBuilder().maximumSize(MOST_PICTURES).build();

  public Previews(NetContext context) {
    this.context = context;
  }

  public Optional<TableSummary> about(String path) {
    return LinkPreview.table(path).flatMap(context.tables()::summary);
  }

  /** {@code /preview.png} or {@code /preview/TABLE.png}, with {@code ?result} the winner, too. */
  public void picture(ApiRequest request) {
    HttpExchange exchange = request.exchange();
    String path = exchange.path();
    String name = path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.png$", "");
    Optional<TableSummary> table = context.tables().summary(name);
    boolean result = exchange.query("result").isPresent();
    List<String> winners = table.filter(_ -> result).map(TableSummary::winners).orElse(List.of());
    Shown shown =
        table
            .map(found -> new Shown(found.game(), found.players(), found.seats(), winners))
            .orElse(new Shown("", List.of(), 0, List.of()));
    byte[] picture = pictures.getIfPresent(shown);
    if (picture == null) {
      picture = drawn(request.clientAddress(), table.orElse(null), winners);
      pictures.put(shown, picture);
    }
    exchange
        .with(HttpHeaderNames.CONTENT_TYPE, "image/png")
        .with(HttpHeaderNames.CACHE_CONTROL, "public, max-age=300")
        .send(picture);
  }

  /** Drawing takes long, so it waits in line with replays. */
  private byte[] drawn(String address, @Nullable TableSummary table, List<String> winners) {
    if (!context.limits().take(Limit.PICTURES, address)
        || !context.limits().take(Limit.COSTLY, address)) {
      throw ApiException.tooMany();
    }
    try {
      return context.tables().local().runInBackground(() -> PreviewPicture.of(table, winners));
    } catch (RejectedExecutionException e) {
      throw ApiException.busy();
    }
  }
}
