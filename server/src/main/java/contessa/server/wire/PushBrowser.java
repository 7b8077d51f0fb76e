package contessa.server.wire;

import java.util.Objects;

/**
 * A browser that is to be called when its player is asked and looks at no page, as the browser
 * itself says it.
 *
 * @param endpoint the address at its push service, at most 1024 characters
 */
public record PushBrowser(String endpoint, Keys keys) {

  /** The longest address that is taken. */
  public static final int LONGEST = 1_024;

  public PushBrowser {
    Objects.requireNonNull(endpoint, "endpoint");
    Objects.requireNonNull(keys, "keys");
  }

  /**
   * What messages to it are sealed with, in URL-safe base 64.
   *
   * @param p256dh a point of the curve P-256, uncompressed
   * @param auth 16 bytes
   */
  public record Keys(String p256dh, String auth) {
    public Keys {
      Objects.requireNonNull(p256dh, "p256dh");
      Objects.requireNonNull(auth, "auth");
    }
  }
}
