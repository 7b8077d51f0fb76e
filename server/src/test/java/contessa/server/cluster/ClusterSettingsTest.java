package contessa.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClusterSettingsTest {

  private static ClusterSettings with(String address, String secret, boolean isPublicAllowed) {
    return new ClusterSettings(address, 5701, List.of("10.0.0.1"), secret, isPublicAllowed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.2", "100.64.0.1", "fd00::1"})
  void aPrivateAddressIsFine(String address) {
    assertThat(with(address, "0123456789abcdef", false).address()).isEqualTo(address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"198.51.100.7", "100.128.0.1", "2001:db8::1"})
  void aPublicAddressMustBeForced(String address) {
    assertThatThrownBy(() -> with(address, "0123456789abcdef", false))
        .hasMessageContaining("cluster-public");
    assertThat(with(address, "0123456789abcdef", true).address()).isEqualTo(address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::"})
  void allAddressesAreTooMany(String address) {
    assertThatThrownBy(() -> with(address, "0123456789abcdef", true))
        .hasMessageContaining("one address");
  }

  @Test
  void anAddressOfAnotherMachineIsNoticed() {
    assertThat(with("127.0.0.1", "0123456789abcdef", false).isOfThisMachine()).isTrue();
    assertThat(with("192.0.2.1", "0123456789abcdef", true).isOfThisMachine()).isFalse();
  }

  @Test
  void aShortSecretIsNone() {
    assertThatThrownBy(() -> with("10.0.0.1", "", false)).hasMessageContaining("cluster-secret");
  }
}
