package contessa.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.message.PushBrowser;
import org.junit.jupiter.api.Test;

/** Messages are encrypted as RFC 8291 says, and only one browser can decrypt them. */
class PushEncryptionTest {

  /** All of RFC 8291, appendix A. */
  private static final String TEXT = "When I grow up, I want to be a watermelon";

  private static final KeyPair SENDER =
      pair(
          "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
          "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
              + "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  private static final KeyPair RECEIVER =
      pair(
          "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
              + "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
  private static final byte[] AUTH = bytes("BTBZMqHH6r4Tts7J_aSIgg");
  private static final byte[] SALT = bytes("DGv6ra1nlYgDCS1FRnbzlw");
  private static final String BODY =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
          + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
          + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

  private static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  private static KeyPair pair(String own, String known) {
    return new KeyPair(P256.publicKey(bytes(known)), P256.privateKey(bytes(own)));
  }

  private static byte[] seal(String text, int length) {
    ECPublicKey receiver = (ECPublicKey) RECEIVER.getPublic();
    byte[] plain = text.getBytes(StandardCharsets.UTF_8);
    return PushEncryption.seal(plain, length, receiver, AUTH, SENDER, SALT);
  }

  @Test
  void theExampleOfTheRfcIsReproduced() throws Exception {
    assertThat(seal(TEXT, TEXT.length() + 1)).isEqualTo(bytes(BODY));
    assertThat(new TestBrowser(RECEIVER, AUTH).open(bytes(BODY))).isEqualTo(TEXT);
  }

  @Test
  void allMessagesHaveTheSameLength() throws Exception {
    assertThat(seal("", 256)).hasSameSizeAs(seal("x".repeat(255), 256));
    assertThat(new TestBrowser(RECEIVER, AUTH).open(seal("short", 256))).isEqualTo("short");
    assertThatThrownBy(() -> seal("x".repeat(256), 256))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void noOtherBrowserCanDecryptIt() {
    assertThatThrownBy(() -> TestBrowser.fresh().open(bytes(BODY)))
        .isInstanceOf(AEADBadTagException.class);
    assertThatThrownBy(() -> new TestBrowser(RECEIVER, new byte[16]).open(bytes(BODY)))
        .isInstanceOf(AEADBadTagException.class);
  }

  @Test
  void invalidKeysAreRefused() {
    PushBrowser good = TestBrowser.fresh().at("https://push.apple.com/1");
    assertThat(new PushSubscription(good, "s").key()).isNotNull();
    byte[] point = bytes(good.keys().p256dh());
    byte[] offCurve = point.clone();
    offCurve[64] ^= 1;
    byte[] compressed = Arrays.copyOf(point, 33);
    compressed[0] = 2;
    for (byte[] bad : new byte[][] {offCurve, compressed, {}, new byte[65], new byte[66]}) {
      refused(good, Base64.getUrlEncoder().encodeToString(bad), good.keys().auth());
    }
    refused(good, "no base 64!", good.keys().auth());
    refused(good, good.keys().p256dh(), "AAAA");
    refused(good, good.keys().p256dh(), good.keys().auth() + "AAAA");
  }

  private static void refused(PushBrowser good, String p256dh, String auth) {
    PushBrowser bad = new PushBrowser(good.endpoint(), new PushBrowser.Keys(p256dh, auth));
    assertThatThrownBy(() -> new PushSubscription(bad, "s"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
