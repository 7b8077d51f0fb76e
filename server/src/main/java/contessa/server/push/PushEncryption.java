package contessa.server.push;

import module java.base;

/** Encrypts a message for one browser: RFC 8291, in a single record of RFC 8188. */
final class PushEncryption {

  static final int SALT_BYTES = 16;
  static final int AUTH_BYTES = 16;

  private static final int RECORD = 4_096;
  private static final byte LAST_RECORD = 2;
  private static final int KEY_BYTES = 16;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private PushEncryption() {}

  /**
   * Encrypts a text.
   *
   * @param length the text is padded to this, so that its own length reveals nothing
   * @param sender a key pair for this message only
   * @param salt random bytes for this message only
   */
  static byte[] seal(
      byte[] text, int length, ECPublicKey receiver, byte[] auth, KeyPair sender, byte[] salt) {
    if (text.length >= length) {
      throw new IllegalArgumentException(
          "a text of " + text.length + " bytes does not fit in " + length);
    }
    byte[] own = P256.bytes((ECPublicKey) sender.getPublic());
    byte[] padded = Arrays.copyOf(text, length);
    padded[text.length] = LAST_RECORD;
    try {
      byte[] secret = secret(sender, receiver, auth, own);
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          Cipher.ENCRYPT_MODE,
          new SecretKeySpec(derive(secret, salt, info("aes128gcm"), KEY_BYTES), "AES"),
          new GCMParameterSpec(TAG_BITS, derive(secret, salt, info("nonce"), NONCE_BYTES)));
      byte[] sealed = cipher.doFinal(padded);
      return ByteBuffer.allocate(SALT_BYTES + Integer.BYTES + 1 + own.length + sealed.length)
          .put(salt)
          .putInt(RECORD)
          .put((byte) own.length)
          .put(own)
          .put(sealed)
          .array();
    } catch (GeneralSecurityException e) {
      throw P256.missing(e);
    }
  }

  private static byte[] secret(KeyPair sender, ECPublicKey receiver, byte[] auth, byte[] own)
      throws GeneralSecurityException {
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(sender.getPrivate());
    agreement.doPhase(receiver, true);
    byte[] label = "WebPush: info\0".getBytes(StandardCharsets.US_ASCII);
    byte[] info =
        ByteBuffer.allocate(label.length + 2 * P256.PUBLIC_BYTES)
            .put(label)
            .put(P256.bytes(receiver))
            .put(own)
            .array();
    return derive(agreement.generateSecret(), auth, info, 32);
  }

  private static byte[] info(String what) {
    return ("Content-Encoding: " + what + "\0").getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] derive(byte[] secret, byte[] salt, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addIKM(secret).addSalt(salt).thenExpand(info, length));
  }
}
