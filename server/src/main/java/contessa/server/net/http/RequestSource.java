package contessa.server.net.http;

import module java.base;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import org.jspecify.annotations.Nullable;

/**
 * The headers of a request and the address it came from.
 *
 * @param client the client's address, as the connection or a trusted proxy says; null if unknown
 * @param clientAddress the address that limits count: an IPv4 address or an IPv6 /64 network
 * @param secure whether it came by https, as a trusted proxy or the settings say
 * @param viaProxy whether a trusted proxy sent it
 */
public record RequestSource(
    HttpHeaders headers,
    @Nullable InetAddress client,
    String clientAddress,
    boolean secure,
    boolean viaProxy) {

  /** The Host header; empty without exactly one. */
  String host() {
    List<String> hosts = headers.getAll(HttpHeaderNames.HOST);
    return hosts.size() == 1 ? hosts.getFirst() : "";
  }

  RequestSource asSecure() {
    return new RequestSource(headers, client, clientAddress, true, viaProxy);
  }
}
