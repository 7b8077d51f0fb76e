package contessa.server.journal;

/** A set of numbers that takes five to ten bytes for each. */
final class HashSetOfInts {

  private static final int FEWEST = 16;

  /** Stands for an empty place. */
  private static final int NONE = 0;

  private int[] places = new int[FEWEST];
  private int size;
  private boolean hasNone;

  synchronized boolean contains(int number) {
    return number == NONE ? hasNone : places[place(places, number)] == number;
  }

  synchronized void add(int number) {
    if (number == NONE) {
      hasNone = true;
      return;
    }
    int place = place(places, number);
    if (places[place] == number) {
      return;
    }
    places[place] = number;
    size++;
    if (5 * size > 4 * places.length) {
      grow();
    }
  }

  private void grow() {
    int[] more = new int[2 * places.length];
    for (int number : places) {
      if (number != NONE) {
        more[place(more, number)] = number;
      }
    }
    places = more;
  }

  /** Where the number is, or would be. */
  private static int place(int[] places, int number) {
    int mask = places.length - 1;
    int place = (number * 0x9E3779B9 >>> 7) & mask;
    while (places[place] != NONE && places[place] != number) {
      place = (place + 1) & mask;
    }
    return place;
  }
}
