package contessa.server.table;

import module java.base;

import contessa.table.message.Message;

/**
 * Messages on their way to viewers. What is sent to whom, and in which order, is settled under the
 * table's lock, where {@link #add} is called; the messages are built and handed over by {@link
 * #send}, when the table is free for the next command.
 */
final class Deliveries {

  private record Delivery(Consumer<Message> listener, Supplier<Message> message) {}

  private final Queue<Delivery> queue = new ConcurrentLinkedQueue<>();
  private final ReentrantLock sending = new ReentrantLock();

  void add(Consumer<Message> listener, Supplier<Message> message) {
    queue.add(new Delivery(listener, message));
  }

  /** Returns when everything that was added before has been handed over, by whichever thread. */
  void send() {
    sending.lock();
    try {
      for (Delivery next = queue.poll(); next != null; next = queue.poll()) {
        next.listener.accept(next.message.get());
      }
    } finally {
      sending.unlock();
    }
  }
}
