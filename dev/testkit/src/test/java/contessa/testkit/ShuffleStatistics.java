package contessa.testkit;

import module java.base;

import contessa.game.VerifiableChance;

/**
 * Tests whether chance shuffles evenly: χ² of which card comes at which place, and of which two
 * cards come first. Every shuffle draws all cards of a court one by one, as the rules do.
 */
final class ShuffleStatistics {

  /** The points of the normal distribution that hold 99 % between them. */
  private static final double Z99 = 2.575829;

  private final int cards;
  private final long[] places;
  private final long[] pairs;
  private long shuffles;

  private ShuffleStatistics(int cards) {
    this.cards = cards;
    places = new long[cards * cards];
    pairs = new long[cards * cards];
  }

  /** A statistic and the band in which it lies in 99 of 100 fair tests. */
  record Result(double chiSquare, int freedom) {

    double low() {
      return quantile(-Z99);
    }

    double high() {
      return quantile(Z99);
    }

    boolean inBand() {
      return low() <= chiSquare && chiSquare <= high();
    }

    /** Wilson and Hilferty's approximation, good to four digits here. */
    private double quantile(double z) {
      double spread = 2.0 / (9.0 * freedom);
      return freedom * Math.pow(1 - spread + z * Math.sqrt(spread), 3);
    }
  }

  /** Shuffles this many cards this often, on all cores; the same seed gives the same shuffles. */
  static ShuffleStatistics of(int cards, long shuffles, long seed) {
    int parts = Runtime.getRuntime().availableProcessors();
    return IntStream.range(0, parts)
        .parallel()
        .mapToObj(
            part ->
                part(cards, shuffles * (part + 1) / parts - shuffles * part / parts, seed, part))
        .reduce(new ShuffleStatistics(cards), ShuffleStatistics::plus);
  }

  private static ShuffleStatistics part(int cards, long shuffles, long seed, int part) {
    byte[] secret = ByteBuffer.allocate(16).putLong(seed).putInt(cards).putInt(part).array();
    VerifiableChance chance = new VerifiableChance(secret, 0);
    ShuffleStatistics counts = new ShuffleStatistics(cards);
    for (long n = 0; n < shuffles; n++) {
      counts.add(chance);
    }
    return counts;
  }

  private void add(VerifiableChance chance) {
    int court = (1 << cards) - 1;
    int first = 0;
    for (int place = 0; place < cards; place++) {
      int card = chance.memberOf(court);
      court ^= card;
      int index = Integer.numberOfTrailingZeros(card);
      places[place * cards + index]++;
      if (place == 0) {
        first = index;
      } else if (place == 1) {
        pairs[first * cards + index]++;
      }
    }
    shuffles++;
  }

  private ShuffleStatistics plus(ShuffleStatistics other) {
    ShuffleStatistics sum = new ShuffleStatistics(cards);
    for (int i = 0; i < places.length; i++) {
      sum.places[i] = places[i] + other.places[i];
      sum.pairs[i] = pairs[i] + other.pairs[i];
    }
    sum.shuffles = shuffles + other.shuffles;
    return sum;
  }

  /** Which card comes at which place. The factor is for the cells of a permutation (n−1)/n. */
  Result places() {
    double expected = (double) shuffles / cards;
    double sum = 0;
    for (long count : places) {
      sum += (count - expected) * (count - expected) / expected;
    }
    return new Result(sum * (cards - 1) / cards, (cards - 1) * (cards - 1));
  }

  /** Which two cards come first, in this order. */
  Result pairs() {
    int cells = cards * (cards - 1);
    double expected = (double) shuffles / cells;
    double sum = 0;
    for (int i = 0; i < pairs.length; i++) {
      if (i / cards != i % cards) {
        sum += (pairs[i] - expected) * (pairs[i] - expected) / expected;
      }
    }
    return new Result(sum, cells - 1);
  }
}
