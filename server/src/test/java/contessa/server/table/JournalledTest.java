package contessa.server.table;

import static contessa.server.table.VirtualServer.truth;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.state.JournalRow;
import org.junit.jupiter.api.Test;

/** The state of a table is what its journal says, and nothing else. */
class JournalledTest {

  private final VirtualServer server = new VirtualServer(1);
  private final Map<String, VirtualServer.Viewer> viewers = new HashMap<>();

  private LiveTable playing() {
    LiveTable table =
        server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 4, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    return table;
  }

  private VirtualServer.Viewer asked() {
    return viewers.values().stream()
        .filter(viewer -> viewer.view.decision() != null)
        .findFirst()
        .orElseThrow();
  }

  private static Command.Decide first(String id, Decision decision) {
    return new Command.Decide(id, decision.ask(), decision.choices().getFirst());
  }

  @Test
  void aCommandSentTwiceHappensOnce() {
    LiveTable table = playing();
    VirtualServer.Viewer decider = asked();
    Command command = first("x", decider.view.decision());
    VirtualServer.ok(table.submit(decider.player, command));
    String after = truth(table);
    VirtualServer.ok(table.submit(decider.player, command));
    assertThat(truth(table)).isEqualTo(after);
    VirtualServer again = server.restart(2, 1_000);
    VirtualServer.ok(again.tables.get(table.id()).submit(decider.player, command));
    assertThat(truth(again.tables.get(table.id()))).contains("draws");
    assertThat(decisions(table.id())).hasSize(1);
  }

  @Test
  void aForgottenCommandIsStillFoundInTheJournal() {
    LiveTable table = playing();
    Command first = new Command.Lock("first", true);
    VirtualServer.ok(table.submit("p0", first));
    for (int i = 0; i < 100; i++) {
      VirtualServer.ok(table.submit("p0", new Command.Lock(server.id(), i % 2 == 0)));
    }
    int rows = server.journal.read(table.id()).size();
    VirtualServer.ok(table.submit("p0", first));
    assertThat(server.journal.read(table.id())).hasSize(rows);
  }

  /** A client that lost its answer asks again, but the question is settled by now. */
  @Test
  void aForgottenDecisionIsNotCalledStale() {
    LiveTable table = playing();
    VirtualServer.Viewer decider = asked();
    Command decision = first("d", decider.view.decision());
    VirtualServer.ok(table.submit(decider.player, decision));
    for (int i = 0; i < 100; i++) {
      StandingOrder order = i % 2 == 0 ? StandingOrder.PASS_UNLESS_TARGET : StandingOrder.ASK;
      VirtualServer.ok(table.submit(decider.player, new Command.Order(server.id(), order)));
    }
    VirtualServer.ok(table.submit(decider.player, decision));
    assertThat(decisions(table.id())).hasSize(1);
  }

  @Test
  void anIdIsNotUsedForTwoCommands() {
    LiveTable table = playing();
    VirtualServer.ok(table.submit("p0", new Command.Lock("x", true)));
    String after = truth(table);
    Command other = new Command.Lock("x", false);
    Message.Reply refused = Message.Reply.refused("x", Refused.ID_REUSED);
    assertThat(table.submit("p0", other)).isEqualTo(refused);
    assertThat(table.submit("p0", new Command.Away("x"))).isEqualTo(refused);
    assertThat(truth(table)).isEqualTo(after);
    VirtualServer.ok(table.submit("p1", new Command.Say("x", "another player's id")));
    LiveTable again = server.restart(2, 1_000).tables.get(table.id());
    assertThat(again.submit("p0", other)).isEqualTo(refused);
    for (int i = 0; i < 100; i++) {
      VirtualServer.ok(again.submit("p0", new Command.Lock(server.id(), i % 2 == 0)));
    }
    assertThat(again.submit("p0", other)).isEqualTo(refused);
    VirtualServer.ok(again.submit("p0", new Command.Lock("x", true)));
  }

