package contessa.dev.browser.instead.java.time;

import module java.base;

import contessa.dev.browser.instead.java.time.chrono.ChronoLocalDate;

/** A day of the Gregorian calendar in the years 0 to 9999, without formats and zones. */
public record LocalDate(long toEpochDay) implements ChronoLocalDate {

  private static final Pattern TEXT = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)");

  /** Days from 1 March of year 0, with which eras of 400 years begin, to 1970. */
  private static final long TO_1970 = 719_468;

  private static final long DAYS_OF_ERA = 146_097;

  public static LocalDate ofEpochDay(long day) {
    return new LocalDate(day);
  }

  /** Reads what {@link #toString} writes; other texts and days that do not exist are refused. */
  public static LocalDate parse(CharSequence text) {
    Matcher parts = TEXT.matcher(text);
    if (parts.matches()) {
      LocalDate day = of(number(parts.group(1)), number(parts.group(2)), number(parts.group(3)));
      if (day.toString().contentEquals(text)) {
        return day;
      }
    }
    throw new DateTimeException(text + " is no day");
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  /** Years begin in March here, so that a leap day is the last of its year. */
  private static LocalDate of(int calendarYear, int month, int day) {
    long year = month <= 2 ? calendarYear - 1 : calendarYear;
    long era = Math.floorDiv(year, 400);
    long yearOfEra = year - era * 400;
    long dayOfYear = daysBefore((month + 9) % 12) + day - 1;
    long dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return new LocalDate(era * DAYS_OF_ERA + dayOfEra - TO_1970);
  }

  /** The days before a month, where March is 0. */
  private static long daysBefore(long month) {
    return (153 * month + 2) / 5;
  }

  public boolean isAfter(ChronoLocalDate other) {
    return toEpochDay > other.toEpochDay();
  }

  public boolean isBefore(ChronoLocalDate other) {
    return toEpochDay < other.toEpochDay();
  }

  public LocalDate plusDays(long days) {
    return new LocalDate(toEpochDay + days);
  }

  public LocalDate minusDays(long days) {
    return new LocalDate(toEpochDay - days);
  }

  @Override
  public String toString() {
    long days = toEpochDay + TO_1970;
    long era = Math.floorDiv(days, DAYS_OF_ERA);
    long dayOfEra = days - era * DAYS_OF_ERA;
    long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
    long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    long month = (5 * dayOfYear + 2) / 153;
    long day = dayOfYear - daysBefore(month) + 1;
    long year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0);
    return padded(year, 4) + "-" + padded((month + 2) % 12 + 1, 2) + "-" + padded(day, 2);
  }

  private static String padded(long number, int digits) {
    String text = Long.toString(number);
    return "0".repeat(Math.max(0, digits - text.length())) + text;
  }
}
