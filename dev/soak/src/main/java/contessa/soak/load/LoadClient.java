package contessa.soak.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A browser: it gets a session, opens a table if it is to, and then has a WebSocket. */
final class LoadClient implements LoadConnection.Listener {

  /** The one who uses it. */
  interface Person {
    /** The table to open, as JSON; empty for none. */
    default String tableToOpen() {
      return "";
    }

    default void onTable(String id) {}

    /** The WebSocket is open, for the first time or again. */
    void onOpen();

    void onMessage(HeardMessage message);
  }

  private enum Step {
    SESSION,
    TABLE,
    UPGRADE,
    OPEN
  }

  private static final Pattern TABLE_ID = Pattern.compile("\"table\":\"([^\"]+)\"");

  /** How long to wait where the server does not say. */
  private static final long RETRY = 1_000;

  private static final long MOST_WAITED = 10_000;

  /** The server drops clients that are silent for 75 s. */
  private static final long PING_EVERY = 40_000;

  private final LoadLoop loop;
  private final LoadFigures figures;
  private final URI origin;
  private final String address;
  private final Person person;
  private @Nullable LoadConnection connection;
  private Step step = Step.SESSION;
  private String cookie = "";
  private boolean pinging;
  private boolean hasTable;
  private int refusals;

  /**
   * A client that does nothing yet.
   *
   * @param address its own address, in 127/8
   */
  LoadClient(LoadLoop loop, LoadFigures figures, URI origin, String address, Person person) {
    this.loop = loop;
    this.figures = figures;
    this.origin = origin;
    this.address = address;
    this.person = person;
  }

  void connect() {
    try {
      InetSocketAddress server = new InetSocketAddress(origin.getHost(), origin.getPort());
      connection = new LoadConnection(loop, address, server, this);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Loses the connection without a word. */
  void cut() {
    if (connection != null) {
      connection.cut();
    }
    step = nextStep();
  }

  /** What is still missing. */
  private Step nextStep() {
    if (cookie.isEmpty()) {
      return Step.SESSION;
    }
    return hasTable || person.tableToOpen().isEmpty() ? Step.UPGRADE : Step.TABLE;
  }

  void send(String frame) {
    if (step == Step.OPEN && connection != null) {
      connection.text(frame);
    }
  }

  @Override
  public void onConnected() {
    step = nextStep();
    switch (step) {
      case SESSION -> post("/api/session", "");
      case TABLE -> post("/api/tables", person.tableToOpen());
      case UPGRADE, OPEN -> upgrade();
    }
  }

  private void post(String path, String body) {
    request(
        "POST %s HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nX-Contessa: 1\r\n%sContent-Length: %d\r\n\r\n%s"
            .formatted(path, origin.getAuthority(), origin, cookieLine(), body.length(), body));
  }

  private void upgrade() {
    request(
        "GET /ws HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\n%sConnection: Upgrade\r\nUpgrade: websocket\r\n"
                .formatted(origin.getAuthority(), origin, cookieLine())
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  }

  private String cookieLine() {
    return cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n";
  }

  private void request(String text) {
    if (connection != null) {
      connection.request(text);
    }
  }

  @Override
  public void onAnswer(int status, String head, String body) {
    if (status == 429 || status == 503) {
      figures.waited();
      comeBackLater(head);
      return;
    }
    if (status != 200 && status != 101) {
      figures.error("answered " + status);
      comeBackLater(head);
      return;
    }
    switch (step) {
      case SESSION -> {
        String given = String.valueOf(LoadConnection.header(head, "set-cookie"));
        cookie = given.substring(0, given.indexOf(';'));
        refusals = 0;
        goOn();
      }
      case TABLE -> {
        Matcher id = TABLE_ID.matcher(body);
        if (id.find()) {
          hasTable = true;
          refusals = 0;
          person.onTable(id.group(1));
        }
        goOn();
      }
      case UPGRADE -> {
        step = Step.OPEN;
        if (!pinging) {
          pinging = true;
          loop.in(PING_EVERY, this::ping);
        }
        person.onOpen();
      }
      case OPEN -> figures.error("an answer on a WebSocket");
    }
  }

  /** As in browsers, a WebSocket has a connection of its own. */
  private void goOn() {
    if (nextStep() == Step.UPGRADE) {
      cut();
      connect();
    } else {
      onConnected();
    }
  }

  /** Waits as long as the server asks for, and twice as long each time that it refuses again. */
  private void comeBackLater(String head) {
    if (connection != null) {
      connection.cut();
    }
    String seconds = LoadConnection.header(head, "retry-after");
    long asked = seconds == null ? RETRY : TimeUnit.SECONDS.toMillis(Long.parseLong(seconds));
    loop.in(Math.min(asked << Math.min(refusals++, 4), MOST_WAITED), this::connect);
  }

  private void ping() {
    send("{\"type\":\"ping\",\"sent\":0}");
    loop.in(PING_EVERY, this::ping);
  }

  @Override
  public void onMessage(byte[] bytes, int from, int length) {
    refusals = 0;
    figures.message(length);
    person.onMessage(HeardMessage.read(bytes, from, length));
  }

  @Override
  public void onEnd(String why) {
    figures.error("connection " + why);
    step = nextStep();
    loop.in(RETRY, this::connect);
  }
}
