package contessa.server.table;

import static contessa.table.message.PushNotification.Kind.NUDGE;
import static contessa.table.message.PushNotification.Kind.START;
import static contessa.table.message.PushNotification.Kind.TURN;
import static contessa.table.message.PushNotification.Kind.WINDOW;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.SeededChance;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.PushNotification;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import contessa.table.state.ClockTimes;
import contessa.table.state.Question;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Twins;
import contessa.table.view.Notifications;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is notified, and when. */
class NotificationsTest {

  private final VirtualServer server = new VirtualServer(1);
  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private LiveTable people(TableOptions options) {
    return server.people(options, options.seats(), viewers);
  }

  private void start(LiveTable table) {
    VirtualServer.ok(table.submit("p0", new Command.Start(server.id())));
  }

  private void leave(String... players) {
    for (String player : players) {
      viewers.get(player).leave.run();
    }
  }

  private void come(LiveTable table, String player) {
    viewers.put(player, new VirtualServer.Viewer(table, player));
  }

  /** The notifications since the last call. */
  private Map<String, List<PushNotification.Kind>> calls() {
    Map<String, List<PushNotification.Kind>> calls = new TreeMap<>();
    server.notifications.forEach(
        one -> calls.computeIfAbsent(one.player(), _ -> new ArrayList<>()).add(one.what().kind()));
    server.notifications.clear();
    return calls;
  }

  private String onTurn(LiveTable table) {
    return table.state().owners().get(table.state().question().seat());
  }

  private void decide(LiveTable table, String player, String choice) {
    int ask = table.state().question().id();
    VirtualServer.ok(table.submit(player, new Command.Decide(server.id(), ask, choice)));
  }

  private static String[] others(LiveTable table, String player) {
    return table.state().owners().stream()
        .filter(one -> !one.equals(player))
        .toArray(String[]::new);
  }

  @Test
  void aPlayerAtTheTableIsNotNotified() {
    LiveTable table = people(VirtualServer.coup("resistance", 3, Clock.TURN_BASED));
    start(table);
    decide(table, onTurn(table), "tax");
    server.pass(10 * 3_600_000);
    assertThat(calls()).isEmpty();
  }

  @Test
  void theStartNotifiesAbsentPlayersAndTheFirstOfTheirTurn() {
    LiveTable table = people(VirtualServer.coup("resistance", 3, Clock.TURN_BASED));
    leave("p0", "p1", "p2");
    start(table);
    String first = onTurn(table);
    Map<String, List<PushNotification.Kind>> expected = new TreeMap<>();
    for (String player : table.state().owners()) {
      expected.put(player, List.of(player.equals(first) ? TURN : START));
    }
    VirtualServer.Notification one =
        server.notifications.stream().filter(call -> call.player().equals(first)).findFirst().get();
    assertThat(one.what()).isEqualTo(new PushNotification(TURN, table.id(), "resistance"));
    assertThat(one.until()).isEqualTo(table.state().question().due());
    assertThat(calls()).isEqualTo(expected);
  }

  @Test
  void aWindowNotifiesEveryAbsentPlayerItAsksWhateverTheirStandingOrder() {
    LiveTable table = people(VirtualServer.coup("resistance", 3, Clock.TURN_BASED));
    start(table);
    String first = onTurn(table);
    String[] others = others(table, first);
    Command pass = new Command.Order(server.id(), StandingOrder.PASS_ALL_UNTIL_MY_TURN);
    VirtualServer.ok(table.submit(others[0], pass));
    leave(others);
    decide(table, first, "tax");
    assertThat(calls()).isEqualTo(Map.of(others[0], List.of(WINDOW), others[1], List.of(WINDOW)));
  }

