package contessa.server.net.http;

import io.netty.handler.codec.http.HttpHeaders;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * The proxies whose {@code X-Forwarded-*} headers are trusted. Any client can send these headers,
 * so those of others are ignored.
 */
public final class TrustedProxies {

  private static final String FORWARDED_FOR = "X-Forwarded-For";
  private static final String FORWARDED_PROTO = "X-Forwarded-Proto";

  private final List<Network> trusted;

  /** An address, or a network given by its first bits. */
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
   * Trusts these addresses, or networks like 10.0.0.0/8.
   *
   * @throws IllegalArgumentException if one is neither
   */
  public TrustedProxies(List<String> trusted) {
    this.trusted = trusted.stream().map(Network::of).toList();
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
      return new RequestSource(headers, address, key(address), false, false);
    }
    boolean secure = "https".equalsIgnoreCase(headers.get(FORWARDED_PROTO));
    InetAddress client = forwarded(address, headers);
    return new RequestSource(headers, client, key(client), secure, true);
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

  /** The key that limits count: the IPv4 address, or the /64 network of an IPv6 address. */
  public static String key(InetAddress address) {
    byte[] bytes = address.getAddress();
    return HexFormat.of().formatHex(bytes, 0, bytes.length == 16 ? 8 : bytes.length);
  }

  /** Such a key as an address to read. */
  static String readable(String key) {
    try {
      byte[] bytes = HexFormat.of().parseHex(key);
      return bytes.length == 4
          ? InetAddress.getByAddress(bytes).getHostAddress()
          : InetAddress.getByAddress(Arrays.copyOf(bytes, 16)).getHostAddress() + "/64";
    } catch (UnknownHostException | IllegalArgumentException e) {
      return key;
    }
  }
}
