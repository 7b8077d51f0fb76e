package contessa.server;

import contessa.server.journal.Database;
import contessa.server.net.http.TcpConnection;

/** Whether the server can do its work: the journal can be written. Asked at most once a second. */
final class Readiness {

  private static final long CACHED = 1_000;

  private final Database database;
  private boolean ready;
  private long askedAt = -CACHED;

  Readiness(Database database) {
    this.database = database;
  }

  synchronized boolean isReady() {
    long now = TcpConnection.now();
    if (now - askedAt >= CACHED || askedAt < 0) {
      ready = database.isWritable(System.currentTimeMillis());
      askedAt = now;
    }
    return ready;
  }
}
