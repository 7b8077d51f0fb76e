package contessa.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

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
  @ValueSource(strings = {"10.0.0.1:99999", "10.0.0.1:0", "node 1", "http://node1", "", "a/b"})
  void aMemberThatIsNoAddressIsRefused(String member) {
    assertThatThrownBy(
            () ->
                new ClusterSettings("127.0.0.1", 5701, List.of(member), "0123456789abcdef", false))
        .hasMessageEndingWith("not " + member);
  }

  @ParameterizedTest
  @ValueSource(strings = {"node1", "contessa-nodes.default.svc", "10.0.0.1:5701", "[fd00::1]:5701"})
  void aMemberIsANameOrAnAddress(String member) {
    assertThat(
            new ClusterSettings("127.0.0.1", 5701, List.of(member), "0123456789abcdef", false)
                .members())
        .containsExactly(member);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::"})
  void allAddressesAreTooMany(String address) {
    assertThatThrownBy(() -> with(address, "0123456789abcdef", true))
        .hasMessageContaining("one address");
  }

  @Test
  void anAddressOfAnotherMachineIsNoticed() {
    assertThatThrownBy(() -> with("192.0.2.1", "0123456789abcdef", true).probe())
        .hasMessageEndingWith("cluster-address 192.0.2.1 is not an address of this machine");
  }

  @Test
  void aTakenPortIsNoticed() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = other.getLocalPort();
      assertThatThrownBy(() -> at("127.0.0.1", port).probe())
          .hasMessageEndingWith("cluster-port " + port + " is taken, or may not be used");
    }
  }

  @Test
  void aNameIsAnAddressToo() {
    assertThat(at("localhost", 5701).ip()).isEqualTo("127.0.0.1");
  }

  @Test
  void membersThatAnswerAreFound() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String there = "localhost:" + other.getLocalPort();
      assertThat(at("127.0.0.1", 1, "127.0.0.1", "127.0.0.1:2", there).answering())
          .containsExactly(there);
      assertThat(at("127.0.0.1", other.getLocalPort(), there).answering()).isEmpty();
    }
  }

  private static ClusterSettings at(String address, int port, String... members) {
    List<String> all = members.length == 0 ? List.of(address) : List.of(members);
    return new ClusterSettings(address, port, all, "0123456789abcdef", false);
  }

  @Test
  void aShortSecretIsNone() {
    assertThatThrownBy(() -> with("10.0.0.1", "", false)).hasMessageContaining("cluster-secret");
  }
}
