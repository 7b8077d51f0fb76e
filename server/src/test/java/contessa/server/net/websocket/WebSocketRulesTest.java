package contessa.server.net.websocket;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.Utf8FrameValidator;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases of RFC 6455 that the Autobahn test suite also tries, by chapter. */
class WebSocketRulesTest {

  /** Notes what it hears, in one line each. */
  private static final class Listener implements WebSocketListener {
    final List<String> heard = new ArrayList<>();
    int frames;

    @Override
    public void onOpen(Sender sender) {}

    @Override
    public boolean onFrame() {
      return ++frames <= 100;
    }

    @Override
    public void onText(String text, long arrivedAt) {
      heard.add("text " + (text.length() > 20 ? text.length() : text));
    }

    @Override
    public void onPing(ByteBuffer payload) {
      heard.add("ping " + payload.remaining());
    }

    @Override
    public void onEnd(int status, String reason) {
      heard.add("end " + status);
    }

    @Override
    public void onEnded() {}
  }

  private static byte[] text(int first, String text) {
    return RawFrames.frame(first, text.getBytes(UTF_8));
  }

  private static byte[] hex(int first, String hex) {
    return RawFrames.frame(first, HexFormat.of().parseHex(hex));
  }

  private static byte[] close(int status, String reason) {
    byte[] bytes = reason.getBytes(UTF_8);
    return RawFrames.frame(
        0x88, ByteBuffer.allocate(2 + bytes.length).putShort((short) status).put(bytes).array());
  }

