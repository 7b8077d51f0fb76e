package contessa.server.table;

import static contessa.server.wire.Summons.Kind.NUDGE;
import static contessa.server.wire.Summons.Kind.START;
import static contessa.server.wire.Summons.Kind.TURN;
import static contessa.server.wire.Summons.Kind.WINDOW;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.SeededChance;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Stage;
import contessa.server.wire.StandingOrder;
import contessa.server.wire.Summons;
import contessa.server.wire.TableOptions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is called to a table, and when. */
class SummoningTest {

  private final World world = new World(1);
  private final Map<String, World.Viewer> viewers = new TreeMap<>();

  private LiveTable people(TableOptions options) {
    return world.people(options, options.seats(), viewers);
  }

  private void start(LiveTable table) {
    World.ok(table.submit("p0", new Command.Start(world.id())));
  }

  private void leave(String... players) {
    for (String player : players) {
      viewers.get(player).leave.run();
    }
  }

  private void come(LiveTable table, String player) {
    viewers.put(player, new World.Viewer(table, player));
  }

  /** Who was called for what since it was asked last. */
  private Map<String, List<Summons.Kind>> calls() {
    Map<String, List<Summons.Kind>> calls = new TreeMap<>();
    world.summoned.forEach(
        one -> calls.computeIfAbsent(one.player(), _ -> new ArrayList<>()).add(one.what().kind()));
    world.summoned.clear();
    return calls;
  }

  private String onTurn(LiveTable table) {
    return table.state().owners.get(table.state().question().seat());
  }

  private void decide(LiveTable table, String player, String choice) {
    int ask = table.state().question().ask();
    World.ok(table.submit(player, new Command.Decide(world.id(), ask, choice)));
  }

  private static String[] others(LiveTable table, String player) {
    return table.state().owners.stream().filter(one -> !one.equals(player)).toArray(String[]::new);
  }

  @Test
  void whoLooksAtTheTableIsNotCalled() {
    LiveTable table = people(World.coup("resistance", 3, Clock.TURN_BASED));
    start(table);
    decide(table, onTurn(table), "tax");
    world.pass(10 * 3_600_000);
    assertThat(calls()).isEmpty();
  }

  @Test
  void aGameThatBeginsCallsThoseWhoAreNotThereAndTheFirstToItsTurn() {
    LiveTable table = people(World.coup("resistance", 3, Clock.TURN_BASED));
    leave("p0", "p1", "p2");
    start(table);
    String first = onTurn(table);
    Map<String, List<Summons.Kind>> expected = new TreeMap<>();
    for (String player : table.state().owners) {
      expected.put(player, List.of(player.equals(first) ? TURN : START));
    }
    World.Summoned one =
        world.summoned.stream().filter(call -> call.player().equals(first)).findFirst().get();
    assertThat(one.what()).isEqualTo(new Summons(TURN, table.id(), "resistance"));
    assertThat(one.until()).isEqualTo(table.state().question().due());
    assertThat(calls()).isEqualTo(expected);
  }

  @Test
  void aWindowCallsAllWhoAreAskedAndGoneWhateverTheyHaveOrdered() {
    LiveTable table = people(World.coup("resistance", 3, Clock.TURN_BASED));
    start(table);
    String first = onTurn(table);
    String[] others = others(table, first);
    Command pass = new Command.Order(world.id(), StandingOrder.PASS_ALL_UNTIL_MY_TURN);
    World.ok(table.submit(others[0], pass));
    leave(others);
    decide(table, first, "tax");
    assertThat(calls()).isEqualTo(Map.of(others[0], List.of(WINDOW), others[1], List.of(WINDOW)));
  }

