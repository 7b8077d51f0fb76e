package contessa.royal;

import module java.base;

/**
 * The special items of one player packed into one long: the fame of each in four bits, oldest
 * lowest.
 */
final class PackedItems {

  static final long NONE = 0;

  private PackedItems() {}

  static long add(long items, int fame) {
    return items | (long) fame << (count(items) << 2);
  }

  static int count(long items) {
    return (Long.SIZE - Long.numberOfLeadingZeros(items) + 3) >>> 2;
  }

  static int fame(long items) {
    int fame = 0;
    for (long rest = items; rest != NONE; rest >>>= 4) {
      fame += (int) rest & 15;
    }
    return fame;
  }

  static List<Integer> list(long items) {
    List<Integer> list = new ArrayList<>();
    for (long rest = items; rest != NONE; rest >>>= 4) {
      list.add((int) rest & 15);
    }
    return List.copyOf(list);
  }

  static long of(List<Integer> list) {
    long items = NONE;
    for (int fame : list) {
      items = add(items, fame);
    }
    return items;
  }
}
