package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.SeededChance;
import contessa.server.journal.MemoryJournal;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Message;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import contessa.table.play.AnswerWindow;
import contessa.table.state.Question;
import contessa.table.state.TableState;
import contessa.table.state.Twins;
import contessa.table.view.Transcript;
import contessa.table.view.ViewerMessages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages to a viewer do not depend on what that viewer may not know. */
class TableLeakTest {

  static Stream<TableOptions> games() {
    return Stream.of(
        VirtualServer.coup("city-state", 3, Clock.STANDARD),
        VirtualServer.coup("resistance", 5, Clock.BLITZ),
        VirtualServer.coup("reformation", 4, Clock.RELAXED),
        VirtualServer.options(
            "coup",
            "{\"edition\":\"resistance\",\"exchanger\":\"both\",\"art\":\"distinct\"}",
            4,
            Clock.STANDARD),
        VirtualServer.royal(2, Clock.STANDARD),
        VirtualServer.royal(4, Clock.STANDARD));
  }

  /** Other hidden cards, other sealed answers, other orders: the same bytes for this viewer. */
  @ParameterizedTest
  @MethodSource("games")
  void otherHiddenFactsBehindTheSameViewGiveTheSameBytes(TableOptions options) {
    int compared = 0;
    for (int seed = 0; compared < 600; seed++) {
      VirtualServer server = new VirtualServer(seed);
      Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
      LiveTable table = server.people(options, options.seats(), viewers);
      VirtualServer.ok(table.submit("p0", new Command.Start("start")));
      People people = new People(server, table, viewers, new Random(seed));
      SeededChance chance = new SeededChance(seed);
      for (int i = 0; i < 400 && viewers.get("p0").view.common().stage() == Stage.PLAYING; i++) {
        people.step();
        TableState state = table.state();
        if (state.playing()) {
          int reader = chance.below(options.seats() + 1) - 1;
          TableState other = Twins.otherCards(state, reader, chance);
          if (other != null) {
            Twins.otherAnswers(other, reader, chance);
            String player = reader < 0 ? "nobody" : "p" + reader;
            player = reader < 0 ? player : state.owners().get(reader);
            Transcript nothing = new Transcript();
            assertThat(WireJson.write(new ViewerMessages(other, player).snapshot(nothing)))
                .isEqualTo(WireJson.write(new ViewerMessages(state, player).snapshot(nothing)));
            compared++;
          }
        }
      }
    }
  }

  /**
   * While a window is open nobody can tell who has answered, what, how often or when: two games
   * that differ only in this look the same to the others until the window closes. In Coup Royal
   * everyone may know who has planned and when, but not what or how often.
   */
  @ParameterizedTest
  @MethodSource("games")
  void anOpenWindowRevealsNothingAboutItsAnswers(TableOptions options) {
    int windows = 0;
    for (int seed = 0; windows < 30; seed++) {
      VirtualServer server = new VirtualServer(seed);
      Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
      LiveTable table = server.people(options, options.seats(), viewers);
      VirtualServer.ok(table.submit("p0", new Command.Start("start")));
      Random random = new Random(seed);
      People people = new People(server, table, viewers, random);
      for (int i = 0; i < 300 && viewers.get("p0").view.common().stage() == Stage.PLAYING; i++) {
        people.step();
        TableState state = table.state();
        Question question = state.openQuestion();
        if (question == null || !question.sealed() || !question.answers().isEmpty()) {
          continue;
        }
        int silent = state.game().position().toMove(); // whose answer always counts
        String watcher = random.nextBoolean() ? state.owners().get(silent) : "nobody";
        long when = random.nextLong();
        long later = state.adapter().showsWhoHasAnswered() ? when : random.nextLong();
        Random what = new Random(seed);
        String one =
            heardDuringWindow(server, table, state, silent, watcher, new Random(when), what);
        String other =
            heardDuringWindow(server, table, state, silent, watcher, new Random(later), what);
        assertThat(other).isEqualTo(one);
        windows++;
      }
    }
  }

