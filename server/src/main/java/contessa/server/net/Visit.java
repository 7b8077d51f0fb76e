package contessa.server.net;

import io.helidon.http.Headers;

/**
 * A request, and where it comes from.
 *
 * @param place what is counted as one
 * @param secure whether a trusted proxy says that it came by https
 */
record Visit(Headers headers, String place, boolean secure) {}
