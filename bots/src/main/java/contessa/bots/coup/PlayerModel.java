package contessa.bots.coup;

import contessa.coup.CoupPhase;

/**
 * A model of a player: how they act, how they block and how readily they challenge, each
 * independently. Real players fit none exactly, but with enough models that differ where it matters
 * their moves show which comes closest.
 */
final class PlayerModel extends Policy {

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

  /** How readily players challenge: hardly ever, when it pays, sometimes, often, always. */
  private static final double[] CHALLENGE_LEAST = {0, 0, 0.25, 0.5, 0.9};

  private static final double[] CHALLENGE_COMMON = {0.28, 0.42, 0.12, 0.11, 0.07};
  private static final int TRUSTING = 0;

  /** From this index on, players challenge out of habit, regardless of the claim. */
  private static final int BY_HABIT = 3;

  /** Players who act at random mostly block and challenge at random as well. */
  private static final double[] AIMLESS_BLOCKING = {0.1, 0.1, 0.1, 0.7};

  private static final double[] AIMLESS_CHALLENGE = {0.08, 0.08, 0.1, 0.69, 0.05};

  static final int ACTION_STYLES = ACTING.length;
  static final int BLOCK_STYLES = BLOCKING.length;
  static final int CHALLENGE_STYLES = CHALLENGE_LEAST.length;
  static final int COUNT = ACTION_STYLES * BLOCK_STYLES * CHALLENGE_STYLES;

  static final PlayerModel[] ALL = new PlayerModel[COUNT];

  static {
    for (int i = 0; i < COUNT; i++) {
      ALL[i] = new PlayerModel(acting(i), blocking(i), challenging(i));
    }
  }

  private final Policy acting;
  private final Policy blocking;
  private final int challenging;

  /** The prior probability of this model. */
  final double common;

  private PlayerModel(int acting, int blocking, int challenging) {
    this.acting = ACTING[acting];
    this.blocking = BLOCKING[blocking];
    this.challenging = challenging;
    boolean aimless = actsAtRandom(acting);
    common =
        ACTING_COMMON[acting]
            * (aimless ? AIMLESS_BLOCKING : BLOCKING_COMMON)[blocking]
            * (aimless ? AIMLESS_CHALLENGE : CHALLENGE_COMMON)[challenging];
  }

  static int acting(int model) {
    return model / (BLOCK_STYLES * CHALLENGE_STYLES);
  }

  static int blocking(int model) {
    return model / CHALLENGE_STYLES % BLOCK_STYLES;
  }

  static int challenging(int model) {
    return model % CHALLENGE_STYLES;
  }

  static Policy actionPolicy(int number) {
    return ACTING[number];
  }

  static boolean actsAtRandom(int acting) {
    return acting == AT_RANDOM;
  }

  static boolean blocksAtRandom(int blocking) {
    return blocking == BLOCKING.length - 1;
  }

  static Policy blockPolicy(int number) {
    return BLOCKING[number];
  }

  /** How likely a player with this readiness is to challenge the current claim. */
  static double challengeChance(PointOfView pov, int challenging) {
    if (challenging == TRUSTING) {
      return HONEST.challengeChance(pov);
    }
    return challenging >= BY_HABIT
        ? CHALLENGE_LEAST[challenging]
        : Math.max(CHALLENGE_LEAST[challenging], SENSIBLE.challengeChance(pov));
  }

  @Override
  void weigh(PointOfView pov, MoveWeights moves) {
    CoupPhase phase = pov.state.phase;
    if (phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK) {
      super.weigh(pov, moves);
    } else if (phase == CoupPhase.BLOCK) {
      blocking.weigh(pov, moves);
    } else {
      acting.weigh(pov, moves);
    }
  }

  @Override
  double challengeChance(PointOfView pov) {
    return challengeChance(pov, challenging);
  }

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    acting.act(pov, moves);
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    blocking.block(pov, moves);
  }

  @Override
  double worth(PointOfView pov, int role, int others) {
    return acting.worth(pov, role, others);
  }

  @Override
  double temperature() {
    return acting.temperature();
  }

  @Override
  double swap(PointOfView pov) {
    return acting.swap(pov);
  }
}
