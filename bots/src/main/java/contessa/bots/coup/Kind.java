package contessa.bots.coup;

import contessa.game.SeededChance;

/**
 * A kind of player that others may be taken for: how it acts, how it blocks and how it doubts, each
 * independently. Real players fit none exactly; enough kinds that differ where it matters let their
 * deeds show which comes closest.
 */
final class Kind extends Policy {

  private static final Policy HONEST = new HonestPolicy();
  private static final Policy SENSIBLE = Schemer.USUAL;
  private static final Policy BRAZEN = new BrazenPolicy();
  private static final Policy TIMID = new TimidPolicy();
  private static final Policy RANDOM = new RandomPolicy();

  private static final Policy[] ACTING = {HONEST, SENSIBLE, BRAZEN, TIMID, RANDOM};
  private static final int AT_RANDOM = ACTING.length - 1;
  private static final double[] ACTING_COMMON = {0.3, 0.3, 0.13, 0.12, 0.15};

  private static final Policy[] BLOCKING = {HONEST, SENSIBLE, BRAZEN, RANDOM};
  private static final double[] BLOCKING_COMMON = {0.34, 0.43, 0.19, 0.04};

  /** How readily players challenge: hardly ever, as it pays, now and then, often, always. */
  private static final double[] DOUBT_LEAST = {0, 0, 0.25, 0.5, 0.9};

  private static final double[] DOUBT_COMMON = {0.28, 0.42, 0.12, 0.11, 0.07};
  private static final int TRUSTING = 0;

  /** From this one on players challenge by habit, whatever is claimed. */
  private static final int BY_HABIT = 3;

  /** Who acts without aim mostly blocks and doubts so, too. */
  private static final double[] AIMLESS_BLOCKING = {0.1, 0.1, 0.1, 0.7};

  private static final double[] AIMLESS_DOUBT = {0.08, 0.08, 0.1, 0.69, 0.05};

  static final int ACTINGS = ACTING.length;
  static final int BLOCKINGS = BLOCKING.length;
  static final int DOUBTINGS = DOUBT_LEAST.length;
  static final int COUNT = ACTINGS * BLOCKINGS * DOUBTINGS;

  static final Kind[] ALL = new Kind[COUNT];

  static {
    for (int i = 0; i < COUNT; i++) {
      ALL[i] = new Kind(acting(i), blocking(i), doubting(i));
    }
  }

  private final Policy acting;
  private final Policy blocking;
  private final int doubting;

  /** How common this kind is taken to be before anything is seen. */
  final double common;

  private Kind(int acting, int blocking, int doubting) {
    this.acting = ACTING[acting];
    this.blocking = BLOCKING[blocking];
    this.doubting = doubting;
    boolean aimless = actsAtRandom(acting);
    common =
        ACTING_COMMON[acting]
            * (aimless ? AIMLESS_BLOCKING : BLOCKING_COMMON)[blocking]
            * (aimless ? AIMLESS_DOUBT : DOUBT_COMMON)[doubting];
  }

  static int acting(int kind) {
    return kind / (BLOCKINGS * DOUBTINGS);
  }

  static int blocking(int kind) {
    return kind / DOUBTINGS % BLOCKINGS;
  }

  static int doubting(int kind) {
    return kind % DOUBTINGS;
  }

  /** Somebody, as likely to be of a kind as that kind is common. */
  static Kind any(SeededChance chance) {
    double rest = chance.fraction();
    for (Kind kind : ALL) {
      rest -= kind.common;
      if (rest < 0) {
        return kind;
      }
    }
    return ALL[COUNT - 1];
  }

  /** The way of acting with that number. */
  static Policy wayOfActing(int number) {
    return ACTING[number];
  }

  static boolean actsAtRandom(int acting) {
    return acting == AT_RANDOM;
  }

  static boolean blocksAtRandom(int blocking) {
    return blocking == BLOCKING.length - 1;
  }

  static Policy wayOfBlocking(int number) {
    return BLOCKING[number];
  }

  /** How likely a player of that readiness is to challenge the claim under way. */
  static double doubt(Eye eye, int doubting) {
    if (doubting == TRUSTING) {
      return HONEST.doubt(eye);
    }
    return doubting >= BY_HABIT
        ? DOUBT_LEAST[doubting]
        : Math.max(DOUBT_LEAST[doubting], SENSIBLE.doubt(eye));
  }

  @Override
  void weigh(Eye eye, Menu menu) {
    int phase = eye.open.phase;
    if (phase == OpenTable.CHALLENGE_ACTION || phase == OpenTable.CHALLENGE_BLOCK) {
      super.weigh(eye, menu);
    } else if (phase == OpenTable.BLOCK) {
      blocking.weigh(eye, menu);
    } else {
      acting.weigh(eye, menu);
    }
  }

  @Override
  double doubt(Eye eye) {
    return doubt(eye, doubting);
  }

  @Override
  void act(Eye eye, Menu menu) {
    acting.act(eye, menu);
  }

  @Override
  void block(Eye eye, Menu menu) {
    blocking.block(eye, menu);
  }

  @Override
  double worth(Eye eye, int role, int beside) {
    return acting.worth(eye, role, beside);
  }

  @Override
  double heat() {
    return acting.heat();
  }

  @Override
  double swap(Eye eye) {
    return acting.swap(eye);
  }
}
