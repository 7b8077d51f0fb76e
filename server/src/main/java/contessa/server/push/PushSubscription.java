package contessa.server.push;

import contessa.server.wire.PushBrowser;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;

/**
 * A browser that wants to be called, with keys that are some.
 *
 * @param site where the page was that asked for it
 */
record PushSubscription(PushBrowser browser, String site) {

  /**
   * What a browser has said.
   *
   * @throws IllegalArgumentException if its keys are none
   */
  PushSubscription {
    key(browser);
    if (auth(browser).length != PushEncryption.AUTH_BYTES) {
      throw new IllegalArgumentException("the secret has another length");
    }
  }

  String endpoint() {
    return browser.endpoint();
  }

  ECPublicKey key() {
    return key(browser);
  }

  byte[] auth() {
    return auth(browser);
  }

  private static ECPublicKey key(PushBrowser browser) {
    return P256.publicKey(Base64.getUrlDecoder().decode(browser.keys().p256dh()));
  }

  private static byte[] auth(PushBrowser browser) {
    return Base64.getUrlDecoder().decode(browser.keys().auth());
  }
}
