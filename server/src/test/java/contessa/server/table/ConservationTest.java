package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.royal.Goods;
import contessa.royal.RoyalView;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import contessa.server.wire.TableOptions;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is made from nothing, or lost, is found before anybody hears of it. */
class ConservationTest {

  private static final TableOptions COUP = World.coup("resistance", 3, Clock.UNTIMED);

  private final World world = new World(1);

  private Game game(TableOptions options) {
    LiveTable table = world.create(options, "random", "random");
    return table.state().game();
  }

  @Test
  void aCardThatIsInTwoPlacesStopsTheMove() {
    TableState state = world.create(COUP, "random", "random").state();
    Game game = state.game();
    CoupTable table = (CoupTable) game.position().table();
    CoupView truth = table.view(Reader.REFEREE);
    int[] down = {table.down(0), table.down(1), table.down(0)};
    table.imagine(truth, down, table.court());
    state.game =
        new Game(game.rules(), game.first(), Position.of(table), game.secret(), game.draws());
    Draft draft = new Draft(state, state.at, null, null, null);
    assertThatThrownBy(
            () -> draft.decide(table.toMove(), state.game.move("income"), TableEvent.By.PLAYER))
        .isInstanceOf(Contradiction.class);
  }

  @Test
  void coinsThatNobodyWasToldOfAreFound() {
    Game game = game(COUP);
    Game.Step step = game.play(game.position().toMove(), game.move("income"));
    Position after = step.game().position();
    Customs customs = Customs.of(game.rules());
    customs.checkConserved(game.position(), after, step.told());
    assertThatThrownBy(() -> customs.checkConserved(game.position(), after, List.of()))
        .isInstanceOf(Contradiction.class);
  }

  @Test
  void goodsOfCoupRoyalAreCounted() throws Exception {
    Game game = game(World.royal(3, Clock.UNTIMED));
    RoyalView truth = (RoyalView) game.position().view(Reader.REFEREE);
    Conservation.goods(truth);
    assertThatThrownBy(() -> Conservation.goods(with(truth, "supply", Goods.NONE)))
        .isInstanceOf(Contradiction.class);
  }

  private static RoyalView with(RoyalView view, String name, Object value) throws Exception {
    RecordComponent[] parts = RoyalView.class.getRecordComponents();
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      boolean other = parts[i].getName().equals(name);
      values[i] = other ? value : parts[i].getAccessor().invoke(view);
    }
    return RoyalView.class.getDeclaredConstructor(types).newInstance(values);
  }

  @Test
  void aTableThatContradictsItselfStandsStillAndTheOthersPlayOn() {
    LiveTable broken = world.create(COUP, "random", "random");
    LiveTable sound = world.create(COUP, "random", "random");
    world.journal.failFor(broken.id(), new Contradiction("a card is lost"));
    Refused refused = broken.submit("p0", new Command.Say("a", "hello")).refused();
    assertThat(refused).isEqualTo(Refused.UNAVAILABLE);
    world.journal.failFor("", new IllegalStateException());
    assertThat(broken.submit("p0", new Command.Say("b", "hello")).refused())
        .isEqualTo(Refused.UNAVAILABLE);
    World.ok(sound.submit("p0", new Command.Say("b", "hello")));
    LiveTable again = world.restart(2, 1_000).tables.get(broken.id());
    World.ok(again.submit("p0", new Command.Say("b", "hello")));
  }
}
