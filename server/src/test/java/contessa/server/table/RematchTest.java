package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.table.game.LiveGame;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Stage;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Another game at the same table. */
class RematchTest extends AtALiveTable {

  private VirtualServer.Viewer one;

  @BeforeEach
  void aGameOfTwoIsPlayed() {
    play(Clock.STANDARD, 2);
    People people = new People(server, table, viewers, new Random(1));
    one = viewers.get("p0");
    while (one.view.common().stage() == Stage.PLAYING) {
      people.step();
    }
  }

  private void wantsRematch(String player) {
    VirtualServer.ok(table.submit(player, new Command.Rematch(server.id())));
  }

  @Test
  void aRematchStartsWhenEverybodyWantsIt() {
    wantsRematch("p0");
    assertThat(one.view.common().stage()).isEqualTo(Stage.OVER);
    wantsRematch("p1");
    assertThat(one.view.common().stage()).isEqualTo(Stage.PLAYING);
  }

  @Test
  void theWinnerStartsTheRematch() {
    int winner = one.view.common().winners().getFirst();
    wantsRematch("p0");
    wantsRematch("p1");
    assertThat(one.view.common().asking().seats()).containsExactly(winner);
  }

  @Test
  void theSeriesIsKept() {
    int winner = one.view.common().winners().getFirst();
    wantsRematch("p0");
    wantsRematch("p1");
    assertThat(one.view.common().seats().get(winner).wins()).isEqualTo(1);
  }

  @Test
  void everyGameHasItsOwnSecret() {
    String secret = one.view.common().secret();
    assertThat(LiveGame.commitment(secret)).isEqualTo(one.view.common().commitment());
    wantsRematch("p0");
    wantsRematch("p1");
    assertThat(one.view.common().commitment()).isNotEqualTo(LiveGame.commitment(secret));
    assertThat(one.view.common().secret()).isNull();
  }
}
