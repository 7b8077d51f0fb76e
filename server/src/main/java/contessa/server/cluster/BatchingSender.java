package contessa.server.cluster;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Batches messages to other nodes: whatever waits for a node travels together, since a transfer
 * costs about the same however much is in it. Messages to one node keep their order, or are lost.
 */
final class BatchingSender {

  private static final Logger LOG = LoggerFactory.getLogger(BatchingSender.class);

  /** A node that takes no more for so long is as good as gone; its viewers will ask again. */
  private static final int MOST_WAITING = 64 * 1_024 * 1_024;

  private static final int LARGEST_KEPT = 1_024 * 1_024;
  private static final int LENGTH = Integer.BYTES;

  private final BiConsumer<String, byte[]> sender;
  private final Map<String, Bag> bags = new ConcurrentHashMap<>();

  /**
   * Batches that go out by this sender.
   *
   * @param sender sends bytes to the node with this name
   */
  BatchingSender(BiConsumer<String, byte[]> sender) {
    this.sender = sender;
  }

  /** Sends a message of these parts to a node. Never waits. */
  void send(String node, ByteBuffer... parts) {
    bags.computeIfAbsent(node, Bag::new).add(parts);
  }

  /** Forgets what was for other nodes: they have left. */
  void keepOnly(Set<String> nodes) {
    bags.keySet().retainAll(nodes);
  }

  /** Gives each message of a batch to a reader, in order. */
  static void open(byte[] batch, Consumer<ByteBuffer> reader) {
    ByteBuffer rest = ByteBuffer.wrap(batch);
    while (rest.remaining() >= LENGTH) {
      int length = rest.getInt();
      reader.accept(rest.slice(rest.position(), length));
      rest.position(rest.position() + length);
    }
  }

  /** What waits for one node. */
  private final class Bag {
    private final String node;
    private ByteArrayOutputStream waiting = new ByteArrayOutputStream();
    private boolean sending;

    Bag(String node) {
      this.node = node;
    }

    void add(ByteBuffer... parts) {
      boolean first;
      synchronized (this) {
        int length = Arrays.stream(parts).mapToInt(ByteBuffer::remaining).sum();
        if (waiting.size() + LENGTH + length > MOST_WAITING) {
          LOG.warn("A node takes no more; {} bytes for it are dropped", waiting.size());
          waiting.reset();
        }
        waiting.writeBytes(ByteBuffer.allocate(LENGTH).putInt(length).array());
        for (ByteBuffer part : parts) {
          waiting.write(part.array(), part.arrayOffset() + part.position(), part.remaining());
        }
        first = !sending;
        sending = true;
      }
      if (first) {
        Thread.ofVirtual().name("batches").start(this::sendAll);
      }
    }

    private void sendAll() {
      for (byte[] batch = collect(); batch.length > 0; batch = collect()) {
        try {
          sender.accept(node, batch);
        } catch (RuntimeException e) {
          LOG.debug("Not sent; whoever waits will notice", e);
        }
      }
    }

    /** All that waits; empty if that is nothing, and then this sender is done. */
    @SuppressWarnings("ThreadPriorityCheck") // only cost depends on it
    private byte[] collect() {
      // The busier the node, the more is added before its turn comes again. Waiting for a
      // millisecond costs more than it saves: setting and stopping alarms.
      Thread.yield();
      synchronized (this) {
        byte[] batch = waiting.toByteArray();
        waiting.reset();
        if (batch.length > LARGEST_KEPT) {
          waiting = new ByteArrayOutputStream();
        }
        sending = batch.length > 0;
        return batch;
      }
    }
  }
}
