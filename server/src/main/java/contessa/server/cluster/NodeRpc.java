package contessa.server.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * RPC between nodes, and broadcasts: a kind and a body, as text; and messages to viewers at other
 * nodes. Delivery is ordered and at most once between two nodes; a request that is lost times out.
 */
final class NodeRpc implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(NodeRpc.class);

  private static final long PATIENCE_MILLIS = 2_500;

  private static final byte TEXT = 0;

  private static final byte TOLD = 1;

  /** The other node does not have the table, cannot be reached, or has failed. */
  static final class NoAnswer extends Exception {
    private static final long serialVersionUID = 1L;

    NoAnswer(String message) {
      super(message);
    }
  }

  /** A question that has no answer yet. */
  private record Question(String node, CompletableFuture<String> answer) {}

  private final AtomicLong ids = new AtomicLong();
  private final Map<String, Question> waiting = new ConcurrentHashMap<>();
  private final BiFunction<String, String, String> answers;
  private final BiConsumer<String, String> broadcasts;
  private final Consumer<RpcMessage> told;
  private final String me;
  private final BatchingSender batches;
  private volatile boolean closed;

  /**
   * RPC of one node.
   *
   * @param me the name of this node
   * @param sender sends bytes to the node with this name
   * @param answers answers a question, given its kind and body, on a thread of its own
   * @param broadcasts is told each broadcast, given their kind and body, in order; must not block
   * @param told gets the messages to viewers at this node, in order with the broadcasts; must not
   *     block
   */
  NodeRpc(
      String me,
      BiConsumer<String, byte[]> sender,
      BiFunction<String, String, String> answers,
      BiConsumer<String, String> broadcasts,
      Consumer<RpcMessage> told) {
    this.me = me;
    batches = new BatchingSender(sender);
    this.answers = answers;
    this.broadcasts = broadcasts;
    this.told = told;
  }

  String ask(String node, String kind, String body) throws NoAnswer {
    try {
      return request(node, kind, body).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new NoAnswer("interrupted");
    } catch (ExecutionException e) {
      throw new NoAnswer("no answer to " + kind + ": " + e.getMessage());
    }
  }

  /** Asks a node. Replies are handled in order with that node's broadcasts. */
  CompletableFuture<String> request(String node, String kind, String body) {
    String id = String.valueOf(ids.incrementAndGet());
    CompletableFuture<String> answer = new CompletableFuture<>();
    waiting.put(id, new Question(node, answer));
    if (closed) {
      answer.completeExceptionally(new NoAnswer("this node has left"));
    }
    post(node, "ask " + id + " " + me + " " + kind + " " + body);
    return answer
        .orTimeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
        .whenComplete((_, _) -> waiting.remove(id));
  }

  /** Nobody waits for answers any more. */
  @Override
  public void close() {
    closed = true;
    keepOnly(Set.of());
  }

  /** Gives up the questions to all other nodes: they have left, and others have their tables. */
  void keepOnly(Set<String> nodes) {
    batches.keepOnly(nodes);
    for (Question question : waiting.values()) {
      if (!nodes.contains(question.node())) {
        question.answer().completeExceptionally(new NoAnswer("the node has left"));
      }
    }
  }

  /** Sends a node its part of a broadcast. */
  void tell(String node, String kind, String body) {
    post(node, "news " + kind + " " + body);
  }

  void tell(String node, RpcMessage message) {
    batches.send(node, message.head(TOLD), message.body());
  }

  private void post(String node, String text) {
    byte[] bytes = text.getBytes(UTF_8);
    batches.send(node, ByteBuffer.wrap(new byte[] {TEXT}), ByteBuffer.wrap(bytes));
  }

  /** A batch for this node has arrived. */
  void receive(byte[] batch) {
    BatchingSender.open(batch, this::read);
  }

  private void read(ByteBuffer message) {
    try {
      switch (message.get()) {
        case TEXT -> read(UTF_8.decode(message).toString());
        case TOLD -> told.accept(RpcMessage.read(message));
        default -> LOG.warn("A message from a node of another version");
      }
    } catch (RuntimeException e) {
      LOG.error("A message of another node could not be read", e);
    }
  }

  private void read(String text) {
    int space = text.indexOf(' ');
    String rest = text.substring(space + 1);
    switch (text.substring(0, space)) {
      case "ask" -> Thread.ofVirtual().name("asked").start(() -> answer(rest));
      case "answer" -> complete(rest, true);
      case "failed" -> complete(rest, false);
      case "news" -> {
        String[] parts = rest.split(" ", 2);
        broadcasts.accept(parts[0], parts[1]);
      }
      default -> LOG.warn("Unknown message from a node of another version");
    }
  }

  private void answer(String question) {
    String[] parts = question.split(" ", 4);
    String answer;
    try {
      answer = "answer " + parts[0] + " " + answers.apply(parts[2], parts[3]);
    } catch (RuntimeException e) {
      LOG.debug("A question of another node failed", e);
      answer = "failed " + parts[0] + " " + e.getMessage();
    }
    post(parts[1], answer);
  }

  private void complete(String answer, boolean good) {
    String[] parts = answer.split(" ", 2);
    Question question = waiting.get(parts[0]);
    if (question == null) {
      return; // too late
    }
    if (good) {
      question.answer().complete(parts[1]);
    } else {
      question.answer().completeExceptionally(new NoAnswer(parts[1]));
    }
  }
}
