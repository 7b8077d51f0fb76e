package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.table.game.LiveGame;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Stage;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Another game at the same table. */
class RematchTest extends AtALiveTable {

  @Test
  void theWinnerStartsTheRematchAndTheSeriesIsKept() {
    play(Clock.STANDARD, 2);
    People people = new People(server, table, viewers, new Random(1));
    VirtualServer.Viewer one = viewers.get("p0");
    while (one.view.stage() == Stage.PLAYING) {
      people.step();
    }
    int winner = one.view.winners().getFirst();
    String secret = one.view.secret();
    assertThat(LiveGame.commitment(secret)).isEqualTo(one.view.commitment());
    VirtualServer.ok(table.submit("p0", new Command.Rematch(server.id())));
    assertThat(one.view.stage()).isEqualTo(Stage.OVER);
    VirtualServer.ok(table.submit("p1", new Command.Rematch(server.id())));
    assertThat(one.view.stage()).isEqualTo(Stage.PLAYING);
    assertThat(one.view.asking().seats()).containsExactly(winner);
    assertThat(one.view.seats().get(winner).wins()).isEqualTo(1);
    assertThat(one.view.commitment()).isNotEqualTo(LiveGame.commitment(secret));
    assertThat(one.view.secret()).isNull();
  }
}
