package contessa.server.push;

import module java.base;

import contessa.server.message.PushBrowser;

/**
 * The other end of Web Push: a browser that decrypts its messages, written independently from the
 * RFCs.
 */
public final class TestBrowser {

  private static final int TAG_BITS = 128;

  private final KeyPair pair;
  private final byte[] auth;

  TestBrowser(KeyPair pair, byte[] auth) {
    this.pair = pair;
    this.auth = auth;
  }

  public static TestBrowser fresh() {
    byte[] auth = new byte[PushEncryption.AUTH_BYTES];
    new SecureRandom().nextBytes(auth);
    return new TestBrowser(P256.newPair(), auth);
  }

  /** Its subscription, as it gives it to a server. */
  public PushBrowser at(String endpoint) {
    Base64.Encoder text = Base64.getUrlEncoder().withoutPadding();
    return new PushBrowser(
        endpoint,
        new PushBrowser.Keys(
            text.encodeToString(P256.bytes((ECPublicKey) pair.getPublic())),
            text.encodeToString(auth)));
  }

  String open(byte[] body) throws GeneralSecurityException {
    return open(ByteBuffer.wrap(body));
  }

  /** The text of a message for it. */
  public String open(ByteBuffer body) throws GeneralSecurityException {
    ByteBuffer buffer = body.duplicate();
    byte[] salt = take(buffer, 16);
    int record = buffer.getInt();
    byte[] sender = take(buffer, buffer.get());
    byte[] sealed = take(buffer, buffer.remaining());
    if (sealed.length > record) {
      throw new GeneralSecurityException("more than one record");
    }
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(pair.getPrivate());
    agreement.doPhase(P256.publicKey(sender), true);
    byte[] secret =
        mac(
            mac(auth, agreement.generateSecret()),
            ascii("WebPush: info\0"),
            P256.bytes((ECPublicKey) pair.getPublic()),
            sender,
            new byte[] {1});
    byte[] random = mac(salt, secret);
    byte[] key = mac(random, ascii("Content-Encoding: aes128gcm\0"), new byte[] {1});
    byte[] nonce = mac(random, ascii("Content-Encoding: nonce\0"), new byte[] {1});
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE,
        new SecretKeySpec(Arrays.copyOf(key, 16), "AES"),
        new GCMParameterSpec(TAG_BITS, Arrays.copyOf(nonce, 12)));
    byte[] text = cipher.doFinal(sealed);
    int end = text.length - 1;
    while (text[end] == 0) {
      end--;
    }
    if (text[end] != 2) {
      throw new GeneralSecurityException("not the last record");
    }
    return new String(text, 0, end, StandardCharsets.UTF_8);
  }

  private static byte[] take(ByteBuffer buffer, int length) {
    byte[] bytes = new byte[length];
    buffer.get(bytes);
    return bytes;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] mac(byte[] key, byte[]... parts) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    for (byte[] part : parts) {
      mac.update(part);
    }
    return mac.doFinal();
  }
}
