package contessa.server.message;

/**
 * A browser's push subscription, in the form browsers give it.
 *
 * @param endpoint its address at the push service, at most 1024 characters
 */
public record PushBrowser(String endpoint, Keys keys) {

  /** The longest address that is accepted. */
  public static final int LONGEST = 1_024;

  /**
   * The keys that messages to it are encrypted with, in URL-safe base64.
   *
   * @param p256dh a point of the curve P-256, uncompressed
   * @param auth 16 bytes
   */
  public record Keys(String p256dh, String auth) {}
}
