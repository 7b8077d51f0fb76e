package contessa.royal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The four goods that cubes and secret cards show, in the order in which they are scored. */
public enum Good {
  INFORMATION(0, "information"),
  ARTWORKS(1, "artworks"),
  JEWELLERY(2, "jewellery"),
  GOLD(3, "gold");

  public static final List<Good> ALL = List.of(values());

  static final int COUNT = 4;

  private final int index;
  private final String word;

  Good(int index, String word) {
    this.index = index;
    this.word = word;
  }

  public String word() {
    return word;
  }

  public int index() {
    return index;
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
