package contessa.server.host.identity;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whom bans keep out, and for how long. */
class BansTest {

  @TempDir Path folder;

  private long now = 1_000_000;

  private static String key(String address) {
    return IpNetwork.key(InetAddress.ofLiteral(address));
  }

  @Test
  void aBanEndsWithItsTime() {
    try (SqlJournal journal = SqliteFile.journal(folder.resolve("contessa.db"))) {
      Bans bans = new Bans(journal.database(), () -> Instant.ofEpochMilli(now));
      bans.add("person-1", now + 100, "");
      bans.add("10.0.0.0/8", now + 100, "");
      bans.add("person-2", null, "");
      now += 99;
      assertThat(bans.areBanned("person-1", key("127.0.0.1"))).isTrue();
      assertThat(bans.areBanned("", key("10.200.1.1"))).isTrue();
      now++;
      assertThat(bans.areBanned("person-1", key("10.200.1.1"))).isFalse();
      assertThat(bans.all()).extracting(Bans.Ban::whom).containsExactly("person-2");
      bans.add("person-2", now + 50, "for less long");
      assertThat(bans.all()).hasSize(1);
    }
  }

  /** Whoever has one address of IPv6 has all of its /64. */
  @Test
  void anAddressOfIpv6IsBannedWithItsNetwork() {
    try (SqlJournal journal = SqliteFile.journal(folder.resolve("contessa.db"))) {
      Bans bans = new Bans(journal.database(), () -> Instant.ofEpochMilli(now));
      IpNetwork banned = IpNetwork.of("2001:db8:1:2:3::4").asCounted();
      assertThat(banned).hasToString("2001:db8:1:2:0:0:0:0/64");
      bans.add(banned.toString(), null, "");
      assertThat(bans.areBanned("", key("2001:db8:1:2::99"))).isTrue();
      assertThat(bans.areBanned("", key("2001:db8:1:3::99"))).isFalse();
      assertThat(bans.areBanned("", "?")).isFalse();
    }
  }

  @Test
  void aNameIsNoNetwork() {
    assertThat(IpNetwork.isMeant("1984")).isFalse();
    assertThat(IpNetwork.isMeant("Ana: 3.0")).isFalse();
    assertThat(IpNetwork.isMeant("10.0.0.0/8")).isTrue();
    assertThat(IpNetwork.isMeant("2001:db8::/32")).isTrue();
  }
}
