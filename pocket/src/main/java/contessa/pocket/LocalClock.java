package contessa.pocket;

import module java.base;

/**
 * A monotonic clock: the device's, but never set back. It is read once for each call, so all that
 * one call does happens at the same time.
 */
final class LocalClock implements InstantSource {

  private long device;
  private long ahead;
  private long now;

  /** It is this late on the device. */
  void set(long time) {
    device = time;
    advance(time + ahead);
  }

  /** Moves the clock forward, if it is behind this. */
  void advance(long least) {
    now = Math.max(now, least);
    ahead = now - device;
  }

  @Override
  public long millis() {
    return now;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(now);
  }

  /** When the device's clock shows what this one shows then. */
  long onDevice(long time) {
    return time - ahead;
  }
}
