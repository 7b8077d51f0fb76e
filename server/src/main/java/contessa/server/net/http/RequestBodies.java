package contessa.server.net.http;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Refuses every request whose body length is not stated once and plainly. A proxy might read it
 * differently, and the difference could hide another request.
 */
public final class RequestBodies {

  static final int LONGEST = 16 * 1_024;

  private static final Pattern LENGTH = Pattern.compile("\\d{1,9}");

  private RequestBodies() {}

  /**
   * Checks the headers that say how long the body is.
   *
   * @throws RequestException which closes the connection
   */
  static void check(Headers headers) {
    List<String> lengths = all(headers, HeaderNames.CONTENT_LENGTH);
    // No client of ours sends chunks, and a chunked body cut short is how requests are smuggled.
    boolean plain =
        !headers.contains(HeaderNames.TRANSFER_ENCODING)
            && (lengths.isEmpty()
                || lengths.size() == 1 && LENGTH.matcher(lengths.getFirst()).matches());
    if (!plain) {
      throw refused(Status.BAD_REQUEST_400);
    }
  }

  /** Whether the request has a body. */
  public static boolean expected(Headers headers) {
    return headers.contains(HeaderNames.CONTENT_LENGTH)
        && !headers.get(HeaderNames.CONTENT_LENGTH).get().equals("0");
  }

  private static List<String> all(Headers headers, HeaderName name) {
    return headers.contains(name) ? headers.get(name).allValues() : List.of();
  }

  /** Answers with this status and closes the connection. */
  public static RequestException refused(Status status) {
    return RequestException.builder()
        .type(EventType.OTHER)
        .status(status)
        .message(status.reasonPhrase())
        .setKeepAlive(false)
        .build();
  }
}
