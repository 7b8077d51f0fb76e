package contessa.dev.browser.instead.java.time;

/** A clock, without zones. */
@FunctionalInterface
public interface InstantSource {

  Instant instant();

  default long millis() {
    return instant().toEpochMilli();
  }
}
