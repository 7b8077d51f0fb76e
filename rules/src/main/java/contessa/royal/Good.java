package contessa.royal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The four goods that cubes and secret cards show, in the order in which they are scored. */
public enum Good {
  INFORMATION("information"),
  ARTWORKS("artworks"),
  JEWELLERY("jewellery"),
  GOLD("gold");

  public static final List<Good> ALL = List.of(values());

  private final String word;

  Good(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  public int index() {
    return ordinal();
  }

  static Good of(int index) {
    return ALL.get(index);
  }

  public static @Nullable Good named(String word) {
    for (Good good : ALL) {
      if (good.word.equals(word)) {
        return good;
      }
    }
    return null;
  }
}
