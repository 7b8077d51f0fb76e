package contessa.server.net;

import io.helidon.http.Headers;

/**
 * A request, and where it comes from.
 *
 * @param clientAddress what is counted as one
 * @param secure whether a trusted proxy says that it came by https
 */
record RequestSource(Headers headers, String clientAddress, boolean secure) {}
