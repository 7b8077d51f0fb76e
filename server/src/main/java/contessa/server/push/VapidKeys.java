package contessa.server.push;

import module java.base;

import contessa.server.message.ServerJson;
import java.security.Signature;

/** The key pair that identifies this server to push services and browsers: RFC 8292. */
record VapidKeys(ECPrivateKey own, ECPublicKey known) {

  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
  private static final long LIFETIME = 12 * 3_600;

  private record Head(String typ, String alg) {}

  private record Claims(String aud, long exp, String sub) {}

  /** The public key that a browser needs to subscribe. */
  String key() {
    return TEXT.encodeToString(P256.bytes(known));
  }

  /**
   * The {@code Authorization} header of a message to a push service.
   *
   * @param site a contact address of the operator
   * @param now in milliseconds since 1970
   */
  String authorization(URI endpoint, String site, long now) {
    String audience = endpoint.getScheme() + "://" + endpoint.getRawAuthority();
    String text =
        part(new Head("JWT", "ES256"))
            + "."
            + part(new Claims(audience, now / 1_000 + LIFETIME, site));
    try {
      Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
      signature.initSign(own);
      signature.update(text.getBytes(StandardCharsets.US_ASCII));
      return "vapid t=" + text + "." + TEXT.encodeToString(signature.sign()) + ", k=" + key();
    } catch (GeneralSecurityException e) {
      throw P256.missing(e);
    }
  }

  private static String part(Object value) {
    return TEXT.encodeToString(ServerJson.CODEC.bytes(value));
  }
}
