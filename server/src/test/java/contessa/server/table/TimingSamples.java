package contessa.server.table;

import module java.base;

/**
 * Times of answers, and a hidden fact behind each. Where times and facts have nothing to do with
 * each other, knowing one tells nothing about the other, but for chance; how much chance does is
 * seen by shuffling the facts among answers to the same kind of question.
 */
final class TimingSamples {

  private static final int BINS = 4;
  private static final int SHUFFLES = 300;

  private final Map<String, List<Long>> times = new TreeMap<>();
  private final Map<String, List<String>> facts = new TreeMap<>();

  /**
   * Adds an answer.
   *
   * @param kind of the question, as everybody knows it
   */
  void add(String kind, long millis, String fact) {
    times.computeIfAbsent(kind, _ -> new ArrayList<>()).add(millis);
    facts.computeIfAbsent(kind, _ -> new ArrayList<>()).add(fact);
  }

  int size() {
    return times.values().stream().mapToInt(List::size).sum();
  }

  /** Bits that a time tells about its fact, on average. */
  double information() {
    return information(facts);
  }

  /** The bits that chance alone stays below in 99 of 100 cases. */
  double bound(Random random) {
    double[] shuffled = new double[SHUFFLES];
    for (int i = 0; i < SHUFFLES; i++) {
      Map<String, List<String>> others = new HashMap<>();
      facts.forEach(
          (kind, ordered) -> {
            List<String> mixed = new ArrayList<>(ordered);
            Collections.shuffle(mixed, random);
            others.put(kind, mixed);
          });
      shuffled[i] = information(others);
    }
    Arrays.sort(shuffled);
    return shuffled[SHUFFLES * 99 / 100];
  }

  private double information(Map<String, List<String>> hidden) {
    double bits = 0;
    for (Map.Entry<String, List<Long>> kind : times.entrySet()) {
      bits += kind.getValue().size() * information(kind.getValue(), hidden.get(kind.getKey()));
    }
    return bits / size();
  }

  private static double information(List<Long> millis, List<String> hidden) {
    List<Long> sorted = millis.stream().sorted().toList();
    int count = sorted.size();
    Map<String, Integer> both = new HashMap<>();
    Map<String, Integer> facts = new HashMap<>();
    int[] bins = new int[BINS];
    for (int i = 0; i < count; i++) {
      int bin = 0;
      while (bin < BINS - 1 && millis.get(i) > sorted.get((bin + 1) * count / BINS)) {
        bin++;
      }
      bins[bin]++;
      facts.merge(hidden.get(i), 1, Integer::sum);
      both.merge(bin + hidden.get(i), 1, Integer::sum);
    }
    double bits = 0;
    for (Map.Entry<String, Integer> one : both.entrySet()) {
      double n = one.getValue();
      double expected =
          (double) bins[one.getKey().charAt(0) - '0'] * facts.get(one.getKey().substring(1));
      bits += n / count * Math.log(n * count / expected) / Math.log(2);
    }
    return bits;
  }
}
