package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.table.game.CoupTelling;
import contessa.server.table.game.LiveGame;
import contessa.server.table.state.ClockTimes;
import contessa.server.wire.Asking;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Happening;
import contessa.server.wire.Message;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import contessa.server.wire.StandingOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Windows, clocks, standing orders and stand-ins, as players experience them. */
class WindowsTest {

  private final VirtualServer server = new VirtualServer(11);
  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();
  private LiveTable table;

  private void play(Clock clock, int players) {
    table = server.people(VirtualServer.coup("resistance", players, clock), players, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
  }

  private VirtualServer.Viewer actor() {
    return viewers.values().stream()
        .filter(viewer -> viewer.view.decision() != null && !viewer.view.decision().sealed())
        .findFirst()
        .orElseThrow();
  }

  private void decide(VirtualServer.Viewer viewer, String choice) {
    VirtualServer.ok(reply(viewer, choice));
  }

  private Message.Reply reply(VirtualServer.Viewer viewer, String choice) {
    return table.submit(
        viewer.player, new Command.Decide(server.id(), viewer.view.asking().ask(), choice));
  }

  private List<VirtualServer.Viewer> responders() {
    return viewers.values().stream()
        .filter(viewer -> viewer.view.decision() != null && viewer.view.decision().sealed())
        .toList();
  }

  private static List<Happening> happenings(VirtualServer.Viewer viewer) {
    List<Happening> all = new ArrayList<>();
    for (Message message : viewer.heard) {
      if (message instanceof Message.Update update) {
        all.addAll(update.events());
      }
    }
    return all;
  }

  @Test
  void aWindowStaysOpenUntilItsFloorEvenIfAllHaveAnswered() {
    play(Clock.STANDARD, 4);
    decide(actor(), "tax");
    long opened = server.now;
    int ask = actorlessAsk();
    for (VirtualServer.Viewer viewer : responders()) {
      decide(viewer, "pass");
    }
    assertThat(actorlessAsk()).isEqualTo(ask);
    server.pass(1_199);
    assertThat(actorlessAsk()).isEqualTo(ask);
    server.pass(801);
    assertThat(actorlessAsk()).isEqualTo(ask + 1);
    assertThat(server.now - opened).isBetween(1_200L, 2_000L);
  }

  private int actorlessAsk() {
    return viewers.get("p0").view.asking().ask();
  }

  @Test
  void anAnswerMayBeChangedUntilTheWindowCloses() {
    play(Clock.STANDARD, 3);
    decide(actor(), "tax");
    VirtualServer.Viewer first = responders().getFirst();
    decide(first, "challenge");
    assertThat(first.view.decision().answer()).isEqualTo("challenge");
    decide(first, "pass");
    assertThat(first.view.decision().answer()).isEqualTo("pass");
    decide(responders().getLast(), "pass");
    server.pass(2_000);
    assertThat(first.transcript()).contains("unchallenged").doesNotContain("\"challenged\"");
  }

  @Test
  void aDecisiveChallengeSettlesTheWindowWithoutTheOtherAnswers() {
    play(Clock.STANDARD, 4);
    VirtualServer.Viewer actor = actor();
    decide(actor, "tax");
    int seat = actor.view.you().seat();
    VirtualServer.Viewer left =
        responders().stream()
            .filter(viewer -> viewer.view.you().seat() == (seat + 1) % 4)
            .findFirst()
            .orElseThrow();
    decide(left, "challenge");
    server.pass(2_000);
    assertThat(left.transcript()).contains("\"challenged\"");
  }

  @Test
  void aPlayerWhoDoesNotAnswerHasPassed() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    decide(actor, "tax");
    int ask = actorlessAsk();
    server.pass(12_299);
    assertThat(actorlessAsk()).isEqualTo(ask);
    server.pass(1);
    assertThat(actorlessAsk()).isEqualTo(ask + 1);
    assertThat(actor.transcript()).contains("unchallenged").doesNotContain("timed-out");
  }

  @Test
  void lateInAWindowOfThreeTheMissingPlayersAreNamed() {
    play(Clock.STANDARD, 4);
    decide(actor(), "tax");
    VirtualServer.Viewer quick = responders().getFirst();
    decide(quick, "pass");
    server.pass(7_199);
    assertThat(quick.view.asking().pending()).isNull();
    server.pass(1);
    assertThat(quick.view.asking().pending()).hasSize(2).doesNotContain(quick.view.you().seat());
  }

