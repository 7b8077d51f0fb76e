package contessa.server.push;

import module java.base;

/** Keys on P-256, the only curve of Web Push, and their encoding as bytes. */
final class P256 {

  private static final int COORDINATE = 32;
  private static final byte UNCOMPRESSED = 4;

  static final int PUBLIC_BYTES = 1 + 2 * COORDINATE;

  private static final ECParameterSpec CURVE = curve();

  private P256() {}

  private static ECParameterSpec curve() {
    try {
      AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
      parameters.init(new ECGenParameterSpec("secp256r1"));
      return parameters.getParameterSpec(ECParameterSpec.class);
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  /** For an error that cannot happen with the JDK's own providers. */
  static IllegalStateException missing(GeneralSecurityException e) {
    return new IllegalStateException("the JDK lacks an algorithm that Web Push needs", e);
  }

  static KeyPair newPair() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(CURVE);
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
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + COORDINATE));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + COORDINATE, PUBLIC_BYTES));
    if (!isOnCurve(x, y)) {
      throw new IllegalArgumentException("not a point of the curve");
    }
    try {
      return (ECPublicKey)
          KeyFactory.getInstance("EC")
              .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), CURVE));
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
    byte[] bytes = new byte[PUBLIC_BYTES];
    bytes[0] = UNCOMPRESSED;
    put(key.getW().getAffineX(), bytes, 1);
    put(key.getW().getAffineY(), bytes, 1 + COORDINATE);
    return bytes;
  }

  static byte[] bytes(ECPrivateKey key) {
    byte[] bytes = new byte[COORDINATE];
    put(key.getS(), bytes, 0);
    return bytes;
  }

  private static void put(BigInteger number, byte[] bytes, int at) {
    byte[] digits = number.toByteArray();
    int length = Math.min(digits.length, COORDINATE);
    System.arraycopy(digits, digits.length - length, bytes, at + COORDINATE - length, length);
  }
}