  @Test
  void whoDoesNotComeIsCalledAgainOnlyForWhatIsMorePressing() {
    LiveTable table = people(World.coup("resistance", 2, Clock.UNTIMED));
    start(table);
    String first = onTurn(table);
    String gone = others(table, first)[0];
    leave(gone);
    decide(table, first, "tax");
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(WINDOW)));
    world.pass(Pace.NUDGE_AFTER);
    World.ok(table.submit(first, new Command.Nudge(world.id())));
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(NUDGE)));
    world.pass(Pace.NUDGE_AFTER);
    World.ok(table.submit(first, new Command.Nudge(world.id())));
    decide(table, gone, "pass");
    world.pass(10_000);
    assertThat(onTurn(table)).isEqualTo(gone);
    assertThat(calls()).isEmpty();

    come(table, gone);
    leave(gone);
    decide(table, gone, "income");
    decide(table, first, "tax");
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(WINDOW)));
    decide(table, gone, "pass");
    world.pass(10_000);
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(TURN)));
  }

  @Test
  void aNudgeOfSomebodyMutedIsNotHeardOutsideEither() {
    LiveTable table = people(World.coup("resistance", 2, Clock.UNTIMED));
    start(table);
    String first = onTurn(table);
    String other = others(table, first)[0];
    int seat = table.state().seatOf(other);
    World.ok(table.submit(first, new Command.Mute(world.id(), seat, true)));
    leave(first);
    world.pass(Pace.NUDGE_AFTER);
    World.ok(table.submit(other, new Command.Nudge(world.id())));
    assertThat(calls()).isEmpty();
  }

  @Test
  void whereNobodyCanComeInTimeOnlyTheOwnTurnCalls() {
    LiveTable table = people(World.coup("resistance", 3, Clock.STANDARD));
    start(table);
    String first = onTurn(table);
    leave(others(table, first));
    decide(table, first, "tax");
    world.pass(20_000);
    String next = onTurn(table);
    assertThat(next).isNotEqualTo(first);
    assertThat(calls()).isEqualTo(Map.of(next, List.of(TURN)));
  }

  @Test
  void aTargetWithTimeInTheBankIsCalledToAWindow() {
    LiveTable table = people(World.coup("resistance", 3, Clock.STANDARD));
    start(table);
    String first = onTurn(table);
    String[] others = others(table, first);
    leave(others);
    decide(table, first, "steal " + table.state().seatOf(others[1]));
    assertThat(calls()).isEqualTo(Map.of(others[1], List.of(WINDOW)));
  }

  @Test
  void allAreCalledToPlanInCoupRoyal() {
    LiveTable table = people(World.royal(3, Clock.TURN_BASED));
    leave("p1", "p2");
    start(table);
    assertThat(calls()).isEqualTo(Map.of("p1", List.of(TURN), "p2", List.of(TURN)));
  }

  @Test
  void aStandInIsNotCalled() {
    LiveTable table = people(World.coup("resistance", 2, Clock.TURN_BASED));
    start(table);
    String first = onTurn(table);
    String other = others(table, first)[0];
    World.ok(table.submit(other, new Command.Away(world.id())));
    leave(other);
    decide(table, first, "tax");
    assertThat(calls()).isEmpty();
  }

  @Test
  void aRestartCallsNobody() {
    LiveTable table = people(World.coup("resistance", 3, Clock.TURN_BASED));
    start(table);
    World next = world.restart(2, 60_000);
    next.pass(60_000);
    assertThat(next.summoned).isEmpty();
  }

  static Stream<TableOptions> games() {
    return Stream.of(
        World.coup("reformation", 4, Clock.TURN_BASED),
        World.coup("resistance", 3, Clock.STANDARD),
        World.royal(3, Clock.UNTIMED));
  }

  /** Other hands, other deck, other answers, other orders: the same telephones ring. */
  @ParameterizedTest
  @MethodSource("games")
  void whoIsCalledFollowsFromWhatEverybodyKnows(TableOptions options) {
    int compared = 0;
    for (int seed = 0; compared < 200; seed++) {
      World evening = new World(seed);
      Map<String, World.Viewer> all = new HashMap<>();
      LiveTable table = evening.people(options, options.seats(), all);
      World.ok(table.submit("p0", new Command.Start("start")));
      People people = new People(evening, table, all, new Random(seed));
      SeededChance chance = new SeededChance(seed);
      for (int i = 0; i < 200 && all.get("p0").view.stage() == Stage.PLAYING; i++) {
        people.step();
        TableState state = table.state();
        TableState other = state.playing() ? Twins.otherCards(state, -1, chance) : null;
        if (other != null) {
          Twins.otherAnswers(other, -1, chance);
          assertThat(called(other)).as("seed %d", seed).isEqualTo(called(state));
          compared++;
        }
      }
    }
  }

  /** Who would be called if all were gone, and it had just been asked, and then somebody nudged. */
  private static List<String> called(TableState state) {
    List<String> called = new ArrayList<>();
    Summoning summoning =
        new Summoning(_ -> false, (player, what, until) -> called.add(player + what + until));
    Question question = state.question();
    TableEvent asked =
        new TableEvent.Asked(
            question.ask(), question.sealed(), List.of(), -1, 0, 0, null, null, List.of());
    summoning.call(state, List.of(asked));
    summoning.call(state, List.of(new TableEvent.Nudged(0)));
    return called;
  }
}
