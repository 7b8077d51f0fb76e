package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupView;
import contessa.game.Reader;
import contessa.table.message.Asking;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Happening;
import org.junit.jupiter.api.Test;

/** After a person's claim its answers are told one by one, and no clock runs meanwhile. */
class SuspenseTest extends AtALiveTable {

  /** Who was asked last, from the claimant's left. */
  private List<Integer> clockwise = List.of();

  @Test
  void theAnswersToAClaimAreToldClockwiseAndTheLastOneSlowest() {
    play(Clock.STANDARD, 4);
    Happening.Answers told = claim("tax", "pass", "pass", "pass");
    assertThat(told.seats()).isEqualTo(clockwise);
    List<Integer> at = told.at();
    int last = at.get(2) - at.get(1);
    assertThat(last).isGreaterThan(at.get(0)).isGreaterThan(at.get(1) - at.get(0));
    assertThat(told.millis()).isBetween(2_000, 2_600).isGreaterThan(at.get(2));
  }

  @Test
  void noClockRunsWhileTheAnswersAreTold() {
    play(Clock.STANDARD, 4);
    Happening.Answers told = claim("tax", "pass", "pass", "pass");
    Asking asking = viewers.get("p0").view.common().asking();
    assertThat(asking.since()).isEqualTo(server.now + told.millis());
    assertThat(asking.deadline()).isEqualTo(asking.since() + 30_000);
  }

  @Test
  void theMoreHangsOnAClaimTheLongerItTakes() {
    play(Clock.STANDARD, 4);
    int exchange = claim("exchange", "pass", "pass", "pass").millis();
    decide(actor(), actor().view.decision().choices().getFirst());
    int tax = claim("tax", "pass", "pass", "pass").millis();
    untilActorHas(3);
    int target = (actor().view.you().seat() + 1) % 4;
    int assassination = claim("assassinate " + target, "pass", "pass", "pass").millis();
    assertThat(exchange).isBetween(900, 1_200);
    assertThat(tax).isBetween(2_000, 2_600);
    assertThat(assassination).isBetween(2_400, 3_500);
  }

  /** Those who were not asked any more have not answered as far as anybody may know. */
  @Test
  void answersAfterAChallengeAreNotTold() {
    play(Clock.STANDARD, 4);
    Happening.Answers told = claim("tax", "pass", "challenge", "pass");
    assertThat(told.seats()).isEqualTo(clockwise.subList(0, 2));
  }

  @Test
  void whoeverMayBlockIsToldLast() {
    play(Clock.STANDARD, 4);
    int actor = actor().view.you().seat();
    int target = (actor + 1) % 4;
    Happening.Answers told = claim("steal " + target, "block Captain", "pass", "pass");
    assertThat(told.seats()).containsExactly((actor + 2) % 4, (actor + 3) % 4, target);
    Happening.Answers block = answer("pass", "pass", "pass");
    assertThat(block.seats()).containsExactly((actor + 2) % 4, (actor + 3) % 4, actor);
  }

  /** The same times, whoever thought how long. */
  @Test
  void theTimeSpentThinkingDoesNotShow() {
    List<Happening.Answers> told = new ArrayList<>();
    for (long pause : new long[] {10, 2_700}) {
      SuspenseTest same = new SuspenseTest();
      same.play(Clock.STANDARD, 4);
      same.decide(same.actor(), "tax");
      for (VirtualServer.Viewer viewer : same.responders()) {
        same.server.pass(pause);
        same.decide(viewer, "pass");
      }
      same.server.pass(2_000);
      told.add(same.told());
    }
    assertThat(told.get(0)).isEqualTo(told.get(1));
  }

  @Test
  void fastTablesTellFasterAndSlowOnesNothing() {
    play(Clock.BLITZ, 4);
    assertThat(claim("tax", "pass", "pass", "pass").millis()).isBetween(1_000, 1_300);
    play(Clock.TURN_BASED, 4);
    decide(actor(), "tax");
    responders().forEach(viewer -> decide(viewer, "pass"));
    server.pass(2_000);
    assertThat(happenings(actor())).noneMatch(Happening.Answers.class::isInstance);
  }

  @Test
  void nobodyWaitsForTheAnswersToABotsClaim() {
    table = server.create(VirtualServer.coup("resistance", 4, Clock.STANDARD), "honest", "honest");
    VirtualServer.Viewer host = new VirtualServer.Viewer(table, "p0");
    VirtualServer.ok(table.submit("p0", new Command.Away("away")));
    server.pass(600_000);
    assertThat(host.transcript()).contains("unchallenged").doesNotContain("\"answers\"");
  }

  /** The actor does this, and the others answer so, clockwise. */
  private Happening.Answers claim(String move, String... answers) {
    decide(actor(), move);
    return answer(answers);
  }

  private Happening.Answers answer(String... answers) {
    List<Integer> asked = viewers.get("p0").view.common().asking().seats();
    int claimant = IntStream.range(0, 4).filter(seat -> !asked.contains(seat)).sum();
    clockwise = IntStream.range(1, 4).mapToObj(step -> (claimant + step) % 4).toList();
    int ask = openAsk();
    for (VirtualServer.Viewer viewer : responders()) {
      decide(viewer, answers[clockwise.indexOf(viewer.view.you().seat())]);
    }
    while (openAsk() == ask) {
      assertThat(server.ring(Long.MAX_VALUE)).isTrue();
    }
    return told();
  }

  private Happening.Answers told() {
    return (Happening.Answers)
        happenings(viewers.get("p0")).stream()
            .filter(Happening.Answers.class::isInstance)
            .reduce((_, last) -> last)
            .orElseThrow();
  }

  /** Everybody takes income until the actor can pay this. */
  private void untilActorHas(int coins) {
    while (((CoupView) table.state().game().position().view(Reader.SPECTATOR))
            .coins(actor().view.you().seat())
        < coins) {
      decide(actor(), "income");
    }
  }
}
