package contessa.soak.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SlowDecisionsTest {

  private final StringWriter out = new StringWriter();
  private final SlowDecisions slow = new SlowDecisions(new PrintWriter(out, true));

  private static SlowDecisions.Steps dueBefore(long millis) {
    SlowDecisions.Steps steps = new SlowDecisions.Steps();
    steps.begin(System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(millis));
    return steps;
  }

  @Test
  void itSaysWhereASlowDecisionHasWaited() {
    SlowDecisions.Steps steps = dueBefore(70_000);
    steps.sent = steps.due + TimeUnit.MILLISECONDS.toNanos(2);
    steps.durable = steps.due + TimeUnit.MILLISECONDS.toNanos(40);
    slow.seen(steps);
    assertThat(out.toString().lines().skip(1))
        .singleElement()
        .asString()
        .matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3},2\\.0,40\\.0,,7\\d{4}\\.\\d");
  }

  @Test
  void nothingIsSaidAboutAFastOne() {
    SlowDecisions.Steps steps = dueBefore(0);
    steps.due = System.nanoTime() + TimeUnit.HOURS.toNanos(1);
    slow.seen(steps);
    assertThat(out.toString().lines()).hasSize(1);
  }
}