  @Test
  void aRefusedCommandLeavesItsIdFree() {
    LiveTable table = playing();
    assertThat(table.submit("p1", new Command.Lock("x", true)).refused())
        .isEqualTo(Refused.NOT_HOST);
    VirtualServer.ok(table.submit("p1", new Command.Say("x", "never mind")));
  }

  @Test
  void aStaleTableReadsAgainAndRetries() {
    LiveTable table = playing();
    VirtualServer rival = server.restart(3, 0);
    LiveTable other = rival.tables.get(table.id());
    // The rival has written "resumed" in the meantime, so this row's number is taken.
    assertThat(table.submit("p1", new Command.Say("hello", "good evening")).ok()).isTrue();
    assertThat(viewers.get("p2").transcript()).contains("\"resumed\"").contains("good evening");
    server.journal.beforeNext(
        () -> VirtualServer.ok(other.submit("p2", new Command.Say("late", "me too"))));
    VirtualServer.ok(table.submit("p3", new Command.Say("later", "and me")));
    assertThat(truth(LiveTable.load(table.id(), server.services))).isEqualTo(truth(table));
    assertThat(server.journal.read(table.id()).stream().map(JournalRow::payload))
        .filteredOn(payload -> payload.contains("said"))
        .hasSize(3);
  }

  /** A node that was frozen does not know yet that another one went on with its table. */
  @Test
  void aCommandIsNotRefusedBecauseAnotherOwnerHasGoneOn() {
    LiveTable frozen = playing();
    VirtualServer rival = server.restart(3, 0);
    LiveTable other = rival.tables.get(frozen.id());
    Map<String, VirtualServer.Viewer> others = viewersOf(other);
    VirtualServer.Viewer first = asked();
    VirtualServer.ok(
        other.submit(first.player, new Command.Decide("1", first.view.decision().ask(), "income")));
    VirtualServer.Viewer second =
        others.values().stream()
            .filter(viewer -> viewer.view.decision() != null)
            .findFirst()
            .orElseThrow();
    VirtualServer.ok(
        frozen.submit(
            second.player, new Command.Decide("2", second.view.decision().ask(), "income")));
  }

  /** The same players at another owner of their table. */
  private Map<String, VirtualServer.Viewer> viewersOf(LiveTable other) {
    Map<String, VirtualServer.Viewer> others = new HashMap<>();
    for (String player : viewers.keySet()) {
      others.put(player, new VirtualServer.Viewer(other, player));
    }
    return others;
  }

  @Test
  void twoOwnersOfOneTableStillPlayOneGame() {
    LiveTable one = playing();
    VirtualServer rival = server.restart(4, 0);
    LiveTable other = rival.tables.get(one.id());
    Map<String, VirtualServer.Viewer> others = viewersOf(other);
    Random random = new Random(4);
    for (int i = 0; i < 3_000 && viewers.get("p0").view.common().stage() != Stage.OVER; i++) {
      boolean here = random.nextBoolean();
      VirtualServer.Viewer viewer = (here ? viewers : others).get("p" + random.nextInt(4));
      Decision decision = viewer.view.decision();
      if (decision != null && decision.answer() == null) {
        String choice = decision.choices().get(random.nextInt(decision.choices().size()));
        (here ? one : other)
            .submit(viewer.player, new Command.Decide("r" + i, decision.ask(), choice));
      }
      server.pass(300);
      rival.now = server.now;
      rival.pass(0);
    }
    List<JournalRow> rows = server.journal.read(one.id());
    assertThat(rows).extracting(JournalRow::seq).doesNotHaveDuplicates();
    assertThat(truth(LiveTable.load(one.id(), server.services))).contains("stage OVER");
    Set<String> commands = new HashSet<>();
    for (JournalRow row : rows) {
      assertThat(row.command() == null || commands.add(row.command())).isTrue();
    }
  }

