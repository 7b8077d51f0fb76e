package contessa.dev.browser.instead.java.time;

/** A time, without calendars and zones. */
public record Instant(long toEpochMilli) {

  public static Instant ofEpochMilli(long millis) {
    return new Instant(millis);
  }
}
