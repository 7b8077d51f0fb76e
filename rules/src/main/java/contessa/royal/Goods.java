package contessa.royal;

import java.util.List;

/** How many of each good, from 0 to {@link #MOST} each. */
public record Goods(int information, int artworks, int jewellery, int gold) {

  public static final int MOST = PackedGoods.MOST;

  public static final Goods NONE = new Goods(0, 0, 0, 0);

  public Goods {
    if (outside(information) || outside(artworks) || outside(jewellery) || outside(gold)) {
      throw new IllegalArgumentException("a good is counted from 0 to " + MOST);
    }
  }

  private static boolean outside(int count) {
    return count < 0 || count > MOST;
  }

  public static Goods of(Good good, int count) {
    return of(PackedGoods.of(good.index(), count));
  }

  public static Goods each(int count) {
    return new Goods(count, count, count, count);
  }

  static Goods of(int pile) {
    return pile == PackedGoods.EMPTY
        ? NONE
        : new Goods(
            PackedGoods.count(pile, 0),
            PackedGoods.count(pile, 1),
            PackedGoods.count(pile, 2),
            PackedGoods.count(pile, 3));
  }

  int pile() {
    return information | artworks << 8 | jewellery << 16 | gold << 24;
  }

  public int count(Good good) {
    return PackedGoods.count(pile(), good.index());
  }

  public int total() {
    return information + artworks + jewellery + gold;
  }

  /** The goods of which there is at least one, in order. */
  public List<Good> goods() {
    return Good.ALL.stream().filter(good -> count(good) > 0).toList();
  }

  /** The four counts in the order of the goods. */
  public List<Integer> counts() {
    return List.of(information, artworks, jewellery, gold);
  }
}
