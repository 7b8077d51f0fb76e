package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.state.ClockTimes;
import org.junit.jupiter.api.Test;

/** Windows and standing orders, as players experience them. */
class WindowsTest extends AtALiveTable {

  @Test
  void aWindowStaysOpenUntilItsFloorEvenIfAllHaveAnswered() {
    play(Clock.STANDARD, 4);
    decide(actor(), "tax");
    long opened = server.now;
    int ask = openAsk();
    for (VirtualServer.Viewer viewer : responders()) {
      decide(viewer, "pass");
    }
    assertThat(openAsk()).isEqualTo(ask);
    server.pass(1_199);
    assertThat(openAsk()).isEqualTo(ask);
    server.pass(801);
    assertThat(openAsk()).isEqualTo(ask + 1);
    assertThat(server.now - opened).isBetween(1_200L, 2_000L);
  }

  @Test
  void programsAmongThemselvesDoNotWait() {
    table = server.create(VirtualServer.coup("resistance", 3, Clock.STANDARD));
    List<VirtualServer.Viewer> programs = new ArrayList<>();
    for (String program : List.of("program-a", "program-b")) {
      VirtualServer.ok(table.submit(program, new Command.Sit(server.id(), program, null)));
      viewers.put(program, new VirtualServer.Viewer(table, program));
      programs.add(viewers.get(program));
    }
    VirtualServer.ok(table.submit("p0", new Command.Stand(server.id())));
    VirtualServer.ok(table.submit("p0", new Command.Start(server.id())));
    long begun = server.now;
    int asked = 0;
    while (table.state().playing()) {
      for (VirtualServer.Viewer program : programs) {
        var decision = program.view.decision();
        if (decision != null && decision.answer() == null) {
          decide(program, decision.choices().getFirst());
        }
      }
      asked = programs.getFirst().view.common().asking() == null ? asked : asked + 1;
      server.pass(ClockTimes.HURRIED);
    }
    assertThat(asked).isGreaterThan(10);
    assertThat(server.now - begun).isEqualTo((asked + 1L) * ClockTimes.HURRIED);
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
    int ask = openAsk();
    server.pass(12_299);
    assertThat(openAsk()).isEqualTo(ask);
    server.pass(1);
    assertThat(openAsk()).isEqualTo(ask + 1);
    assertThat(actor.transcript()).contains("unchallenged").doesNotContain("timed-out");
  }

  @Test
  void lateInAWindowOfThreeTheMissingPlayersAreNamed() {
    play(Clock.STANDARD, 4);
    decide(actor(), "tax");
    VirtualServer.Viewer quick = responders().getFirst();
    decide(quick, "pass");
    server.pass(7_199);
    assertThat(quick.view.common().asking().pending()).isNull();
    server.pass(1);
    assertThat(quick.view.common().asking().pending())
        .hasSize(2)
        .doesNotContain(quick.view.you().seat());
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
    assertThat(actor.view.common().asking().ask()).isEqualTo(2);
    for (VirtualServer.Viewer viewer : responders()) {
      assertThat(viewer.view.decision().ordered()).isEqualTo(viewer.view.you().seat() != target);
    }
    decide(
        responders().stream()
            .filter(viewer -> viewer.view.you().seat() == target)
            .findFirst()
            .orElseThrow(),
        "pass");
    assertThat(actor.view.common().asking().ask()).isEqualTo(3);
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
    assertThat(actor.view.common().asking().phase()).isEqualTo("challenge-block");
    assertThat(actor.transcript()).contains("unchallenged").contains("\"blocked\"");
  }

  @Test
  void theWindowClosesWhenTheLastMissingPlayerGoesAway() {
    play(Clock.UNTIMED, 3);
    decide(actor(), "tax");
    int ask = openAsk();
    decide(responders().getFirst(), "pass");
    server.pass(5_000);
    assertThat(openAsk()).isEqualTo(ask);
    VirtualServer.Viewer last = responders().getLast();
    VirtualServer.ok(table.submit(last.player, new Command.Away(server.id())));
    assertThat(openAsk()).isEqualTo(ask + 1);
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
        if (host.view.common().stage() != Stage.PLAYING) {
          break;
        }
      }
      int ask = host.view.common().asking().ask();
      VirtualServer.ok(bots.submit("p0", new Command.Decide("a", ask, "tax")));
      long before = host.view.common().asking().since();
      while (host.view.common().asking().ask() == ask + 1) {
        same.ring(Long.MAX_VALUE);
      }
      // The window's length follows from the timing secret alone.
      long floor = ClockTimes.of(Clock.STANDARD).shortPause(bots.state().timingSecret(), ask + 1);
      lengths.add(same.now - before - floor);
    }
    assertThat(lengths).containsOnly(0L);
  }
}
