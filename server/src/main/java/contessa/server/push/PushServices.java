package contessa.server.push;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The push services that this server talks to. A player names the address to which messages go, so
 * only those of known services are taken: no other machine is ever asked for anything.
 *
 * @param hosts each with all below it
 */
public record PushServices(List<String> hosts) implements Predicate<String> {

  /** Those of the browsers that there are: Chrome and most others, Firefox, Edge, Safari. */
  public static final List<String> OF_BROWSERS =
      List.of(
          "fcm.googleapis.com",
          "push.services.mozilla.com",
          "notify.windows.com",
          "push.apple.com");

  private static final Pattern HOST =
      Pattern.compile("([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]");

  /**
   * These.
   *
   * @throws IllegalArgumentException if one is no host
   */
  public PushServices {
    hosts = List.copyOf(hosts);
    for (String host : hosts) {
      if (!HOST.matcher(host).matches()) {
        throw new IllegalArgumentException("'" + host + "' is not the name of a host");
      }
    }
  }

  /** Whether this is an address of one of them, and a plain one. */
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
        && host.equals(uri.getRawAuthority()) // neither a user nor a port
        && uri.getRawFragment() == null
        && hosts.stream().anyMatch(known -> isOf(known, host.toLowerCase(Locale.ROOT)));
  }

  private static boolean isOf(String known, String host) {
    return host.equals(known) || host.endsWith("." + known);
  }
}
