package contessa.server.net.http;

import module java.base;

import contessa.server.host.identity.IpNetwork;
import io.netty.handler.codec.http.HttpHeaders;

/**
 * The proxies whose {@code X-Forwarded-*} headers are trusted. Any client can send these headers,
 * so those of others are ignored.
 */
public final class TrustedProxies {

  private static final String FORWARDED_FOR = "X-Forwarded-For";
  private static final String FORWARDED_PROTO = "X-Forwarded-Proto";

  private final List<IpNetwork> trusted;

  /**
   * Trusts these addresses, or networks like 10.0.0.0/8.
   *
   * @throws IllegalArgumentException if one is neither
   */
  public TrustedProxies(List<String> trusted) {
    this.trusted = trusted.stream().map(IpNetwork::of).toList();
  }

  boolean trusts(InetAddress address) {
    return trusted.stream().anyMatch(network -> network.has(address));
  }

  /** The client address and scheme of a request. */
  RequestSource source(SocketAddress peer, HttpHeaders headers) {
    if (!(peer instanceof InetSocketAddress internet)) {
      return new RequestSource(headers, null, "?", false, false);
    }
    InetAddress address = internet.getAddress();
    if (!trusts(address)) {
      return new RequestSource(headers, address, IpNetwork.key(address), false, false);
    }
    boolean secure = "https".equalsIgnoreCase(headers.get(FORWARDED_PROTO));
    InetAddress client = forwarded(address, headers);
    return new RequestSource(headers, client, IpNetwork.key(client), secure, true);
  }

  /** The last address in the chain that is not a trusted proxy; an invalid one ends the search. */
  private InetAddress forwarded(InetAddress proxy, HttpHeaders headers) {
    InetAddress from = proxy;
    if (headers.contains(FORWARDED_FOR)) {
      List<String> chain =
          headers.getAll(FORWARDED_FOR).stream()
              .flatMap(value -> Arrays.stream(value.split(",", -1)))
              .map(String::strip)
              .toList();
      for (String next : chain.reversed()) {
        if (!trusts(from)) {
          break;
        }
        try {
          from = InetAddress.ofLiteral(next);
        } catch (IllegalArgumentException e) {
          break;
        }
      }
    }
    return from;
  }

  /** Such a key as an address to read. */
  static String readable(String key) {
    try {
      return IpNetwork.ofKey(key).toString();
    } catch (IllegalArgumentException e) {
      return key;
    }
  }
}
