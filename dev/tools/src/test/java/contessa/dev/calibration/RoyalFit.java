package contessa.dev.calibration;

import module java.base;

import contessa.bots.royal.PlanAdvice;

/** Fits the two numbers that soften the chances told in Coup Royal. */
final class RoyalFit {

  private static final double STEP = 0.1;
  private static final double STEP_PER_LOOT = 0.01;

  private RoyalFit() {}

  /** The numbers that are least surprised by these games, as text. */
  static String of(List<RoyalTrial> trials) {
    double softness = 1;
    double perLoot = 0.1;
    double least = surprise(trials, softness, perLoot);
    double before;
    do {
      before = least;
      for (int direction = 0; direction < 4; direction++) {
        double sign = direction < 2 ? 1 : -1;
        double soft = softness + (direction % 2 == 0 ? sign * STEP : 0);
        double loot = perLoot + (direction % 2 == 0 ? 0 : sign * STEP_PER_LOOT);
        double surprise =
            soft < STEP / 2 || loot < 0 ? Double.MAX_VALUE : surprise(trials, soft, loot);
        if (surprise < least) {
          least = surprise;
          softness = soft;
          perLoot = loot;
        }
      }
    } while (least < before);
    return String.format(
        Locale.ROOT,
        "%8.2f  softness%n%8.2f  for each loot card to come%n%8.4f  log loss%n",
        softness,
        perLoot,
        least);
  }

  private static double surprise(List<RoyalTrial> trials, double softness, double perLoot) {
    return trials.parallelStream()
        .flatMap(trial -> trial.cases(new PlanAdvice(trial.rules(), softness, perLoot)).stream())
        .mapToDouble(Prediction::surprise)
        .average()
        .orElse(0);
  }
}
