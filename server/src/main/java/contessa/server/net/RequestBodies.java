package contessa.server.net;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How long the body of a request is must be said once and plainly. What a proxy could read in
 * another way than we do is refused: it may hold another request.
 */
final class RequestBodies {

  static final int LONGEST = 16 * 1_024;

  private static final Pattern LENGTH = Pattern.compile("\\d{1,9}");

  private RequestBodies() {}

  /**
   * Refuses what is not plain.
   *
   * @throws RequestException which ends the connection
   */
  static void check(Headers headers) {
    List<String> codings = all(headers, HeaderNames.TRANSFER_ENCODING);
    List<String> lengths = all(headers, HeaderNames.CONTENT_LENGTH);
    boolean plain =
        codings.isEmpty()
            ? lengths.isEmpty()
                || lengths.size() == 1 && LENGTH.matcher(lengths.getFirst()).matches()
            : lengths.isEmpty() && codings.size() == 1 && codings.getFirst().equals("chunked");
    if (!plain) {
      throw refused(Status.BAD_REQUEST_400);
    }
  }

  /** Whether there is a body to be read. */
  static boolean expected(Headers headers) {
    return headers.contains(HeaderNames.TRANSFER_ENCODING)
        || headers.contains(HeaderNames.CONTENT_LENGTH)
            && !headers.get(HeaderNames.CONTENT_LENGTH).get().equals("0");
  }

  private static List<String> all(Headers headers, HeaderName name) {
    return headers.contains(name) ? headers.get(name).allValues() : List.of();
  }

  /** Answers with this, and ends the connection. */
  static RequestException refused(Status status) {
    return RequestException.builder()
        .type(EventType.OTHER)
        .status(status)
        .message(status.reasonPhrase())
        .setKeepAlive(false)
        .build();
  }
}
