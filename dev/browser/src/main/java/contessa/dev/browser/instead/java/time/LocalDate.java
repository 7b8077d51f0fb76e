package contessa.dev.browser.instead.java.time;

import contessa.dev.browser.instead.BrowserText;
import contessa.dev.browser.instead.java.time.chrono.ChronoLocalDate;

/** A day of the Gregorian calendar in the years 0 to 9999, without formats and zones. */
public record LocalDate(long toEpochDay) implements ChronoLocalDate {

  public static LocalDate ofEpochDay(long day) {
    return new LocalDate(day);
  }

  /** Reads what {@link #toString} writes; other texts and days that do not exist are refused. */
  public static LocalDate parse(CharSequence text) {
    LocalDate day = new LocalDate((long) BrowserText.epochDay(text.toString()));
    if (!day.toString().contentEquals(text) || text.charAt(4) != '-') {
      throw new DateTimeException(text + " is no day");
    }
    return day;
  }

  public boolean isAfter(ChronoLocalDate other) {
    return toEpochDay > other.toEpochDay();
  }

  public boolean isBefore(ChronoLocalDate other) {
    return toEpochDay < other.toEpochDay();
  }

  public LocalDate minusDays(long days) {
    return new LocalDate(toEpochDay - days);
  }

  @Override
  public String toString() {
    return BrowserText.day((double) toEpochDay);
  }
}
