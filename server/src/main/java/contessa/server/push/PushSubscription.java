package contessa.server.push;

import module java.base;

import contessa.server.message.PushBrowser;

/**
 * A browser that receives push notifications, with valid keys.
 *
 * @param site the address of the page that subscribed
 */
record PushSubscription(PushBrowser browser, String site) {

  /**
   * Checks the keys of a browser.
   *
   * @throws IllegalArgumentException if they are invalid
   */
  PushSubscription {
    key(browser);
    if (auth(browser).length != PushEncryption.AUTH_BYTES) {
      throw new IllegalArgumentException("the auth secret has the wrong length");
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
