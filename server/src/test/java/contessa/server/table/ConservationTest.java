package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.table.game.Contradiction;
import contessa.table.game.GameAdapter;
import contessa.table.game.LiveGame;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.Replay;
import contessa.table.message.TableOptions;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.state.Twins;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A card or coin that is created or lost is found before anyone hears of it. */
class ConservationTest {

  private static final TableOptions COUP = VirtualServer.coup("resistance", 3, Clock.UNTIMED);

  private final VirtualServer server = new VirtualServer(1);

  private LiveGame game(TableOptions options) {
    LiveTable table = server.create(options, "random", "random");
    return table.state().game();
  }

  @Test
  void aCardThatIsInTwoPlacesStopsTheMove() {
    TableState state = server.create(COUP, "random", "random").state();
    LiveGame game = state.game();
    CoupTable table = (CoupTable) game.position().table();
    CoupView truth = table.view(Reader.REFEREE);
    int[] down = {table.down(0), table.down(1), table.down(0)};
    table.imagine(truth, down, table.court());
    LiveGame broken = game.withPosition(Position.of(table));
    TableState twin = Twins.withGame(state, broken);
    Transaction tx = new Transaction(twin, state.at(), null, null);
    assertThatThrownBy(() -> tx.decide(table.toMove(), broken.move("income"), Replay.By.PLAYER))
        .isInstanceOf(Contradiction.class);
  }

  @Test
  void coinsThatNoEventExplainsAreFound() {
    LiveGame game = game(COUP);
    LiveGame.Step step = game.play(game.position().toMove(), game.move("income"));
    Position after = step.game().position();
    GameAdapter adapter = GameAdapter.of(game.rules());
    adapter.checkConserved(game.position(), after, step.events());
    assertThatThrownBy(() -> adapter.checkConserved(game.position(), after, List.of()))
        .isInstanceOf(Contradiction.class);
  }

  @Test
  void aTableWithAContradictionStopsAndTheOthersPlayOn() {
    LiveTable broken = server.create(COUP, "random", "random");
    LiveTable sound = server.create(COUP, "random", "random");
    server.journal.failFor(broken.id(), new Contradiction("a card is lost"));
    Refused refused = broken.submit("p0", new Command.Say("a", "hello")).refused();
    assertThat(refused).isEqualTo(Refused.UNAVAILABLE);
    server.journal.failFor("", new IllegalStateException());
    assertThat(broken.submit("p0", new Command.Say("b", "hello")).refused())
        .isEqualTo(Refused.UNAVAILABLE);
    VirtualServer.ok(sound.submit("p0", new Command.Say("b", "hello")));
    LiveTable again = server.restart(2, 1_000).tables.get(broken.id());
    VirtualServer.ok(again.submit("p0", new Command.Say("b", "hello")));
  }
}
