package contessa.dev.browser.instead.java.time.chrono;

/** A day of any calendar. */
public interface ChronoLocalDate {

  long toEpochDay();
}
