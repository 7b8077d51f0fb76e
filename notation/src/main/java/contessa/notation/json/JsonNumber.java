package contessa.notation.json;

import org.jspecify.annotations.Nullable;

/** A number that is no long, with the digits that were read, so that it is written as it was. */
final class JsonNumber extends Number {

  private static final long serialVersionUID = 1L;

  private final String digits;
  private final boolean whole;

  JsonNumber(String digits, boolean whole) {
    this.digits = digits;
    this.whole = whole;
  }

  boolean isWhole() {
    return whole;
  }

  @Override
  public double doubleValue() {
    return Double.parseDouble(digits);
  }

  @Override
  public float floatValue() {
    return (float) doubleValue();
  }

  @Override
  public long longValue() {
    return (long) doubleValue();
  }

  @Override
  public int intValue() {
    return (int) doubleValue();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonNumber number && number.digits.equals(digits);
  }

  @Override
  public int hashCode() {
    return digits.hashCode();
  }

  @Override
  public String toString() {
    return digits;
  }
}