  private static byte[] raw(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private static byte[] all(byte[]... frames) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] frame : frames) {
      out.writeBytes(frame);
    }
    return out.toByteArray();
  }

  private static Arguments of(String name, String expected, byte[]... frames) {
    return Arguments.of(name, expected, all(frames));
  }

  private static Stream<Arguments> cases() {
    String bad = "cebae1bdb9cf83cebcceb5eda080656469746564";
    return Stream.of(
        // 1 Framing
        of("1.1.1 empty text", "text ", text(0x81, "")),
        of("1.1.2 text of 125", "text 125", text(0x81, "*".repeat(125))),
        of("1.1.3 text of 126", "text 126", text(0x81, "*".repeat(126))),
        of("1.1.5 text of 128", "text 128", text(0x81, "*".repeat(128))),
        of("1.1 text of 4096", "text 4096", text(0x81, "*".repeat(4_096))),
        of("1.1 text of 4097", "end 1009", text(0x81, "*".repeat(4_097))),
        of("1.1 a length with more bytes than needed", "end 1002", raw("81fe007d01020304")),
        of("1.1 a length of 64 bits", "end 1009", raw("81ff000000000001000001020304")),
        of("1.1 a negative length", "end 1002", raw("81ffffffffffffffffff01020304")),
        of("1.2.1 binary", "end 1003", text(0x82, "")),
        of("not masked", "end 1002", raw("810161")),
        // 2 Pings and pongs
        of("2.1 empty ping", "ping 0", text(0x89, "")),
        of("2.2 ping", "ping 5", text(0x89, "Hello")),
        of("2.4 ping of 125", "ping 125", text(0x89, "p".repeat(125))),
        of("2.5 ping of 126", "end 1002", text(0x89, "p".repeat(126))),
        of("2.7 unsolicited pong", "", text(0x8a, "")),
        of("2.8 pong with payload, then ping", "ping 1", text(0x8a, "x"), text(0x89, "y")),
        of("pong of 126", "end 1002", text(0x8a, "p".repeat(126))),
        // 3 Reserved bits
        of("3.1 RSV3", "end 1002", text(0x91, "x")),
        of("3.2 RSV2 after a text", "text a,end 1002", text(0x81, "a"), text(0xa1, "x")),
        of("3.4 RSV1", "end 1002", text(0xc1, "x")),
        of("3.5 all, on a ping", "end 1002", text(0xf9, "")),
        // 4 Opcodes
        of("4.1.1 opcode 3", "end 1002", text(0x83, "")),
        of("4.1.5 opcode 7", "end 1002", text(0x87, "x")),
        of("4.2.1 opcode 11", "end 1002", text(0x8b, "")),
        of("4.2.5 opcode 15", "end 1002", text(0x8f, "x")),
        // 5 Fragments
        of("5.1 fragmented ping", "end 1002", text(0x09, "x"), text(0x80, "y")),
        of("5.2 fragmented pong", "end 1002", text(0x0a, "x"), text(0x80, "y")),
        of("5.3 text in two", "text ab", text(0x01, "a"), text(0x80, "b")),
        of(
            "5.6 a ping in between",
            "ping 1,text ab",
            text(0x01, "a"),
            text(0x89, "p"),
            text(0x80, "b")),
        of("5.9 continues nothing", "end 1002", text(0x80, "a"), text(0x81, "b")),
        of("5.12 continues nothing, not last", "end 1002", text(0x00, "a"), text(0x80, "b")),
        of(
            "5.15 continues what is complete",
            "text ab,end 1002",
            text(0x01, "a"),
            text(0x80, "b"),
            text(0x80, "c")),
        of("5.18 text inside a text", "end 1002", text(0x01, "a"), text(0x81, "b")),
        of(
            "5.19 five fragments",
            "text abcde",
            text(0x01, "a"),
            text(0x00, "b"),
            text(0x00, "c"),
            text(0x00, "d"),
            text(0x80, "e")),
        of("5 empty fragments", "text a", text(0x01, ""), text(0x00, "a"), text(0x80, "")),
        of(
            "5 too long in parts",
            "end 1009",
            text(0x01, "x".repeat(4_000)),
            text(0x80, "x".repeat(97))),
        of("5 fragmented close", "end 1002", raw("0882010203040000")),
        // 6 Text
        of("6.2.1 UTF-8", "text Hello-µ@ßöäü", text(0x81, "Hello-µ@ßöäü")),
        of("6.2.3 a character in two frames", "text µ", hex(0x01, "c2"), hex(0x80, "b5")),
        of("6.3.1 not UTF-8", "end 1007", hex(0x81, bad)),
        of("6.3.2 not UTF-8, by bytes", "end 1007", hex(0x01, "ce"), hex(0x80, "ff")),
        of("6.6 half a character", "end 1007", hex(0x81, "ce")),
        of("6.10 overlong", "end 1007", hex(0x81, "c0af")),
        of("6.14 surrogate", "end 1007", hex(0x81, "eda080")),
        of("6.12 too large", "end 1007", hex(0x81, "f4908080")),
        // 7 Closing
        of("7.1.1 text, then close", "text a,end 1000", text(0x81, "a"), close(1000, "")),
        of("7.1.3 ping after close", "end 1000", close(1000, ""), text(0x89, "x")),
        of("7.1.4 text after close", "end 1000", close(1000, ""), text(0x81, "x")),
        of("7.1.5 close in a fragmented text", "end 1000", text(0x01, "a"), close(1000, "")),
        of("7.3.1 empty close", "end 1000", text(0x88, "")),
        of("7.3.2 close of one byte", "end 1002", text(0x88, "a")),
        of("7.3.4 close with a reason", "end 1000", close(1000, "Hello World!")),
        of("7.3.5 longest reason", "end 1000", close(1000, "*".repeat(123))),
        of("7.3.6 reason too long", "end 1002", close(1000, "*".repeat(124))),
        of("7.5.1 reason not UTF-8", "end 1007", hex(0x88, "03e8" + bad)),
        of("7.7.1 1000", "end 1000", close(1000, "")),
        of("7.7.2 1001", "end 1001", close(1001, "")),
        of("7.7.4 1003", "end 1003", close(1003, "")),
        of("7.7.5 1007", "end 1007", close(1007, "")),
        of("7.7.9 1011", "end 1011", close(1011, "")),
        of("7.7.10 3000", "end 3000", close(3000, "")),
        of("7.7.13 4999", "end 4999", close(4999, "")),
        of("7.9.1 0", "end 1002", close(0, "")),
        of("7.9.2 999", "end 1002", close(999, "")),
        of("7.9.3 1004", "end 1002", close(1004, "")),
        of("7.9.4 1005", "end 1002", close(1005, "")),
        of("7.9.5 1006", "end 1002", close(1006, "")),
        of("7.9.7 1016", "end 1002", close(1016, "")),
        of("7.9.9 2000", "end 1002", close(2000, "")),
        of("7.9.11 5000", "end 1002", close(5000, "")),
        of("7.9.13 65535", "end 1002", close(65_535, "")),
        // 9 Too many
        of(
            "too many pongs",
            "end 1008",
            Stream.generate(() -> text(0x8a, "")).limit(200).toArray(byte[][]::new)),
        of(
            "too many empty fragments",
            "end 1008",
            Stream.concat(
                    Stream.of(text(0x01, "")), Stream.generate(() -> text(0x00, "")).limit(200))
                .toArray(byte[][]::new)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void aFrameIsAnsweredAsTheRfcSays(String name, String expected, byte[] bytes) {
    for (int portion : new int[] {bytes.length, 1}) {
      Listener listener = new Listener();
      EmbeddedChannel frames =
          new EmbeddedChannel(
              new WebSocket13FrameDecoder(WebSocketUpgrade.RULES),
              new Utf8FrameValidator(false),
              new WebSocketHandler(listener, Runnable::run, _ -> {}));
      for (int at = 0; at < bytes.length; at += portion) {
        byte[] some = Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + portion));
        frames.writeInbound(Unpooled.wrappedBuffer(some));
      }
      assertThat(String.join(",", listener.heard))
          .as("in portions of %d", portion)
          .isEqualTo(expected);
    }
  }
}
