package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import contessa.server.journal.JournalFailure;
import contessa.table.game.SceneTimes;
import contessa.table.message.Asking;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.state.ClockTimes;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time limits, time banks and stand-ins, as players experience them. */
class ClocksTest extends AtALiveTable {

  @Test
  void aTimedOutTurnIsIncomeAfterTheTimeBankIsUsed() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    server.pass(30_000 + 60_000 + 299);
    assertThat(actor.view.common().asking().ask()).isEqualTo(1);
    server.pass(1);
    assertThat(actor.view.common().asking().ask()).isEqualTo(2);
    assertThat(happenings(actor)).contains(new Happening.TimedOut(actor.view.you().seat()));
    assertThat(actor.transcript()).contains("\"acted\"").contains("income");
    assertThat(actor.view.common().seats().get(actor.view.you().seat()).bank()).isZero();
  }

  @Test
  void twoTimeoutsInARowBringAStandInUntilTheOwnerReturns() {
    play(Clock.BLITZ, 2);
    VirtualServer.Viewer slow = actor();
    int seat = slow.view.you().seat();
    for (int i = 0; i < 40 && !slow.view.common().seats().get(seat).away(); i++) {
      VirtualServer.Viewer other =
          viewers.get("p" + (1 - Integer.parseInt(slow.player.substring(1))));
      if (other.view.decision() != null && other.view.decision().answer() == null) {
        decide(other, other.view.decision().choices().getFirst());
      } else {
        server.ring(Long.MAX_VALUE);
      }
    }
    assertThat(slow.view.common().seats().get(seat).away()).isTrue();
    assertThat(slow.view.decision()).isNull();
    assertThat(reply(slow, "income").refused()).isIn(Refused.NOT_YOUR_QUESTION);
    VirtualServer.ok(table.submit(slow.player, new Command.Return(server.id())));
    assertThat(slow.view.common().seats().get(seat).away()).isFalse();
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
    assertThat(slow.view.common().seats().get(slow.view.you().seat()).away()).isFalse();
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
    assertThat(actor.view.common().seats().get(seat).away()).isFalse();
    server.pass(1);
    assertThat(actor.view.common().seats().get(seat).away()).isTrue();
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
  void slowConnectionsAreCreditedUpToHalfASecond() {
    play(Clock.STANDARD, 2);
    server.lags.put("p0", 9_000);
    server.lags.put("p1", 9_000);
    decide(actor(), "tax");
    int ask = openAsk();
    server.pass(12_000 + 300 + 499);
    assertThat(openAsk()).isEqualTo(ask);
    server.pass(1);
    assertThat(openAsk()).isEqualTo(ask + 1);
  }

  @Test
  void theServersOwnDelayIsCredited() {
    play(Clock.STANDARD, 2);
    server.delay = 4_000;
    decide(actor(), "tax");
    int ask = openAsk();
    server.pass(12_000 + 300 + 3_999);
    assertThat(openAsk()).isEqualTo(ask);
    server.pass(1);
    assertThat(openAsk()).isEqualTo(ask + 1);
  }

  @Test
  void anAnswerThatWaitedOnTheServerIsNotLate() {
    play(Clock.BLITZ, 2);
    VirtualServer.Viewer actor = actor();
    int seat = actor.view.you().seat();
    long bank = actor.view.common().seats().get(seat).bank();
    server.alarms.clear(); // the alarm waits, too
    server.now += 15_000 + bank + 300 + 2_000;
    assertThat(reply(actor, "income").refused()).isEqualTo(Refused.STALE_QUESTION);
    Command late = new Command.Decide(server.id(), openAsk(), "income");
    VirtualServer.ok(table.submit(actor.player, late, bank + 300 + 2_001));
    assertThat(actor.view.common().seats().get(seat).bank()).isEqualTo(bank);
    assertThat(happenings(actor)).doesNotContain(new Happening.TimedOut(seat));
  }

  @Test
  void withoutAnAnswerTheTimeBankIsUsedUp() {
    play(Clock.BLITZ, 2);
    VirtualServer.Viewer actor = actor();
    int seat = actor.view.you().seat();
    server.delay = 30_000; // the question was asked before
    server.pass(15_000 + 20_000 + 300);
    assertThat(happenings(actor)).contains(new Happening.TimedOut(seat));
    assertThat(actor.view.common().seats().get(seat).bank()).isZero();
  }

  /** Whenever a table moves to another node of a cluster, it is resumed there. */
  @Test
  void aResumedTableGivesPeopleMoreTimeButKeepsNobodyWaitingWhoHasAnswered() {
    play(Clock.STANDARD, 3);
    decide(actor(), "tax");
    VirtualServer.Viewer viewer = viewers.get("p0");
    Asking asking = viewer.view.common().asking();
    for (int move = 0; move < 3; move++) {
      table.resume();
    }
    Asking resumed = viewer.view.common().asking();
    assertThat(resumed.ask()).isEqualTo(asking.ask());
    assertThat(resumed.deadline()).isEqualTo(asking.deadline() + 3 * ClockTimes.RESTART_CREDIT);
    for (VirtualServer.Viewer responder : responders()) {
      decide(responder, "pass");
    }
    server.pass(2_000);
    assertThat(openAsk()).isEqualTo(asking.ask() + 1);
  }

  /** The table may be woken before it hears that the database is back. */
  @Test
  void nobodyRunsOutOfTimeWhileNothingCanBeWritten() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    server.journal.fillDisk();
    server.pass(120_000);
    server.journal.clearDisk();
    table.wake();
    table.afterOutage();
    assertThat(actor.view.common().asking().ask()).isEqualTo(1);
    assertThat(actor.view.common().asking().deadline())
        .isEqualTo(server.now + 30_000 + ClockTimes.RESTART_CREDIT);
  }

  /** The player repeats it until it is taken, which may be before the table hears the same. */
  @Test
  void aDecisionThatCouldNotBeWrittenIsNotTooLateAfterwards() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    server.journal.fillDisk();
    Command decision = new Command.Decide("late", actor.view.common().asking().ask(), "income");
    assertThat(table.submit(actor.player, decision).refused()).isEqualTo(Refused.UNAVAILABLE);
    server.now += 120_000;
    assertThat(table.submit(actor.player, decision).refused()).isEqualTo(Refused.UNAVAILABLE);
    server.journal.clearDisk();
    VirtualServer.ok(table.submit(actor.player, decision));
    assertThat(openAsk()).isEqualTo(2);
    assertThat(happenings(actor)).noneMatch(Happening.TimedOut.class::isInstance);
  }

  /** The requests of players need the database, too, so they may not get as far as the table. */
  @Test
  void aDecisionThatNoTableHeardOfIsNotTooLateAfterwards() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    server.journal.fillDisk();
    assertThatThrownBy(() -> server.create(VirtualServer.coup("resistance", 3, Clock.STANDARD)))
        .isInstanceOf(JournalFailure.class);
    server.now += 120_000;
    server.journal.clearDisk();
    table.creditPause();
    decide(actor, "income");
    assertThat(openAsk()).isEqualTo(2);
  }

  @Test
  void aClockStartsOnlyAfterARevealHasBeenTold() {
    play(Clock.STANDARD, 3);
    VirtualServer.Viewer actor = actor();
    decide(actor, "tax");
    for (VirtualServer.Viewer viewer : responders()) {
      decide(viewer, "challenge");
    }
    server.pass(5_000);
    decide(actor, "decline");
    Asking asking = actor.view.common().asking();
    assertThat(asking.phase()).isEqualTo("lose");
    assertThat(asking.since()).isEqualTo(server.now + SceneTimes.REVEAL);
    assertThat(asking.deadline()).isEqualTo(asking.since() + 20_000);
    // A player who skips the reveal takes no time from those who still watch it.
    decide(actor, actor.view.decision().choices().getFirst());
    assertThat(actor.view.common().asking().since()).isEqualTo(asking.since() + SceneTimes.LOSS);
  }

  @Test
  void theNextPlanIsTimedOnlyAfterTheRoundHasBeenTold() {
    table = server.people(VirtualServer.royal(3, Clock.STANDARD), 3, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    int first = openAsk();
    // Every thief meets a snitch, and nobody goes to the other three locations.
    decide(viewers.get("p0"), "plan thief=A snitch=B");
    decide(viewers.get("p1"), "plan thief=B snitch=C");
    decide(viewers.get("p2"), "plan thief=C snitch=A");
    while (openAsk() == first) {
      assertThat(server.ring(Long.MAX_VALUE)).isTrue();
    }
    Asking asking = viewers.get("p0").view.common().asking();
    assertThat(asking.phase()).isEqualTo("plan");
    long told = SceneTimes.PLANS + 3 * SceneTimes.EVENTFUL + 3 * SceneTimes.QUIET;
    assertThat(asking.since()).isEqualTo(server.now + told);
  }

  @Test
  void anUntimedTableWaitsUntilTheHostForcesIt() {
    play(Clock.UNTIMED, 2);
    VirtualServer.Viewer actor = actor();
    server.pass(179_999);
    assertThat(table.submit("p0", new Command.Force("early")).refused())
        .isEqualTo(Refused.TOO_EARLY);
    assertThat(actor.view.common().asking().ask()).isEqualTo(1);
    server.pass(1);
    VirtualServer.ok(table.submit("p0", new Command.Force("now")));
    assertThat(actor.view.common().asking().ask()).isEqualTo(2);
  }
}
