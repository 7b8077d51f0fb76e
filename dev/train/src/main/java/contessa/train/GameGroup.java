package contessa.train;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.SeededChance;

/**
 * Tables of one row layout. Each table keeps its number of seats, so the share of decisions at each
 * number of seats is the share of tables. In each half of the tables, the upper 50 % are mixed,
 * unless the group is for the rival.
 */
final class GameGroup {

  private static final double GOLDEN = 0.6180339887498949;

  final RowLayout layout;
  final SelfPlayTable[] tables;

  /** Whether the rival sits at every table of this group. */
  final boolean rival;

  private GameGroup(RowLayout layout, SelfPlayTable[] tables, boolean rival) {
    this.layout = layout;
    this.tables = tables;
    this.rival = rival;
  }

  /** Whom the network in training meets at mixed tables. */
  enum Opponents {
    /** Past selves, distorted selves and scripts. */
    EVERYBODY,
    /** Scripts alone, at all tables. */
    WEAK_FIELDS,
    /** Scripts, past selves and the current one, from one of them to all but one, at all tables. */
    ANY_FIELD,
    /** Frozen selves, at all tables. */
    FROZEN
  }

  /**
   * The rules and the opponents of a run.
   *
   * @param scripts how many mixed games at larger tables are among scripts
   */
  record Plan(Opponents opponents, double scripts, boolean cityStateOnly, int mostRounds) {

    GameSource source(int seats) {
      return cityStateOnly
          ? new FixedRules(CoupRules.of(Edition.CITY_STATE, seats))
          : new SampledRules(seats);
    }

    SeatAssignment seating(boolean rival, boolean mixed) {
      if (opponents == Opponents.FROZEN) {
        return SeatAssignment::exploiting;
      }
      if (opponents == Opponents.WEAK_FIELDS) {
        return SeatAssignment::scripts;
      }
      if (opponents == Opponents.ANY_FIELD) {
        return SeatAssignment::anyField;
      }
      if (rival) {
        return SeatAssignment::againstRival;
      }
      if (!mixed) {
        return SeatAssignment::pure;
      }
      return SeatAssignment.mixed(scripts);
    }
  }

  /**
   * A group from its text, {@code slots:tables:seats=share,seats=share}, such as {@code
   * 6:4096:3=0.3,4=0.7}; with {@code :rival} behind it, the rival sits at every table.
   */
  static GameGroup of(String text, Plan plan, SeededChance seeds) {
    String[] parts = text.split(":", -1);
    RowLayout layout = new RowLayout(Integer.parseInt(parts[0]));
    int count = Integer.parseInt(parts[1]);
    List<double[]> shares = new ArrayList<>();
    double sum = 0;
    for (String part : parts[2].split(",", -1)) {
      String[] pair = part.split("=", -1);
      sum += Double.parseDouble(pair[1]);
      shares.add(new double[] {Integer.parseInt(pair[0]), sum});
    }
    boolean rival = parts.length > 3 && "rival".equals(parts[3]);
    SelfPlayTable[] tables = new SelfPlayTable[count];
    for (int i = 0; i < count; i++) {
      double x = i * GOLDEN % 1 * sum;
      int n = 0;
      while (shares.get(n)[1] <= x && n < shares.size() - 1) {
        n++;
      }
      int seats = (int) shares.get(n)[0];
      boolean mixed = i % (count / 2) >= count / 4;
      tables[i] =
          new SelfPlayTable(
              CoupRules.of(Edition.RESISTANCE, seats),
              plan.source(seats),
              plan.seating(rival, mixed),
              layout,
              plan.mostRounds(),
              new SeededChance(seeds.next()));
    }
    return new GameGroup(layout, tables, rival);
  }
}
