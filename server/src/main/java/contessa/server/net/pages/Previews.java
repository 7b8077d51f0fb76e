package contessa.server.net.pages;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.RequestSource;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.limits.RateLimiter;
import contessa.table.message.TableSummary;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Serves the pictures of links. An unknown table has the picture of the game, like any other page.
 */
public final class Previews {

  private static final int MOST_PICTURES = 200;

  /** New pictures for an address: so many at once, and so many more a second. */
  private static final int MOST_DRAWN = 20;

  private static final int DRAWN_PER_SECOND = 1;

  /** Everything that a picture shows. */
  private record Shown(String game, List<String> players, int seats, List<String> winners) {}

  private final NetContext context;
  private final Cache<Shown, byte[]> pictures =
      Caffeine.newBuilder().maximumSize(MOST_PICTURES).build();
  private final RateLimiter drawings =
      new RateLimiter(MOST_DRAWN, DRAWN_PER_SECOND, TcpConnection::now);

  public Previews(NetContext context) {
    this.context = context;
  }

  public Optional<TableSummary> about(String path) {
    return LinkPreview.table(path).flatMap(context.tables()::summary);
  }

  /** {@code /preview.png} or {@code /preview/TABLE.png}, with {@code ?result} the winner, too. */
  public void picture(ServerRequest request, ServerResponse response) {
    String path = request.path().path();
    String name = path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.png$", "");
    Optional<TableSummary> table = context.tables().summary(name);
    boolean result = request.query().contains("result");
    List<String> winners = table.filter(_ -> result).map(TableSummary::winners).orElse(List.of());
    Shown shown =
        table
            .map(found -> new Shown(found.game(), found.players(), found.seats(), winners))
            .orElse(new Shown("", List.of(), 0, List.of()));
    byte[] picture = pictures.getIfPresent(shown);
    if (picture == null) {
      picture = drawn(request, table.orElse(null), winners);
      pictures.put(shown, picture);
    }
    response
        .header(HeaderNames.CONTENT_TYPE, "image/png")
        .header(HeaderNames.CACHE_CONTROL, "public, max-age=300")
        .send(picture);
  }

  /** Drawing takes long, so it waits in line with replays. */
  private byte[] drawn(ServerRequest request, @Nullable TableSummary table, List<String> winners) {
    RequestSource source =
        context.authenticator().source(request.remotePeer().address(), request.headers());
    String address = source.clientAddress();
    if (!drawings.take(address) || !context.limits().costly().take(address)) {
      throw new HttpException("too many pictures", Status.TOO_MANY_REQUESTS_429);
    }
    try {
      return context.tables().runInBackground(() -> PreviewPicture.of(table, winners));
    } catch (RejectedExecutionException e) {
      throw new HttpException("too many wait", Status.SERVICE_UNAVAILABLE_503, e);
    }
  }
}
