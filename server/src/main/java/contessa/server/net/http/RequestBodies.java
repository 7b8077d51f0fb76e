package contessa.server.net.http;

import module java.base;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;

/**
 * Against request smuggling: refuses every request whose body length is not stated once and
 * plainly. A proxy might read it differently, and the difference could hide another request.
 */
final class RequestBodies {

  static final int LONGEST = 16 * 1_024;

  private static final Pattern LENGTH = Pattern.compile("\\d{1,9}");

  private RequestBodies() {}

  /** Whether the headers say plainly how long the body is. */
  static boolean isPlain(HttpHeaders headers) {
    List<String> lengths = headers.getAll(HttpHeaderNames.CONTENT_LENGTH);
    // No client of ours sends chunks, and a chunked body cut short is how requests are smuggled.
    return !headers.contains(HttpHeaderNames.TRANSFER_ENCODING)
        && (lengths.isEmpty()
            || lengths.size() == 1 && LENGTH.matcher(lengths.getFirst()).matches());
  }

  /** Whether the request has a body. */
  static boolean expected(HttpHeaders headers) {
    return headers.contains(HttpHeaderNames.CONTENT_LENGTH)
        && !headers.get(HttpHeaderNames.CONTENT_LENGTH).equals("0");
  }
}