  @Test
  void aRetryAfterALostWriteConfirmationFindsItsOwnRow() {
    LiveTable table = playing();
    server.journal.loseNextAnswer();
    Command command = new Command.Say("hello", "good evening");
    assertThat(table.submit("p1", command).refused()).isEqualTo(Refused.UNAVAILABLE);
    assertThat(viewers.get("p2").transcript()).doesNotContain("good evening");
    VirtualServer.ok(table.submit("p1", command));
    assertThat(viewers.get("p2").transcript()).containsOnlyOnce("good evening");
  }

  @Test
  void onAFullDiskNothingIsAcknowledgedOrShown() {
    LiveTable table = playing();
    VirtualServer.Viewer decider = asked();
    Command command = first("x", decider.view.decision());
    String before = truth(table);
    int heard = decider.heard.size();
    server.journal.fillDisk();
    assertThat(table.submit(decider.player, command).refused()).isEqualTo(Refused.UNAVAILABLE);
    server.pass(120_000);
    assertThat(truth(table)).isEqualTo(before);
    assertThat(decider.heard).hasSize(heard);
    server.journal.clearDisk();
    VirtualServer again = server.restart(5, 1_000);
    VirtualServer.ok(again.tables.get(table.id()).submit(decider.player, command));
    assertThat(decisions(table.id())).hasSize(1);
  }

  private List<String> decisions(String table) {
    return server.journal.read(table).stream()
        .map(JournalRow::payload)
        .filter(payload -> payload.contains("\"decided\""))
        .toList();
  }

  @Test
  void aRestartInEveryPhaseChangesNothingButTheClocks() {
    for (int seed = 0; seed < 12; seed++) {
      restartAgainAndAgain(seed);
    }
  }

  private static void restartAgainAndAgain(int seed) {
    VirtualServer now = new VirtualServer(seed);
    Map<String, VirtualServer.Viewer> watching = new HashMap<>();
    LiveTable table =
        seed % 3 == 2
            ? now.people(VirtualServer.royal(3, Clock.STANDARD), 3, watching)
            : now.people(VirtualServer.coup("reformation", 4, Clock.STANDARD), 4, watching);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    Random random = new Random(seed);
    for (int i = 0; i < 3_000 && watching.get("p0").view.common().stage() == Stage.PLAYING; i++) {
      new People(now, table, watching, random).step();
      if (random.nextInt(10) == 0 && watching.get("p0").view.common().stage() == Stage.PLAYING) {
        long pause = random.nextInt(1_000_000);
        VirtualServer next = now.restart(seed + 1_000L * i, pause);
        LiveTable after = next.tables.get(table.id());
        for (VirtualServer.Viewer viewer : watching.values()) {
          continues(viewer, after, next.now);
        }
        now = next;
        table = after;
      }
    }
    assertThat(watching.get("p0").view.common().stage()).isEqualTo(Stage.OVER);
  }

  /** A viewer resumes and hears of nothing but the restart. */
  private static void continues(VirtualServer.Viewer viewer, LiveTable after, long now) {
    var before = viewer.view;
    int heard = viewer.heard.size();
    viewer.leave = after.watch(viewer.player, viewer.stream, viewer.n, viewer::hear);
    List<Message> missed =
        viewer.heard.subList(heard, viewer.heard.size()).stream()
            .filter(message -> !(message instanceof Message.Presence))
            .toList();
    assertThat(missed).hasSize(1);
    assertThat(((Message.Update) missed.getFirst()).events())
        .containsExactly(new Happening.Resumed(10_000));
    assertThat(viewer.view.view()).isEqualTo(before.view());
    assertThat(viewer.view.common().seats()).isEqualTo(before.common().seats());
    Decision decision = viewer.view.decision();
    assertThat(decision == null).isEqualTo(before.decision() == null);
    if (decision != null) {
      assertThat(decision.answer()).isEqualTo(before.decision().answer());
      assertThat(decision.choices()).isEqualTo(before.decision().choices());
      assertThat(decision.deadline()).isGreaterThanOrEqualTo(now + 10_000);
    }
  }
}
