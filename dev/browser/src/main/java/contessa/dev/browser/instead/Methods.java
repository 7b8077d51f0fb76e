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
}
