package contessa.server.net.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.TestServer;
import contessa.server.host.identity.Sessions;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.NetContexts;
import contessa.server.net.http.TcpConnection;
import contessa.server.net.limits.LiveConnections;
import contessa.server.net.limits.RateLimiter;
import contessa.server.net.limits.RateLimits;
import contessa.testkit.TestScale;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Feeds nearly valid and invalid frames straight to the handler: nothing fails, and no answer shows
 * internals. {@code -Dcontessa.frames=N} tries more.
 */
@Tag("soak")
class FrameFuzzTest {

  private static final int FRAMES =
      Integer.getInteger("contessa.frames", TestScale.of(20_000, 200_000));
  private static final int AT_ONCE = 50;

  private static final List<String> TEMPLATES =
      List.of(
          "{\"type\":\"watch\",\"table\":\"T\"}",
          "{\"type\":\"watch\",\"table\":\"T\",\"stream\":\"seat\",\"n\":3}",
          "{\"type\":\"unwatch\",\"table\":\"T\"}",
          "{\"type\":\"ping\",\"sent\":5,\"lag\":20}",
          command("\"do\":\"sit\",\"id\":\"1\",\"name\":\"Ana\",\"seat\":1"),
          command("\"do\":\"add-bot\",\"id\":\"1\",\"bot\":\"random\""),
          command("\"do\":\"swap\",\"id\":\"1\",\"seat\":0,\"with\":1"),
          command("\"do\":\"kick\",\"id\":\"1\",\"seat\":2"),
          command("\"do\":\"decide\",\"id\":\"1\",\"ask\":1,\"choice\":\"income\""),
          command("\"do\":\"order\",\"id\":\"1\",\"order\":\"pass-all-until-my-turn\""),
          command("\"do\":\"say\",\"id\":\"1\",\"text\":\"hello\""),
          command("\"do\":\"emote\",\"id\":\"1\",\"emote\":\"laugh\""),
          command("\"do\":\"offer\",\"id\":\"1\",\"phrase\":\"peace\",\"to\":1,\"about\":2"),
          command("\"do\":\"mute\",\"id\":\"1\",\"seat\":1,\"muted\":true"),
          command("\"do\":\"report\",\"id\":\"1\",\"seat\":1,\"reason\":\"rude\""),
          command(
              "\"do\":\"configure\",\"id\":\"1\",\"options\":{\"game\":\"coup\",\"rules\":{\"edition\":\"resistance\"},\"seats\":3,\"open\":true,\"clock\":\"blitz\",\"talk\":\"chat\",\"strict\":false,\"memoryAid\":true,\"watchers\":true,\"programs\":true,\"reveal\":true}"));

  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "2147483648",
          "-9223372036854775809",
          "1e400",
          "1.5",
          "NaN",
          "\"\"",
          "\"x\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\u202e\"",
          "[]",
          "{}",
          "[[[[[[[[[[1]]]]]]]]]]",
          "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}}}",
          "\"" + "a".repeat(300) + "\"",
          "\"constructor\"",
          "\"__proto__\"",
          "'x'",
          "x",
          "");

  private static String command(String fields) {
    return "{\"type\":\"command\",\"table\":\"T\",\"command\":{" + fields + "}}";
  }

  @TempDir Path data;

  @Test
  void noFrameMakesTheHandlerFail() throws Exception {
    try (TestServer running = new TestServer(data);
        TestServer.Guest guest = running.guest("127.9.0.1")) {
      String table = guest.table(guest.cookie(), false, true)[0];
      NetContext real = running.server.context();
      RateLimiter free = new RateLimiter(Integer.MAX_VALUE, 1e9, real.now());
      RateLimits none = new RateLimits(_ -> free);
      NetContext context = NetContexts.with(real, none, new LiveConnections(1_000));
      Sessions.Session somebody = TestServer.session(real);
      SplittableRandom random = new SplittableRandom(20);
      Listening heard = new Listening();
      PlayerSocket socket = null;
      TcpConnection connection = null;
      for (int i = 0; i < FRAMES; i++) {
        if (socket == null || heard.ended) {
          heard.ended = false;
          connection = new TcpConnection(new EmbeddedChannel(), "here");
          socket = new PlayerSocket(context, somebody, "here", connection);
          socket.onOpen(heard);
        }
        String whose = random.nextInt(50) == 0 ? table : "x";
        String frame = mutant(random).replace("\"T\"", "\"" + whose + "\"");
        try {
          socket.onText(frame, System.nanoTime());
        } catch (RuntimeException | Error e) {
          throw new AssertionError("frame " + i + ": " + frame, e);
        }
        if (i % AT_ONCE == 0) {
          while (context.live().waiting().get() > 0 && !heard.ended) {
            LockSupport.parkNanos(100_000);
          }
        }
      }
      connection.cut();
      assertThat(heard.count.get()).isGreaterThan(FRAMES / 4);
      assertThat(heard.wrong).isNull();
    }
  }

  private static String mutant(RandomGenerator random) {
    String frame = TEMPLATES.get(random.nextInt(TEMPLATES.size()));
    int changes = random.nextInt(4);
    for (int i = 0; i < changes; i++) {
      frame = random.nextBoolean() ? structured(frame, random) : raw(frame, random);
    }
    return frame;
  }

  /** Changes a value, adds or removes a field, or changes a name. */
  private static String structured(String frame, RandomGenerator random) {
    String value = VALUES.get(random.nextInt(VALUES.size()));
    int colon = random(frame, ':', random);
    if (colon < 0) {
      return value;
    }
    int end = colon + 1;
    while (end < frame.length() && ",}".indexOf(frame.charAt(end)) < 0) {
      end++;
    }
    return switch (random.nextInt(4)) {
      case 0 -> frame.substring(0, colon + 1) + value + frame.substring(end);
      case 1 -> frame.substring(0, end) + ",\"extra\":" + value + frame.substring(end);
      case 2 -> frame.substring(0, colon) + "x" + frame.substring(colon);
      default -> frame.substring(0, end) + frame.substring(frame.lastIndexOf(',', colon) + 1);
    };
  }

  private static int random(String frame, char wanted, RandomGenerator random) {
    int from = random.nextInt(frame.length() + 1);
    int found = frame.indexOf(wanted, from);
    return found >= 0 ? found : frame.indexOf(wanted);
  }

  private static String raw(String frame, RandomGenerator random) {
    int at = random.nextInt(frame.length() + 1);
    return switch (random.nextInt(5)) {
      case 0 -> frame.substring(0, at);
      case 1 -> frame.substring(0, at) + (char) random.nextInt(0x10000) + frame.substring(at);
      case 2 -> frame.substring(0, at) + frame.substring(Math.min(frame.length(), at + 1));
      case 3 -> frame + frame;
      default ->
          frame.substring(0, at) + "{[\"\\,:]}".charAt(random.nextInt(8)) + frame.substring(at);
    };
  }

  /** Counts messages and keeps those that should not have been sent. */
  private static final class Listening extends SilentWriter {
    final AtomicLong count = new AtomicLong();
    volatile boolean ended;
    volatile String wrong;

    @Override
    public void text(String text) {
      count.incrementAndGet();
      if (!text.startsWith("{\"type\":\"")
          || text.contains("Exception")
          || text.contains("contessa.")) {
        wrong = text;
      }
    }

    @Override
    public void close(int status, String reason) {
      ended = true;
    }
  }
}