  @Test
  void anAbsentPlayerIsNotifiedAgainOnlyForSomethingMoreUrgent() {
    LiveTable table = people(VirtualServer.coup("resistance", 2, Clock.UNTIMED));
    start(table);
    String first = onTurn(table);
    String gone = others(table, first)[0];
    leave(gone);
    decide(table, first, "tax");
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(WINDOW)));
    server.pass(ClockTimes.NUDGE_AFTER);
    VirtualServer.ok(table.submit(first, new Command.Nudge(server.id())));
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(NUDGE)));
    server.pass(ClockTimes.NUDGE_AFTER);
    VirtualServer.ok(table.submit(first, new Command.Nudge(server.id())));
    decide(table, gone, "pass");
    server.pass(10_000);
    assertThat(onTurn(table)).isEqualTo(gone);
    assertThat(calls()).isEmpty();

    come(table, gone);
    leave(gone);
    decide(table, gone, "income");
    decide(table, first, "tax");
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(WINDOW)));
    decide(table, gone, "pass");
    server.pass(10_000);
    assertThat(calls()).isEqualTo(Map.of(gone, List.of(TURN)));
  }

  @Test
  void aNudgeFromAMutedPlayerSendsNoNotification() {
    LiveTable table = people(VirtualServer.coup("resistance", 2, Clock.UNTIMED));
    start(table);
    String first = onTurn(table);
    String other = others(table, first)[0];
    int seat = table.state().seatOf(other);
    VirtualServer.ok(table.submit(first, new Command.Mute(server.id(), seat, true)));
    leave(first);
    server.pass(ClockTimes.NUDGE_AFTER);
    VirtualServer.ok(table.submit(other, new Command.Nudge(server.id())));
    assertThat(calls()).isEmpty();
  }

  @Test
  void onAFastClockOnlyAPlayersOwnTurnNotifies() {
    LiveTable table = people(VirtualServer.coup("resistance", 3, Clock.STANDARD));
    start(table);
    String first = onTurn(table);
    leave(others(table, first));
    decide(table, first, "tax");
    server.pass(20_000);
    String next = onTurn(table);
    assertThat(next).isNotEqualTo(first);
    assertThat(calls()).isEqualTo(Map.of(next, List.of(TURN)));
  }

  @Test
  void aTargetWithATimeBankIsNotifiedOfAWindow() {
    LiveTable table = people(VirtualServer.coup("resistance", 3, Clock.STANDARD));
    start(table);
    String first = onTurn(table);
    String[] others = others(table, first);
    leave(others);
    decide(table, first, "steal " + table.state().seatOf(others[1]));
    assertThat(calls()).isEqualTo(Map.of(others[1], List.of(WINDOW)));
  }

  @Test
  void everyoneIsNotifiedToPlanInCoupRoyal() {
    LiveTable table = people(VirtualServer.royal(3, Clock.TURN_BASED));
    leave("p1", "p2");
    start(table);
    assertThat(calls()).isEqualTo(Map.of("p1", List.of(TURN), "p2", List.of(TURN)));
  }

  @Test
  void aPlayerWithAStandInIsNotNotified() {
    LiveTable table = people(VirtualServer.coup("resistance", 2, Clock.TURN_BASED));
    start(table);
    String first = onTurn(table);
    String other = others(table, first)[0];
    VirtualServer.ok(table.submit(other, new Command.Away(server.id())));
    leave(other);
    decide(table, first, "tax");
    assertThat(calls()).isEmpty();
  }

  @Test
  void aRestartNotifiesNobody() {
    LiveTable table = people(VirtualServer.coup("resistance", 3, Clock.TURN_BASED));
    start(table);
    VirtualServer next = server.restart(2, 60_000);
    next.pass(60_000);
    assertThat(next.notifications).isEmpty();
  }

  static Stream<TableOptions> games() {
    return Stream.of(
        VirtualServer.coup("reformation", 4, Clock.TURN_BASED),
        VirtualServer.coup("resistance", 3, Clock.STANDARD),
        VirtualServer.royal(3, Clock.UNTIMED));
  }

  /** Other hands, another deck, other answers, other orders: the same phones ring. */
  @ParameterizedTest
  @MethodSource("games")
  void notificationsDependOnlyOnPublicFacts(TableOptions options) {
    int compared = 0;
    for (int seed = 0; compared < 200; seed++) {
      VirtualServer server = new VirtualServer(seed);
      Map<String, VirtualServer.Viewer> all = new HashMap<>();
      LiveTable table = server.people(options, options.seats(), all);
      VirtualServer.ok(table.submit("p0", new Command.Start("start")));
      People people = new People(server, table, all, new Random(seed));
      SeededChance chance = new SeededChance(seed);
      for (int i = 0; i < 200 && all.get("p0").view.common().stage() == Stage.PLAYING; i++) {
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

  /** The notifications for a new question and then a nudge, if everyone were absent. */
  private static List<String> called(TableState state) {
    List<String> called = new ArrayList<>();
    Notifications notifications =
        new Notifications(_ -> false, (player, what, until) -> called.add(player + what + until));
    Question question = state.question();
    TableEvent asked =
        new TableEvent.Asked(
            question.id(), question.sealed(), List.of(), -1, 0, 0, null, null, List.of(), null);
    notifications.send(state, List.of(asked));
    notifications.send(state, List.of(new TableEvent.Nudged(0)));
    return called;
  }
}
