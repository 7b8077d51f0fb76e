package contessa.arena;

import module java.base;

import contessa.game.Seats;
import contessa.rating.PlackettLuce;
import contessa.rating.Rating;
import org.HdrHistogram.Histogram;

/**
 * The results so far. Blocks are added in the order of their numbers, so sums and ratings do not
 * depend on the workers.
 */
final class RunningResults {

  private final Contest contest;
  private final int seats;

  /** The line of each contestant; contestants of the same name share a line. */
  private final int[] lineOf;

  private final List<String> names;
  private final List<Tally> tallies = new ArrayList<>();
  private final SortedMap<Integer, Long> lengths = new TreeMap<>();
  private final List<float[]> blockWins = new ArrayList<>();
  private long blocks;
  private long capped;

  /** What the games of one line add up to. */
  private static final class Tally {
    final PlayerStatistics statistics = new PlayerStatistics();
    final ShareOverBlocks share;
    final double[] seatWins;
    final long[] seatGames;
    final double[] beaten;
    Rating rating = Rating.UNKNOWN;

    Tally(int seats, int lines) {
      share = new ShareOverBlocks(1.0 / seats);
      seatWins = new double[seats];
      seatGames = new long[seats];
      beaten = new double[lines];
    }
  }

  RunningResults(Contest contest) {
    this.contest = contest;
    seats = contest.seats();
    List<String> all = contest.contestants().stream().map(Contestant::name).toList();
    names = all.stream().distinct().toList();
    lineOf = all.stream().mapToInt(names::indexOf).toArray();
    names.forEach(_ -> tallies.add(new Tally(seats, names.size())));
  }

  void add(DuplicateDeal block) {
    double[] won = new double[names.size()];
    double[] played = new double[names.size()];
    for (int rotation = 0; rotation < seats; rotation++) {
      int[] sitting = new int[seats];
      for (int seat = 0; seat < seats; seat++) {
        sitting[seat] = lineOf[block.contestantAt(seat, rotation)];
      }
      add(block.games().get(rotation), sitting, won, played);
    }
    float[] wins = new float[won.length];
    for (int line = 0; line < won.length; line++) {
      wins[line] = played[line] > 0 ? (float) won[line] : Float.NaN;
      if (played[line] > 0) {
        tallies.get(line).share.add(won[line], played[line]);
      }
    }
    blockWins.add(wins);
    blocks++;
  }

  private void add(Referee.Ending game, int[] sitting, double[] won, double[] played) {
    double credit = 1.0 / Seats.count(game.winners());
    for (int seat = 0; seat < seats; seat++) {
      int line = sitting[seat];
      double wins = Seats.has(game.winners(), seat) ? credit : 0;
      Tally tally = tallies.get(line);
      won[line] += wins;
      played[line]++;
      tally.seatWins[seat] += wins;
      tally.seatGames[seat]++;
      tally.statistics.add(game.statistics().get(seat));
      for (int other = 0; other < seats; other++) {
        if (other != seat) {
          tally.beaten[sitting[other]] += wins;
        }
      }
    }
    rate(game.winners(), sitting);
    lengths.merge(game.length(), 1L, Long::sum);
    capped += game.capped() ? 1 : 0;
  }

  /**
   * Winners first, the rest tied. A contestant with several seats gains and loses at each of them,
   * so the ratings stay balanced, but its rating does not get more certain from that.
   */
  private void rate(int winners, int[] sitting) {
    Rating[] before = new Rating[seats];
    int[] places = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      before[seat] = tallies.get(sitting[seat]).rating;
      places[seat] = Seats.has(winners, seat) ? 1 : 2;
    }
    Rating[] after = PlackettLuce.rate(before, places);
    for (int seat = 0; seat < seats; seat++) {
      double mu = before[seat].mu();
      double sigma = 0;
      int count = 0;
      for (int other = 0; other < seats; other++) {
        if (sitting[other] == sitting[seat]) {
          mu += after[other].mu() - before[other].mu();
          sigma += after[other].sigma();
          count++;
        }
      }
      tallies.get(sitting[seat]).rating = new Rating(mu, sigma / count);
    }
  }

  long blocks() {
    return blocks;
  }

  /** Whether all intervals are at least this narrow. */
  boolean within(double margin) {
    return tallies.stream().allMatch(tally -> tally.share.share().margin() <= margin);
  }

  Results results(Histogram[] times, double seconds, boolean complete) {
    List<Results.Standing> lines = new ArrayList<>();
    for (int line = 0; line < names.size(); line++) {
      Histogram lineTimes = Referee.noTimes();
      for (int i = 0; i < lineOf.length; i++) {
        if (lineOf[i] == line) {
          lineTimes.add(times[i]);
        }
      }
      Tally tally = tallies.get(line);
      PlayerStatistics sum = new PlayerStatistics();
      sum.add(tally.statistics);
      lines.add(
          new Results.Standing(
              names.get(line),
              (long) tally.share.played(),
              tally.share.won(),
              tally.share.share(),
              tally.rating,
              seatShare(line),
              beats(line),
              sum,
              lineTimes.getValueAtPercentile(50),
              lineTimes.getValueAtPercentile(99)));
    }
    return new Results(
        contest,
        blocks,
        blocks * seats,
        capped,
        complete,
        seconds,
        lines,
        lengths(),
        List.copyOf(blockWins));
  }

  private List<Double> seatShare(int line) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> tallies.get(line).seatWins[seat] / tallies.get(line).seatGames[seat])
        .toList();
  }

  private List<Double> beats(int line) {
    double[] beaten = tallies.get(line).beaten;
    return IntStream.range(0, names.size())
        .mapToObj(other -> beaten[other] / (beaten[other] + tallies.get(other).beaten[line]))
        .toList();
  }

  private List<Long> lengths() {
    int most = lengths.isEmpty() ? -1 : lengths.lastKey();
    return IntStream.rangeClosed(0, most)
        .mapToObj(length -> lengths.getOrDefault(length, 0L))
        .toList();
  }
}
