package contessa.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class NodeMailTest {

  private final List<String> sent = new ArrayList<>();
  private final NodeMail mail =
      new NodeMail("me", (node, text) -> sent.add(node + " " + text), (_, _) -> "", (_, _) -> {});

  @Test
  void aQuestionToANodeThatHasLeftIsGivenUpAtOnce() {
    CompletableFuture<String> toTheLost = mail.request("lost", "sum", "1 2");
    CompletableFuture<String> toTheOther = mail.request("other", "sum", "3 4");
    mail.keepOnly(Set.of("me", "other"));
    assertThat(toTheLost).isCompletedExceptionally();
    assertThat(toTheOther).isNotDone();
    mail.receive("answer 2 7");
    assertThat(toTheOther).isCompletedWithValue("7");
    assertThat(sent).containsExactly("lost ask 1 me sum 1 2", "other ask 2 me sum 3 4");
  }
}
