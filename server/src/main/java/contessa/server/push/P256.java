package contessa.server.push;

import module java.base;

/** Keys on P-256, the only curve of Web Push, and their encoding as bytes. */
final class P256 {

  static final int PUBLIC_BYTES = 65;

  private static final int PRIVATE_BYTES = 32;
  private static final byte UNCOMPRESSED = 4;

  /** What X.509 has in front of a point of this curve. */
  private static final byte[] HEAD =
      HexFormat.of().parseHex("3059301306072a8648ce3d020106082a8648ce3d030107034200");

  private static final ECParameterSpec CURVE = ((ECPublicKey) newPair().getPublic()).getParams();

  private P256() {}

  /** For an error that cannot happen with the JDK's own providers. */
  static IllegalStateException missing(GeneralSecurityException e) {
    return new IllegalStateException("the JDK lacks an algorithm that Web Push needs", e);
  }

  static KeyPair newPair() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  /**
   * A key from the bytes of an uncompressed point.
   *
   * @throws IllegalArgumentException if they are not a point of this curve
   */
  static ECPublicKey publicKey(byte[] bytes) {
    if (bytes.length != PUBLIC_BYTES || bytes[0] != UNCOMPRESSED) {
      throw new IllegalArgumentException("not an uncompressed point");
    }
    byte[] encoded = ByteBuffer.allocate(HEAD.length + PUBLIC_BYTES).put(HEAD).put(bytes).array();
    try {
      ECPublicKey key =
          (ECPublicKey)
              KeyFactory.getInstance("EC").generatePublic(new X509EncodedKeySpec(encoded));
      if (!isOnCurve(key.getW().getAffineX(), key.getW().getAffineY())) {
        throw new IllegalArgumentException("not a point of the curve");
      }
      return key;
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  /** A point off the curve could be used to learn our private key (invalid curve attack). */
  private static boolean isOnCurve(BigInteger x, BigInteger y) {
    EllipticCurve curve = CURVE.getCurve();
    BigInteger p = ((ECFieldFp) curve.getField()).getP();
    BigInteger right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB()).mod(p);
    return x.compareTo(p) < 0 && y.compareTo(p) < 0 && y.pow(2).mod(p).equals(right);
  }

  static ECPrivateKey privateKey(byte[] bytes) {
    try {
      return (ECPrivateKey)
          KeyFactory.getInstance("EC")
              .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, bytes), CURVE));
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  static byte[] bytes(ECPublicKey key) {
    return Arrays.copyOfRange(key.getEncoded(), HEAD.length, HEAD.length + PUBLIC_BYTES);
  }

  static byte[] bytes(ECPrivateKey key) {
    byte[] digits = key.getS().toByteArray();
    byte[] bytes = new byte[PRIVATE_BYTES];
    int length = Math.min(digits.length, PRIVATE_BYTES);
    System.arraycopy(digits, digits.length - length, bytes, PRIVATE_BYTES - length, length);
    return bytes;
  }
}