  /** What the watcher hears while all seats but one answer the open window at random. */
  private static String heardDuringWindow(
      VirtualServer server,
      LiveTable table,
      TableState state,
      int silent,
      String watcher,
      Random when,
      Random what) {
    VirtualServer fork = new VirtualServer(7, copy(server, table.id()));
    fork.now = server.now;
    LiveTable live = LiveTable.load(table.id(), fork.services);
    fork.tables.put(table.id(), live);
    Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
    for (String owner : state.owners()) {
      viewers.put(owner, new VirtualServer.Viewer(live, owner));
    }
    VirtualServer.Viewer listening = new VirtualServer.Viewer(live, watcher);
    long until =
        Math.min(AnswerWindow.tellsAwaitedAt(state, state.question()), fork.now + 3_000) - 1;
    while (fork.now < until) {
      fork.pass(Math.min(1 + when.nextInt(900), until - fork.now));
      int seat = when.nextInt(state.owners().size());
      VirtualServer.Viewer viewer = viewers.get(state.owners().get(seat));
      for (int times = what.nextInt(3); seat != silent && times >= 0; times--) {
        answer(fork, live, viewer, what);
      }
    }
    return listening.transcript();
  }

  private static void answer(
      VirtualServer server, LiveTable table, VirtualServer.Viewer viewer, Random random) {
    Decision decision = viewer.view.decision();
    if (decision != null) {
      String choice = decision.choices().get(random.nextInt(decision.choices().size()));
      if (random.nextInt(4) == 0) {
        Command order = new Command.Order(server.id() + "o", StandingOrder.PASS_UNLESS_TARGET);
        table.submit(viewer.player, order);
      }
      Command decide = new Command.Decide(server.id() + "d", decision.ask(), choice);
      VirtualServer.ok(table.submit(viewer.player, decide));
    }
  }

  private static MemoryJournal copy(VirtualServer server, String table) {
    var journal = new MemoryJournal();
    server.journal.read(table).forEach(journal::append);
    return journal;
  }

  /** A viewer who watches again learns nothing about sealed answers, not even when they came. */
  @Test
  void aNewSnapshotDoesNotShowThatSomebodyHasAnswered() {
    VirtualServer server = new VirtualServer(1);
    Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
    LiveTable table =
        server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 4, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    Decision turn = null;
    for (VirtualServer.Viewer viewer : viewers.values()) {
      if (viewer.view.decision() != null) {
        turn = viewer.view.decision();
        VirtualServer.ok(table.submit(viewer.player, new Command.Decide("d", turn.ask(), "tax")));
        break;
      }
    }
    assertThat(turn).isNotNull();
    String spectator = snapshot(table, "nobody");
    for (VirtualServer.Viewer viewer : viewers.values()) {
      Decision window = viewer.view.decision();
      if (window != null && server.now < VirtualServer.START + 300) {
        server.pass(137);
        VirtualServer.ok(
            table.submit(viewer.player, new Command.Decide("w", window.ask(), "pass")));
        VirtualServer.ok(
            table.submit(viewer.player, new Command.Order("o", StandingOrder.PASS_UNLESS_TARGET)));
        assertThat(snapshot(table, "nobody")).isEqualTo(spectator);
      }
    }
    assertThat(table.state().question().answers()).isNotEmpty();
  }

  private static String snapshot(LiveTable table, String player) {
    VirtualServer.Viewer viewer = new VirtualServer.Viewer(table, player);
    viewer.leave.run();
    return viewer.transcript();
  }

  @Test
  void noHiddenTypeCanBeReachedFromAMessage() {
    Set<Type> seen = new HashSet<>();
    reach(Message.class, seen);
    assertThat(seen).hasSizeGreaterThan(30);
    assertThat(seen)
        .allSatisfy(
            type ->
                assertThat(type.getTypeName())
                    .matches(
                        "(boolean|int|long|java\\.(lang|util)\\..*|contessa\\.table\\.message\\..*"
                            + "|contessa\\.notation\\.json\\.JsonNode)"));
  }

  private static void reach(Type type, Set<Type> seen) {
    switch (type) {
      case ParameterizedType generic -> {
        for (Type argument : generic.getActualTypeArguments()) {
          reach(argument, seen);
        }
      }
      case GenericArrayType array -> reach(array.getGenericComponentType(), seen);
      case Class<?> one when seen.add(one) -> {
        if (one.isSealed()) {
          for (Class<?> permitted : one.getPermittedSubclasses()) {
            reach(permitted, seen);
          }
        }
        if (one.isRecord()) {
          for (RecordComponent component : one.getRecordComponents()) {
            reach(component.getGenericType(), seen);
          }
        }
      }
      default -> {}
    }
  }
}
