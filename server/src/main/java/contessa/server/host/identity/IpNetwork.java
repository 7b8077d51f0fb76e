package contessa.server.host.identity;

import module java.base;

/** An address, or a network given by its first bits. */
public record IpNetwork(InetAddress address, int bits) {

  private static final Pattern FORM =
      Pattern.compile("(\\d+(\\.\\d+){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)(/\\d{1,3})?");

  /** Whether this looks like an address or a network, and not like a name. */
  public static boolean isMeant(String text) {
    return FORM.matcher(text).matches();
  }

  /**
   * The network in a text like 10.0.0.0/8.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static IpNetwork of(String text) {
    String[] parts = text.split("/", 2);
    InetAddress address = InetAddress.ofLiteral(parts[0]);
    int most = address.getAddress().length * 8;
    int bits = parts.length == 1 ? most : Integer.parseInt(parts[1]);
    if (bits < 0 || bits > most) {
      throw new IllegalArgumentException(text);
    }
    return new IpNetwork(address, bits);
  }

  /** The key that limits count: the IPv4 address, or the /64 network of an IPv6 address. */
  public static String key(InetAddress address) {
    byte[] bytes = address.getAddress();
    return HexFormat.of().formatHex(bytes, 0, bytes.length == 16 ? 8 : bytes.length);
  }

  /**
   * The network with such a key.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static IpNetwork ofKey(String key) {
    byte[] bytes = HexFormat.of().parseHex(key);
    try {
      return bytes.length == 4
          ? new IpNetwork(InetAddress.getByAddress(bytes), 32)
          : new IpNetwork(InetAddress.getByAddress(Arrays.copyOf(bytes, 16)), 64);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(key, e);
    }
  }

  /** As limits count it: of IPv6 at least a /64. */
  public IpNetwork asCounted() {
    return bits > 64 ? ofKey(key(address)) : this;
  }

  public boolean has(InetAddress other) {
    byte[] ours = address.getAddress();
    byte[] theirs = other.getAddress();
    if (ours.length != theirs.length
        || Arrays.mismatch(ours, 0, bits / 8, theirs, 0, bits / 8) >= 0) {
      return false;
    }
    int rest = bits % 8;
    return rest == 0 || (ours[bits / 8] ^ theirs[bits / 8]) >> (8 - rest) << (8 - rest) == 0;
  }

  @Override
  public String toString() {
    boolean single = bits == address.getAddress().length * 8;
    return address.getHostAddress() + (single ? "" : "/" + bits);
  }
}
