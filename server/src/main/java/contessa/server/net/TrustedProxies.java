package contessa.server.net;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * The proxies whose word is taken for where a request comes from. Anybody can send the headers in
 * which they say it; of others they are not read.
 */
final class TrustedProxies {

  private static final HeaderName FORWARDED_FOR = HeaderNames.create("X-Forwarded-For");
  private static final HeaderName FORWARDED_PROTO = HeaderNames.create("X-Forwarded-Proto");

  private final List<Network> trusted;

  /** An address, or all whose first bits are these. */
  private record Network(InetAddress address, int bits) {

    static Network of(String text) {
      String[] parts = text.split("/", 2);
      InetAddress address = InetAddress.ofLiteral(parts[0]);
      int most = address.getAddress().length * 8;
      int bits = parts.length == 1 ? most : Integer.parseInt(parts[1]);
      if (bits < 0 || bits > most) {
        throw new IllegalArgumentException(text);
      }
      return new Network(address, bits);
    }

    boolean has(InetAddress other) {
      byte[] ours = address.getAddress();
      byte[] theirs = other.getAddress();
      if (ours.length != theirs.length
          || Arrays.mismatch(ours, 0, bits / 8, theirs, 0, bits / 8) >= 0) {
        return false;
      }
      int rest = bits % 8;
      return rest == 0 || (ours[bits / 8] ^ theirs[bits / 8]) >> (8 - rest) << (8 - rest) == 0;
    }
  }

  /**
   * These, as addresses or networks like 10.0.0.0/8.
   *
   * @throws IllegalArgumentException if one is neither
   */
  TrustedProxies(List<String> trusted) {
    this.trusted = trusted.stream().map(Network::of).toList();
  }

  boolean trusts(InetAddress address) {
    return trusted.stream().anyMatch(network -> network.has(address));
  }

  /** Where a request comes from, and how. */
  RequestSource source(SocketAddress peer, Headers headers) {
    if (!(peer instanceof InetSocketAddress internet) || !trusts(internet.getAddress())) {
      return new RequestSource(headers, clientAddress(peer), false);
    }
    boolean secure =
        headers.first(FORWARDED_PROTO).filter(proto -> proto.equalsIgnoreCase("https")).isPresent();
    return new RequestSource(
        headers, clientAddress(forwarded(internet.getAddress(), headers)), secure);
  }

  /** The last one in the chain whom no trusted proxy vouches for; what is no address ends it. */
  private InetAddress forwarded(InetAddress proxy, Headers headers) {
    InetAddress from = proxy;
    if (headers.contains(FORWARDED_FOR)) {
      List<String> chain =
          headers.get(FORWARDED_FOR).allValues().stream()
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

  private static String clientAddress(SocketAddress address) {
    return address instanceof InetSocketAddress internet
        ? clientAddress(internet.getAddress())
        : "?";
  }

  /** What is counted as one place: an address, or a network of IPv6. */
  static String clientAddress(InetAddress address) {
    byte[] bytes = address.getAddress();
    return HexFormat.of().formatHex(bytes, 0, bytes.length == 16 ? 8 : bytes.length);
  }
}