  @Test
  void anAnswerToAnOldQuestionIsRefusedAsStale() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    decide(actor, "income");
    assertThat(table.submit(actor.player, new Command.Decide("late", 1, "income")).refused())
        .isEqualTo(Refused.STALE_QUESTION);
  }

  @Test
  void aTimedOutTurnIsIncomeAfterTheTimeBankIsUsed() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    server.pass(30_000 + 60_000 + 299);
    assertThat(actor.view.asking().ask()).isEqualTo(1);
    server.pass(1);
    assertThat(actor.view.asking().ask()).isEqualTo(2);
    assertThat(happenings(actor)).contains(new Happening.TimedOut(actor.view.you().seat()));
    assertThat(actor.transcript()).contains("\"acted\"").contains("income");
    assertThat(actor.view.seats().get(actor.view.you().seat()).bank()).isZero();
  }

  @Test
  void twoTimeoutsInARowBringAStandInUntilTheOwnerReturns() {
    play(Clock.BLITZ, 2);
    VirtualServer.Viewer slow = actor();
    int seat = slow.view.you().seat();
    for (int i = 0; i < 40 && !slow.view.seats().get(seat).away(); i++) {
      VirtualServer.Viewer other =
          viewers.get("p" + (1 - Integer.parseInt(slow.player.substring(1))));
      if (other.view.decision() != null && other.view.decision().answer() == null) {
        decide(other, other.view.decision().choices().getFirst());
      } else {
        server.ring(Long.MAX_VALUE);
      }
    }
    assertThat(slow.view.seats().get(seat).away()).isTrue();
    assertThat(slow.view.decision()).isNull();
    assertThat(reply(slow, "income").refused()).isIn(Refused.NOT_YOUR_QUESTION);
    VirtualServer.ok(table.submit(slow.player, new Command.Return(server.id())));
    assertThat(slow.view.seats().get(seat).away()).isFalse();
  }

  @Test
  void aPlayerWhoTalksBetweenTwoTimeoutsIsNotAway() {
    play(Clock.BLITZ, 2);
    VirtualServer.Viewer slow = actor();
    server.pass(15_000 + 20_000 + 300);
    VirtualServer.ok(table.submit(slow.player, new Command.Say(server.id(), "one moment")));
    VirtualServer.Viewer other = actor();
    assertThat(other).isNotSameAs(slow);
    decide(other, "income");
    server.pass(15_000 + 300);
    assertThat(slow.view.seats().get(slow.view.you().seat()).away()).isFalse();
  }

  @Test
  void aStandInReplacesAPlayerWhoIsOfflineForAMinute() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    VirtualServer.Viewer gone =
        viewers.values().stream().filter(viewer -> viewer != actor).findFirst().orElseThrow();
    int seat = gone.view.you().seat();
    gone.leave.run();
    server.pass(5_000);
    assertThat(actor.heard.getLast()).isEqualTo(new Message.Presence(table.id(), List.of(seat), 0));
    server.pass(54_999);
    assertThat(actor.view.seats().get(seat).away()).isFalse();
    server.pass(1);
    assertThat(actor.view.seats().get(seat).away()).isTrue();
  }

  @Test
  void theClockWaitsOnceForALostConnectionInThatPlayersTurn() {
    play(Clock.BLITZ, 2);
    VirtualServer.Viewer actor = actor();
    VirtualServer.Viewer other = viewers.get(actor.player.equals("p0") ? "p1" : "p0");
    actor.leave.run();
    server.pass(15_000 + 20_000 + 300);
    assertThat(happenings(other).getLast()).isInstanceOf(Happening.Grace.class);
    server.pass(15_000);
    assertThat(happenings(other)).contains(new Happening.TimedOut(actor.view.you().seat()));
  }

  @Test
  void aStandingOrderPassesUnlessItsOwnerIsTheTarget() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    int target = (actor.view.you().seat() + 1) % 3;
    for (VirtualServer.Viewer viewer : viewers.values()) {
      if (viewer != actor) {
        VirtualServer.ok(
            table.submit(
                viewer.player, new Command.Order(server.id(), StandingOrder.PASS_UNTIL_MY_TURN)));
      }
    }
    decide(actor, "steal " + target);
    server.pass(2_000);
    assertThat(actor.view.asking().ask()).isEqualTo(2);
    for (VirtualServer.Viewer viewer : responders()) {
      assertThat(viewer.view.decision().ordered()).isEqualTo(viewer.view.you().seat() != target);
    }
    decide(
        responders().stream()
            .filter(viewer -> viewer.view.you().seat() == target)
            .findFirst()
            .orElseThrow(),
        "pass");
    assertThat(actor.view.asking().ask()).isEqualTo(3);
    assertThat(actor().view.you().order()).isEqualTo(StandingOrder.ASK);
  }

  @Test
  void aPlayerWhoMayBlockAnswersBothQuestionsAtOnce() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    int target = (actor.view.you().seat() + 1) % 3;
    decide(actor, "steal " + target);
    for (VirtualServer.Viewer viewer : responders()) {
      boolean aimed = viewer.view.you().seat() == target;
      assertThat(viewer.view.decision().choices())
          .containsExactly(
              aimed
                  ? new String[] {"pass", "challenge", "block Captain", "block Ambassador"}
                  : new String[] {"pass", "challenge"});
      decide(viewer, aimed ? "block Captain" : "pass");
    }
    server.pass(2_000);
    assertThat(actor.view.asking().phase()).isEqualTo("challenge-block");
    assertThat(actor.transcript()).contains("unchallenged").contains("\"blocked\"");
  }

  @Test
  void slowConnectionsAreCreditedUpToHalfASecond() {
    play(Clock.STANDARD, 2);
    server.lags.put("p0", 9_000);
    server.lags.put("p1", 9_000);
    decide(actor(), "tax");
    int ask = actorlessAsk();
    server.pass(12_000 + 300 + 499);
    assertThat(actorlessAsk()).isEqualTo(ask);
    server.pass(1);
    assertThat(actorlessAsk()).isEqualTo(ask + 1);
  }

  @Test
  void aClockStartsOnlyAfterARevealHasBeenTold() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    decide(actor, "tax");
    for (VirtualServer.Viewer viewer : responders()) {
      decide(viewer, "challenge");
    }
    server.pass(2_000);
    decide(actor, "decline");
    Asking asking = actor.view.asking();
    assertThat(asking.phase()).isEqualTo("lose");
    assertThat(asking.since()).isEqualTo(server.now + CoupTelling.REVEAL);
    assertThat(asking.deadline()).isEqualTo(asking.since() + 20_000);
    // A player who skips the reveal takes no time from those who still watch it.
    decide(actor, actor.view.decision().choices().getFirst());
    assertThat(actor.view.asking().since()).isEqualTo(asking.since() + CoupTelling.FALL);
  }

  @Test
  void anUntimedTableWaitsUntilTheHostForcesIt() {
    play(Clock.UNTIMED, 2);
    VirtualServer.Viewer actor = actor();
    server.pass(179_999);
    assertThat(table.submit("p0", new Command.Force("early")).refused())
        .isEqualTo(Refused.TOO_EARLY);
    assertThat(actor.view.asking().ask()).isEqualTo(1);
    server.pass(1);
    VirtualServer.ok(table.submit("p0", new Command.Force("now")));
    assertThat(actor.view.asking().ask()).isEqualTo(2);
  }

  @Test
  void theTimeAtWhichBotsAnswerDoesNotDependOnTheirCards() {
    List<Long> lengths = new ArrayList<>();
    for (String bot : List.of("random", "honest", "schemer")) {
      VirtualServer same = new VirtualServer(5);
      LiveTable bots =
          same.create(VirtualServer.coup("resistance", 4, Clock.STANDARD), bot, bot, bot);
      VirtualServer.Viewer host = new VirtualServer.Viewer(bots, "p0");
      while (host.view.decision() == null || host.view.decision().sealed()) {
        same.ring(Long.MAX_VALUE);
        if (host.view.stage() != Stage.PLAYING) {
          break;
        }
      }
      int ask = host.view.asking().ask();
      VirtualServer.ok(bots.submit("p0", new Command.Decide("a", ask, "tax")));
      long before = host.view.asking().since();
      while (host.view.asking().ask() == ask + 1) {
        same.ring(Long.MAX_VALUE);
      }
      lengths.add(same.now - before - SpreadOf.floor(bots.state().timingSecret(), ask + 1));
    }
    assertThat(lengths).containsOnly(0L);
  }

  /** The window's length that follows from the timing secret alone. */
  private static final class SpreadOf {
    static long floor(String pace, int ask) {
      return ClockTimes.of(Clock.STANDARD).floor(pace, ask, 0);
    }
  }

  @Test
  void theWindowClosesWhenTheLastMissingPlayerGoesAway() {
    play(Clock.UNTIMED, 3);
    decide(actor(), "tax");
    int ask = actorlessAsk();
    decide(responders().getFirst(), "pass");
    server.pass(5_000);
    assertThat(actorlessAsk()).isEqualTo(ask);
    VirtualServer.Viewer last = responders().getLast();
    VirtualServer.ok(table.submit(last.player, new Command.Away(server.id())));
    assertThat(actorlessAsk()).isEqualTo(ask + 1);
  }

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

  @Test
  void theHostLeavingNeverEndsATable() {
    table = server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 3, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Stand("bye")));
    assertThat(viewers.get("p1").view.you().host()).isTrue();
    VirtualServer.ok(table.submit("p1", new Command.Start("go")));
    VirtualServer.ok(table.submit("p1", new Command.Away("away")));
    assertThat(viewers.get("p2").view.you().host()).isTrue();
  }

  @Test
  void mutedPlayersAreNotHeardAndFloodingIsStopped() {
    table = server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 3, viewers);
    VirtualServer.ok(table.submit("p1", new Command.Mute("m", 0, true)));
    for (int i = 0; i < 5; i++) {
      VirtualServer.ok(table.submit("p0", new Command.Say("s" + i, "pssst")));
    }
    assertThat(table.submit("p0", new Command.Say("s6", "pssst")).refused())
        .isEqualTo(Refused.TOO_MUCH_TALK);
    server.pass(10_000);
    VirtualServer.ok(table.submit("p0", new Command.Say("s7", "pssst")));
    assertThat(viewers.get("p1").transcript()).doesNotContain("pssst");
    assertThat(viewers.get("p2").transcript()).contains("pssst");
  }
}
