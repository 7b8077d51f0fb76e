package contessa.bots.coup;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.List;
import java.util.Locale;

/**
 * Tunes the traits of the schemer in games of one schemer among players of all kinds, itself
 * included. In each step all traits are shifted a little at random, up and down; both schemers play
 * the same deals, and the traits move towards the better one. Run by hand with the number of steps
 * and {@code many}, {@code few} or {@code last}; it prints the values for {@link Trait}.
 */
final class TraitTuner {

  private static final int GAMES_PER_STEP = 240;
  private static final double SHIFT = 0.1;
  private static final double FIRST_RATE = 1.5;
  private static final double LAST_RATE = 0.2;

  /** Traits near zero move as if they had this size. */
  private static final double LEAST_SIZE = 0.3;

  private static final int MOST_TURNS = 200;
  private static final int REPORT = 100;

  private final List<CoupRules> formats;
  private final List<Playout> tables;
  private final String traits;
  private final SeededChance chance = new SeededChance(2024);
  private final Policy honest = new HonestPolicy();
  private final Policy random = new RandomPolicy();

  private TraitTuner(String traits) {
    this.traits = traits;
    formats =
        switch (traits) {
          case "many" ->
              List.of(
                  CoupRules.of(Edition.RESISTANCE, 6),
                  CoupRules.of(Edition.REFORMATION, 6),
                  CoupRules.of(Edition.RESISTANCE, 5));
          case "few" ->
              List.of(
                  CoupRules.of(Edition.RESISTANCE, 4),
                  CoupRules.of(Edition.REFORMATION, 4),
                  CoupRules.of(Edition.RESISTANCE, 3));
          default ->
              List.of(
                  CoupRules.of(Edition.RESISTANCE, 2),
                  CoupRules.of(Edition.CITY_STATE, 2),
                  CoupRules.of(Edition.BRAZILIAN, 2),
                  CoupRules.of(Edition.REFORMATION, 2));
        };
    tables = formats.stream().map(Playout::new).toList();
  }

  public static void main(String[] args) {
    new TraitTuner(args[1]).tune(Integer.parseInt(args[0]));
  }

  private void tune(int steps) {
    Trait[] traits = Trait.values();
    double[] values = new double[traits.length];
    double[] size = new double[traits.length];
    for (Trait trait : traits) {
      int i = trait.ordinal();
      values[i] = usual().of(trait);
      size[i] = Math.max(LEAST_SIZE, Math.abs(values[i]));
    }
    double won = 0;
    for (int step = 0; step < steps; step++) {
      double[] shift = new double[values.length];
      for (int i = 0; i < shift.length; i++) {
        shift[i] = (chance.below(2) == 0 ? -SHIFT : SHIFT) * size[i];
      }
      Policy self = schemer(values, shift, 0);
      long seed = chance.next();
      double up = share(schemer(values, shift, 1), self, seed);
      double down = share(schemer(values, shift, -1), self, seed);
      double rate = FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, (double) step / steps);
      for (int i = 0; i < values.length; i++) {
        values[i] += rate * (up - down) * shift[i];
      }
      won += (up + down) / 2;
      if ((step + 1) % REPORT == 0) {
        System.err.printf(Locale.ROOT, "%d steps: won %.4f%n", step + 1, won / REPORT);
        won = 0;
      }
    }
    for (Trait trait : traits) {
      System.out.printf(Locale.ROOT, "%s %.3g%n", trait, values[trait.ordinal()]);
    }
  }

  private TraitValues usual() {
    return traits.equals("many")
        ? TraitValues.MANY
        : traits.equals("few") ? TraitValues.FEW : TraitValues.LAST;
  }

  private Policy schemer(double[] values, double[] shift, int times) {
    TraitValues changed = usual();
    for (Trait trait : Trait.values()) {
      int i = trait.ordinal();
      changed = changed.with(trait, values[i] + times * shift[i]);
    }
    return new Schemer(
        traits.equals("many") ? changed : TraitValues.MANY,
        traits.equals("few") ? changed : TraitValues.FEW,
        traits.equals("last") ? changed : TraitValues.LAST);
  }

  /** The share of games that this schemer wins in a mixed field, the same for the same seed. */
  private double share(Policy schemer, Policy self, long seed) {
    double won = 0;
    SeededChance field = new SeededChance(seed);
    SeededChance luck = new SeededChance(0);
    for (int game = 0; game < GAMES_PER_STEP; game++) {
      Playout playout = tables.get(game % tables.size());
      int seats = playout.table.seats();
      int seat = field.below(seats);
      for (int who = 0; who < seats; who++) {
        playout.policies[who] = who == seat ? schemer : anyPolicy(self, field);
      }
      luck.resume(field.next());
      playout.deal(field.below(seats), luck, new PublicState(formats.get(game % formats.size())));
      playout.run(MOST_TURNS, luck);
      won += Seats.has(playout.table.winners(), seat) ? 1 : 0;
    }
    return won / GAMES_PER_STEP;
  }

  private Policy anyPolicy(Policy self, SeededChance field) {
    return switch (field.below(10)) {
      case 0, 1, 2 -> honest;
      case 3, 4, 5 -> self;
      case 6 -> random;
      default -> PlayerModel.any(field);
    };
  }
}
