package contessa.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players choose where messages go, so only plain addresses of push services are accepted. */
class PushServicesTest {

  private final PushServices services = new PushServices(PushServices.OF_BROWSERS);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://fcm.googleapis.com/fcm/send/abc:APA91b",
        "https://fcm.googleapis.com/wp/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d",
        "https://web.push.apple.com/QGl",
        "https://FCM.googleapis.com/fcm/send/abc"
      })
  void browsersServicesAreAccepted(String endpoint) {
    assertThat(services.test(endpoint)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "fcm.googleapis.com",
        "//fcm.googleapis.com/x",
        "http://fcm.googleapis.com/x",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https:fcm.googleapis.com/x",
        "https:///fcm.googleapis.com/x",
        "https://localhost/x",
        "https://localhost:8443/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://169.254.169.254/latest/meta-data/",
        "https://metadata.google.internal/computeMetadata/v1/",
        "https://10.0.0.1/x",
        "https://push.example/x",
        "https://googleapis.com/x",
        "https://storage.googleapis.com/x",
        "https://evilfcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com:443/x",
        "https://fcm.googleapis.com:22/x",
        "https://fcm.googleapis.com:/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example@fcm.googleapis.com/x",
        "https://user:pass@fcm.googleapis.com/x",
        "https://evil.example\\@fcm.googleapis.com/x",
        "https://evil.example#@fcm.googleapis.com/x",
        "https://fcm.googleapis.com#fragment",
        "https://fcm.googleapis.com./x",
        "https://fcm.googleapis.com%2eevil.example/x",
        "https://fcm.googleapis.com\u3002evil.example/x",
        "https://fcm.googleapis.com /x",
        "https://fcm.googleapis.com/x\r\nHost: evil.example",
        " https://fcm.googleapis.com/x"
      })
  void everythingElseIsRefused(String endpoint) {
    assertThat(services.test(endpoint)).isFalse();
  }

  @Test
  void theOperatorMayAddServices() {
    PushServices own = new PushServices(List.of("push.palazzo.example"));
    assertThat(own.test("https://push.palazzo.example/1")).isTrue();
    assertThat(own.test("https://fcm.googleapis.com/1")).isFalse();
    for (String none :
        List.of(
            "",
            "localhost",
            "10.0.0.1",
            "https://a.example",
            "a.example:1",
            "*.example",
            "A.example")) {
      assertThatThrownBy(() -> new PushServices(List.of(none)))
          .as(none)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
