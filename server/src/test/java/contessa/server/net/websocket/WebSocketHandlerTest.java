package contessa.server.net.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Message;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import org.junit.jupiter.api.Test;

/** Backpressure in both directions, with threads that run when the test says so. */
class WebSocketHandlerTest {

  private final Queue<Runnable> threads = new ArrayDeque<>();
  private final List<String> heard = new ArrayList<>();
  private final List<Long> delays = new ArrayList<>();
  private final EmbeddedChannel channel = new EmbeddedChannel();
  private final WebSocketHandler handler =
      new WebSocketHandler(new Listener(), threads::add, delays::add);

  private final class Listener implements WebSocketListener {
    @Override
    public void onOpen(Sender sender) {}

    @Override
    public boolean onFrame() {
      return true;
    }

    @Override
    public void onText(String text, long arrivedAt) {
      assertThat(System.nanoTime() - arrivedAt).isNotNegative();
      heard.add(text);
    }

    @Override
    public void onPing(ByteBuffer payload) {}

    @Override
    public void onEnd(int status, String reason) {
      heard.add("end " + status);
    }

    @Override
    public void onEnded() {
      heard.add("ended");
    }
  }

  private WebSocketHandlerTest() {
    channel.pipeline().addLast(handler);
  }

  private void arrives(String text) {
    channel.writeInbound(new TextWebSocketFrame(text));
  }

  @Test
  void whileManyFramesWaitNothingMoreIsRead() {
    String much = "x".repeat(4_000);
    arrives("first");
    arrives(much);
    assertThat(channel.config().isAutoRead()).isTrue();
    arrives(much);
    arrives("last");
    assertThat(channel.config().isAutoRead()).isFalse();
    assertThat(threads).as("one for all").hasSize(1);
    threads.remove().run();
    assertThat(heard).containsExactly("first", much, much, "last");
    assertThat(channel.config().isAutoRead()).isTrue();
    assertThat(delays).hasSize(1);
  }

  @Test
  void aViolationEndsTheSocketAfterWhatCameBefore() {
    arrives("before");
    channel
        .pipeline()
        .fireExceptionCaught(
            new CorruptedWebSocketFrameException(
                io.netty.handler.codec.http.websocketx.WebSocketCloseStatus.PROTOCOL_ERROR, "x"));
    arrives("after");
    threads.remove().run();
    assertThat(heard).containsExactly("before", "end 1002");
  }

  @Test
  void messagesWaitInTheOutboxWhileTheClientDoesNotRead() {
    AtomicLong waiting = new AtomicLong();
    Outbox outbox = new Outbox(waiting, () -> {}, () -> {});
    channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(0, 1));
    channel.unsafe().outboundBuffer().setUserDefinedWritability(1, false);
    outbox.put(new Message.Malformed("late"));
    handler.wake(outbox);
    channel.runPendingTasks();
    assertThat(waiting.get()).isPositive();
    channel.unsafe().outboundBuffer().setUserDefinedWritability(1, true);
    channel.runPendingTasks();
    assertThat(waiting.get()).isZero();
    TextWebSocketFrame sent = channel.readOutbound();
    assertThat(sent.text()).contains("late");
    sent.release();
  }

  @Test
  void theEndIsTheLastThingSaid() {
    Outbox outbox = new Outbox(new AtomicLong(), () -> {}, () -> {});
    outbox.put(new Outbox.Item.End(1001, "bye"));
    handler.wake(outbox);
    channel.runPendingTasks();
    assertThat(heard).containsExactly("ended");
  }
}
