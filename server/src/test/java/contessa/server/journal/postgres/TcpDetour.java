package contessa.server.journal.postgres;

import module java.base;

/** Passes TCP connections on to a port of this machine, unless it is told to cut them. */
public final class TcpDetour implements AutoCloseable {

  private final ServerSocket listening;
  private final int target;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;

  public TcpDetour(int target) {
    this.target = target;
    try {
      listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::listen);
  }

  public int port() {
    return listening.getLocalPort();
  }

  /** Ends every connection, and admits no other. */
  public void cut() {
    cut = true;
    open.forEach(TcpDetour::close);
  }

  public void restore() {
    cut = false;
  }

  private void listen() {
    try {
      while (true) {
        Socket from = listening.accept();
        if (cut) {
          from.close();
        } else {
          connect(from);
        }
      }
    } catch (IOException e) {
      // The test is over.
    }
  }

  private void connect(Socket from) {
    try {
      Socket to = new Socket(InetAddress.getLoopbackAddress(), target);
      open.add(from);
      open.add(to);
      Thread.ofVirtual().start(() -> pass(from, to));
      Thread.ofVirtual().start(() -> pass(to, from));
    } catch (IOException e) {
      close(from);
    }
  }

  private void pass(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // One side has gone.
    } finally {
      close(from);
      close(to);
      open.remove(from);
      open.remove(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    cut();
    try {
      listening.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
