package contessa.server.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.message.ServerJson;
import contessa.table.message.EncodedMessage;
import contessa.table.message.Message;
import org.junit.jupiter.api.Test;

class NodeRpcTest {

  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final BlockingQueue<byte[]> lost = new LinkedBlockingQueue<>();

  /** Sends what is for "other" there, and keeps the rest. */
  private final NodeRpc rpc = node("me", this::carry);

  private final NodeRpc other = node("other", this::carry);

  private NodeRpc node(String name, BiConsumer<String, byte[]> sender) {
    return new NodeRpc(
        name,
        sender,
        (kind, body) -> kind + " of " + body,
        (kind, body) -> heard.add(kind + ": " + body),
        told -> heard.add(text(told)));
  }

  private void carry(String node, byte[] batch) {
    switch (node) {
      case "me" -> rpc.receive(batch);
      case "other" -> other.receive(batch);
      default -> lost.add(batch);
    }
  }

  private static String text(RpcMessage told) {
    EncodedMessage message = told.message();
    assertThat(message.from()).as("room for the head of a frame").isGreaterThanOrEqualTo(4);
    String json = new String(message.bytes(), message.from(), message.length(), UTF_8);
    return told.key() + " " + told.count() + " " + told.n() + " " + told.stream() + " " + json;
  }

  @Test
  void aQuestionIsAnswered() throws Exception {
    assertThat(rpc.ask("other", "sum", "1 2, però")).isEqualTo("sum of 1 2, però");
  }

  @Test
  void aQuestionToANodeThatHasLeftIsGivenUpAtOnce() throws Exception {
    CompletableFuture<String> toTheLost = rpc.request("lost", "sum", "1 2");
    assertThat(lost.take()).isNotEmpty();
    CompletableFuture<String> toTheOther = rpc.request("other", "sum", "3 4");
    rpc.keepOnly(Set.of("me", "other"));
    assertThat(toTheLost).isCompletedExceptionally();
    assertThat(toTheOther.get()).isEqualTo("sum of 3 4");
  }

  @Test
  void aQuestionThatNobodyAnswersIsGivenUp() {
    assertThatThrownBy(() -> rpc.ask("lost", "sum", "1 2"))
        .hasMessageContaining("TimeoutException");
  }

  @Test
  void newsAndMessagesToViewersKeepTheirOrderAndTheirBytes() throws Exception {
    List<Message> messages =
        List.of(
            new Message.Presence("table", List.of(1), 2),
            new Message.Gone("table", false),
            Message.Reply.done("ciò"));
    int rounds = 200;
    for (int i = 0; i < rounds; i++) {
      rpc.tell("other", "name", "number " + i);
      rpc.tell("other", RpcMessage.of("me/1.2", i, messages.get(i % messages.size())));
    }
    for (int i = 0; i < rounds; i++) {
      Message message = messages.get(i % messages.size());
      long n = message instanceof Message.Gone ? RpcMessage.GONE : RpcMessage.UNNUMBERED;
      assertThat(heard.take()).isEqualTo("name: number " + i);
      assertThat(heard.take())
          .isEqualTo("me/1.2 " + i + " " + n + "  " + ServerJson.CODEC.json(message));
    }
  }

  @Test
  void whatWaitsForANodeTravelsTogether() throws Exception {
    CompletableFuture<Void> allWritten = new CompletableFuture<>();
    NodeRpc slow =
        node(
            "slow",
            (_, batch) -> {
              allWritten.join();
              lost.add(batch);
            });
    for (int i = 0; i < 1_000; i++) {
      slow.tell("far", "name", "number " + i);
    }
    allWritten.complete(null);
    int[] count = new int[1];
    int batches = 0;
    while (count[0] < 1_000) {
      BatchingSender.open(lost.take(), _ -> count[0]++);
      batches++;
    }
    assertThat(batches).isLessThanOrEqualTo(2);
  }
}
