package contessa.game;

/**
 * Sums, exponentials and logarithms with the same bits on every machine. Those of {@link Math}
 * differ between the JVM and browsers in the last bit, and then bots decide differently. Correct to
 * about one unit in the last place.
 */
public final class SameMath {

  private static final double LN_2 = 0.6931471805599453;

  /** The logarithm of 2 in two parts; the first ends in zeros, so its multiples are exact. */
  private static final double LN_2_HIGH = 0x1.62e42fee00000p-1;

  private static final double LN_2_LOW = 0x1.a39ef35793c76p-33;

  private static final double ROOT_2 = 1.4142135623730951;
  private static final double MOST = 709;
  private static final int TERMS = 14;
  private static final int BIAS = 1023;
  private static final int FRACTION_BITS = 52;
  private static final long FRACTION = (1L << FRACTION_BITS) - 1;
  private static final long ONE = (long) BIAS << FRACTION_BITS;

  /** What the n-th power of the rest is multiplied with: 1 / n!. */
  private static final double[] EXP = new double[TERMS];

  /** What the n-th power of the square is multiplied with: 1 / (2 n + 1). */
  private static final double[] LOG = new double[TERMS];

  static {
    double factorial = 1;
    for (int n = 0; n < TERMS; n++) {
      EXP[n] = 1 / factorial;
      LOG[n] = 1.0 / (2 * n + 1);
      factorial *= n + 1;
    }
  }

  private SameMath() {}

  /** From the first to the last. A stream of the JDK makes up for what is rounded. */
  public static double sum(double[] numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum;
  }

  /** e to the power of x; 0 for what is too small for all digits. */
  public static double exp(double x) {
    if (!(x >= -MOST)) {
      return Double.isNaN(x) ? x : 0;
    }
    if (x > MOST) {
      return Double.POSITIVE_INFINITY;
    }
    long twos = (long) Math.floor(x / LN_2 + 0.5);
    double rest = x - twos * LN_2_HIGH - twos * LN_2_LOW;
    double sum = 0;
    for (int n = TERMS - 1; n >= 0; n--) {
      sum = EXP[n] + rest * sum;
    }
    return sum * Double.longBitsToDouble(twos + BIAS << FRACTION_BITS);
  }

  /** The natural logarithm of a number from the smallest with all digits up. */
  public static double log(double x) {
    if (!(x >= Double.MIN_NORMAL) || x == Double.POSITIVE_INFINITY) {
      return x < 0 || Double.isNaN(x) ? Double.NaN : x > 1 ? x : Double.NEGATIVE_INFINITY;
    }
    long bits = Double.doubleToRawLongBits(x);
    int twos = (int) (bits >>> FRACTION_BITS) - BIAS;
    double fraction = Double.longBitsToDouble(bits & FRACTION | ONE);
    if (fraction > ROOT_2) {
      fraction /= 2;
      twos++;
    }
    double s = (fraction - 1) / (fraction + 1);
    double square = s * s;
    double sum = 0;
    for (int n = TERMS - 1; n >= 0; n--) {
      sum = LOG[n] + square * sum;
    }
    return twos * LN_2_HIGH + (2 * s * sum + twos * LN_2_LOW);
  }

  /** A number from 0 up to the power of y. */
  public static double pow(double x, double y) {
    if (y == 0 || x == 1) {
      return 1;
    }
    return x == 0 ? y > 0 ? 0 : Double.POSITIVE_INFINITY : exp(y * log(x));
  }
}
