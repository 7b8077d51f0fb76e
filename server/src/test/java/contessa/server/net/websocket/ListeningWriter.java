package contessa.server.net.websocket;

import module java.base;

import contessa.server.TestServer;
import contessa.server.host.identity.Sessions;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.TcpConnection;
import io.netty.channel.embedded.EmbeddedChannel;

/** A socket that keeps what it is told, except who else is there. */
public final class ListeningWriter extends SilentWriter {
  public final BlockingQueue<String> messages = new LinkedBlockingQueue<>();

  @Override
  public void text(String text) {
    if (!text.contains("\"presence\"")) {
      messages.add(text);
    }
  }

  @Override
  public void close(int status, String reason) {
    messages.add("end " + status + " " + reason);
  }

  public static ListeningWriter open(NetContext context, String address, String... frames) {
    ListeningWriter heard = new ListeningWriter();
    PlayerSocket socket = socket(context, TestServer.session(context), address);
    socket.onOpen(heard);
    for (String frame : frames) {
      socket.onText(frame, System.nanoTime());
    }
    return heard;
  }

  static PlayerSocket socket(NetContext context, Sessions.Session session, String address) {
    return new PlayerSocket(
        context, session, address, new TcpConnection(new EmbeddedChannel(), address));
  }
}
