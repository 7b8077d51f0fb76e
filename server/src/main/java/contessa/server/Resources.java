package contessa.server;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The parts of a server that must be closed, last opened first, whether it ran or failed to start.
 */
final class Resources implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Resources.class);

  private final Deque<AutoCloseable> open = new ArrayDeque<>();

  <T extends AutoCloseable> T add(T resource) {
    open.push(resource);
    return resource;
  }

  @Override
  public void close() {
    while (!open.isEmpty()) {
      try {
        open.pop().close();
      } catch (Exception e) {
        LOG.warn("A part of the server did not close cleanly", e);
      }
    }
  }
}
