package contessa.dev.browser.instead;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Methods of the JDK by their names there. */
public final class Methods {

  private Methods() {}

  public static int expand(int bits, int mask) {
    int expanded = 0;
    for (int rest = mask, from = bits; rest != 0; rest &= rest - 1, from >>>= 1) {
      expanded |= rest & -rest & -(from & 1);
    }
    return expanded;
  }

  public static int compress(int bits, int mask) {
    int compressed = 0;
    for (int rest = mask, to = 1; rest != 0; rest &= rest - 1, to <<= 1) {
      if ((bits & rest & -rest) != 0) {
        compressed |= to;
      }
    }
    return compressed;
  }

  public static long expand(long bits, long mask) {
    long expanded = 0;
    long from = bits;
    for (long rest = mask; rest != 0; rest &= rest - 1, from >>>= 1) {
      expanded |= rest & -rest & -(from & 1);
    }
    return expanded;
  }

  public static float float16ToFloat(short half) {
    int sign = (half & 0x8000) << 16;
    int exponent = half >>> 10 & 0x1F;
    int fraction = half & 0x3FF;
    if (exponent == 0x1F) {
      return Float.intBitsToFloat(sign | 0x7F800000 | fraction << 13);
    }
    if (exponent == 0) {
      float tiny = fraction * 0x1p-24f;
      return sign == 0 ? tiny : -tiny;
    }
    return Float.intBitsToFloat(sign | exponent + 112 << 23 | fraction << 13);
  }

  /** There is none: {@link #set} needs no handle. */
  public static @Nullable VarHandle byteArrayViewVarHandle(Class<?> view, ByteOrder order) {
    return null;
  }

  public static void set(@Nullable VarHandle none, byte[] bytes, int at, long eight) {
    int low = (int) eight;
    int high = (int) (eight >>> 32);
    bytes[at] = (byte) low;
    bytes[at + 1] = (byte) (low >> 8);
    bytes[at + 2] = (byte) (low >> 16);
    bytes[at + 3] = (byte) (low >> 24);
    bytes[at + 4] = (byte) high;
    bytes[at + 5] = (byte) (high >> 8);
    bytes[at + 6] = (byte) (high >> 16);
    bytes[at + 7] = (byte) (high >> 24);
  }

  // ---- What browsers know

  private static final RegExp NUMBER =
      RegExp.of("^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(e[-+]?[0-9]+)?$", "i");

  public static double parseDouble(String text) {
    if (NUMBER.exec(text) == null) {
      throw new NumberFormatException(text);
    }
    return BrowserText.number(text);
  }

  public static String toString(double number) {
    if (number == 0) {
      return 1 / number < 0 ? "-0.0" : "0.0";
    }
    if (number < 0) {
      return "-" + toString(-number);
    }
    if (!(number < Double.POSITIVE_INFINITY)) {
      return Double.isNaN(number) ? "NaN" : "Infinity";
    }
    // The shortest digits that mean this number, such as 1.25e-7.
    String text = BrowserText.exponential(number);
    int e = text.indexOf('e');
    int exponent = Integer.parseInt(text.substring(e + 1));
    String digits = text.charAt(0) + text.substring(Math.min(2, e), e);
    if (exponent < -3 || exponent >= 7) {
      return split(digits, 1) + "E" + exponent;
    }
    return exponent < 0
        ? split("0".repeat(-exponent) + digits, 1)
        : split(digits + "0".repeat(Math.max(0, exponent + 1 - digits.length())), exponent + 1);
  }

  private static String split(String digits, int at) {
    return digits.substring(0, at) + "." + (digits.length() == at ? "0" : digits.substring(at));
  }

  public static StringBuilder append(StringBuilder text, double number) {
    return text.append(toString(number));
  }

  public static String toLowerCase(String text) {
    return BrowserText.lower(text);
  }

  public static String toUpperCase(String text) {
    return BrowserText.upper(text);
  }

  /** By their numbers in Java; two numbers are free. */
  private static final String[] CATEGORIES =
      ("Cn Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf - Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi"
              + " Pf")
          .split(" ", -1);

  private static final byte[] KNOWN = new byte[128];

  public static int getType(int character) {
    if (character < KNOWN.length && KNOWN[character] != 0) {
      return KNOWN[character];
    }
    String text = new String(Character.toChars(character));
    int type = CATEGORIES.length - 1;
    while (CATEGORIES[type].equals("-")
        || RegExp.of("\\p{" + CATEGORIES[type] + "}", "u").exec(text) == null) {
      type--;
    }
    if (character < KNOWN.length) {
      KNOWN[character] = (byte) type;
    }
    return type;
  }
}
