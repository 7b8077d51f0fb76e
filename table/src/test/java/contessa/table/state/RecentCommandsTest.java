package contessa.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecentCommandsTest {

  private static CommandStamp command(String player, int number) {
    return new CommandStamp(player, "c" + number, player + number);
  }

  @Test
  void theLatestCommandsAreKnownByPlayerAndId() {
    RecentCommands commands = RecentCommands.NONE;
    for (int i = 0; i < 200; i++) {
      commands = commands.with(command("ana", i)).with(command("bo", i));
      for (int back = 0; back < 16 && back <= i; back++) {
        assertThat(commands.digestOf(command("ana", i - back))).isEqualTo("ana" + (i - back));
        assertThat(commands.digestOf(command("bo", i - back))).isEqualTo("bo" + (i - back));
      }
      assertThat(commands.digestOf(command("cy", i))).isNull();
    }
  }

  @Test
  void oldCommandsAreForgotten() {
    RecentCommands commands = RecentCommands.NONE;
    for (int i = 0; i < 1_000; i++) {
      commands = commands.with(command("ana", i));
    }
    assertThat(commands.digestOf(command("ana", 1_000 - 65))).isNull();
    assertThat(commands.toString()).hasSizeLessThan(64 * 100);
  }

  @Test
  void aCommandThatWasNotWrittenLeavesNoTrace() {
    RecentCommands before = RecentCommands.NONE.with(command("ana", 1));
    RecentCommands after = before.with(command("ana", 2));
    assertThat(after.digestOf(command("ana", 1))).isEqualTo("ana1");
    assertThat(before.digestOf(command("ana", 2))).isNull();
  }
}
