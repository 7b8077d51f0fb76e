package contessa.server.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import contessa.table.message.EncodedMessage;
import contessa.table.message.Message;
import contessa.table.message.WireJson;
import java.nio.ByteBuffer;

/**
 * A message to a viewer at another node. The viewer's node passes it on as it is, so it is encoded
 * once, and what that node has to know stands in front of it.
 *
 * @param key names the subscription
 * @param count of the messages of this subscription, from 1
 * @param n the number of the message; {@link #UNNUMBERED} or {@link #GONE} if it has none
 * @param stream the stream that begins with it; empty if none does
 */
record RpcMessage(String key, long count, long n, String stream, EncodedMessage message) {

  static final long UNNUMBERED = -1;

  /** The last message of a subscription. */
  static final long GONE = -2;

  /** Stays free in front of a message, for the head of a frame. */
  private static final int FREE = 4;

  static RpcMessage of(String key, long count, Message message) {
    EncodedMessage encoded = WireJson.encoded(message);
    return switch (message) {
      case Message.Snapshot snapshot ->
          new RpcMessage(key, count, snapshot.n(), snapshot.stream(), encoded);
      case Message.Update update -> new RpcMessage(key, count, update.n(), "", encoded);
      case Message.Gone _ -> new RpcMessage(key, count, GONE, "", encoded);
      default -> new RpcMessage(key, count, UNNUMBERED, "", encoded);
    };
  }

  /** What stands in front of the message, after a byte for the kind. */
  ByteBuffer head(byte kind) {
    byte[] keyBytes = key.getBytes(UTF_8);
    byte[] streamBytes = stream.getBytes(UTF_8);
    ByteBuffer head =
        ByteBuffer.allocate(
            1 + 2 * Long.BYTES + 2 * Short.BYTES + keyBytes.length + streamBytes.length);
    head.put(kind).putLong(count).putLong(n);
    head.putShort((short) keyBytes.length).put(keyBytes);
    head.putShort((short) streamBytes.length).put(streamBytes);
    return head.flip();
  }

  ByteBuffer body() {
    return ByteBuffer.wrap(message.bytes(), message.from(), message.length());
  }

  /** Reads what {@link #head} and {@link #body} have written, without the kind. */
  static RpcMessage read(ByteBuffer in) {
    long count = in.getLong();
    long n = in.getLong();
    String key = text(in);
    String stream = text(in);
    int length = in.remaining();
    byte[] bytes = new byte[FREE + length];
    in.get(bytes, FREE, length);
    return new RpcMessage(key, count, n, stream, new EncodedMessage(bytes, FREE, length));
  }

  private static String text(ByteBuffer in) {
    byte[] bytes = new byte[in.getShort()];
    in.get(bytes);
    return new String(bytes, UTF_8);
  }
}
