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

  private final List<String> names = new ArrayList<>();
  private final ShareOverBlocks[] shares;
  private final Rating[] ratings;
  private final double[][] seatWins;
  private final long[][] seatGames;
  private final double[][] beaten;
  private final PlayerStatistics[] statistics;
  private long[] lengths = new long[64];
  private final List<float[]> blockWins = new ArrayList<>();
  private long blocks;
  private long capped;

  RunningResults(Contest contest) {
    this.contest = contest;
    seats = contest.seats();
    lineOf = new int[contest.contestants().size()];
    for (int i = 0; i < lineOf.length; i++) {
      String name = contest.contestants().get(i).name();
      if (!names.contains(name)) {
        names.add(name);
      }
      lineOf[i] = names.indexOf(name);
    }
    int lines = names.size();
    shares = new ShareOverBlocks[lines];
    ratings = new Rating[lines];
    statistics = new PlayerStatistics[lines];
    seatWins = new double[lines][seats];
    seatGames = new long[lines][seats];
    beaten = new double[lines][lines];
    for (int line = 0; line < lines; line++) {
      shares[line] = new ShareOverBlocks(1.0 / seats);
      ratings[line] = Rating.UNKNOWN;
      statistics[line] = new PlayerStatistics();
    }
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
        shares[line].add(won[line], played[line]);
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
      won[line] += wins;
      played[line]++;
      seatWins[line][seat] += wins;
      seatGames[line][seat]++;
      statistics[line].add(game.statistics().get(seat));
      for (int other = 0; other < seats; other++) {
        if (other != seat) {
          beaten[line][sitting[other]] += wins;
        }
      }
    }
    rate(game.winners(), sitting);
    if (game.length() >= lengths.length) {
      lengths = Arrays.copyOf(lengths, 2 * game.length());
    }
    lengths[game.length()]++;
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
      before[seat] = ratings[sitting[seat]];
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
      ratings[sitting[seat]] = new Rating(mu, sigma / count);
    }
  }

  long blocks() {
    return blocks;
  }

  /** Whether all intervals are at least this narrow. */
  boolean within(double margin) {
    return Arrays.stream(shares).allMatch(share -> share.share().margin() <= margin);
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
      PlayerStatistics sum = new PlayerStatistics();
      sum.add(statistics[line]);
      lines.add(
          new Results.Standing(
              names.get(line),
              (long) shares[line].played(),
              shares[line].won(),
              shares[line].share(),
              ratings[line],
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
        .mapToObj(seat -> seatWins[line][seat] / seatGames[line][seat])
        .toList();
  }

  private List<Double> beats(int line) {
    return IntStream.range(0, names.size())
        .mapToObj(other -> beaten[line][other] / (beaten[line][other] + beaten[other][line]))
        .toList();
  }

  private List<Long> lengths() {
    int longest = lengths.length;
    while (longest > 0 && lengths[longest - 1] == 0) {
      longest--;
    }
    return Arrays.stream(lengths, 0, longest).boxed().toList();
  }
}
