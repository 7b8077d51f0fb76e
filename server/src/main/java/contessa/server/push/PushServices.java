package contessa.server.push;

import module java.base;

/**
 * The push services that this server talks to. Players choose the address that messages go to, so
 * only addresses of known services are accepted; the server never contacts any other machine.
 *
 * @param hosts each including its subdomains
 */
public record PushServices(List<String> hosts) implements Predicate<String> {

  /** The services of Chrome and most others, Firefox, Edge and Safari. */
  public static final List<String> OF_BROWSERS =
      List.of(
          "fcm.googleapis.com",
          "push.services.mozilla.com",
          "notify.windows.com",
          "push.apple.com");

  private static final Pattern HOST =
      Pattern.compile("([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]");

  /**
   * Allows these hosts.
   *
   * @throws IllegalArgumentException if one is not a host name
   */
  public PushServices {
    hosts = List.copyOf(hosts);
    for (String host : hosts) {
      if (!HOST.matcher(host).matches()) {
        throw new IllegalArgumentException("'" + host + "' is not a host name");
      }
    }
  }

  /** Whether this is a plain https address at one of these hosts. */
  @Override
  public boolean test(String endpoint) {
    URI uri;
    try {
      uri = new URI(endpoint);
    } catch (URISyntaxException e) {
      return false;
    }
    String host = uri.getHost();
    return "https".equals(uri.getScheme())
        && host != null
        && host.equals(uri.getRawAuthority()) // no user and no port
        && uri.getRawFragment() == null
        && hosts.stream().anyMatch(known -> isOf(known, host.toLowerCase(Locale.ROOT)));
  }

  private static boolean isOf(String known, String host) {
    return host.equals(known) || host.endsWith("." + known);
  }
}
