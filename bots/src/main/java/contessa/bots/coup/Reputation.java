package contessa.bots.coup;

/**
 * The public history of every seat, as far as it says something about cards and style, as flat
 * counters.
 */
final class Reputation {

  private static final int SEATS = PublicState.SEATS;
  private static final int ABSENT = SEATS * Roles.COUNT;
  private static final int GRUDGE = 2 * ABSENT;
  private static final int CAUGHT = GRUDGE + SEATS * SEATS;
  private static final int CHALLENGES = CAUGHT + SEATS;
  private static final int PROVEN = CHALLENGES + SEATS;
  private static final int PASSES = PROVEN + SEATS;
  private static final int MOST = 100;

  private final byte[] marks = new byte[PASSES + SEATS];

  /** How often this seat has claimed the character since its hand last changed. */
  int claims(int seat, int role) {
    return marks[seat * Roles.COUNT + role];
  }

  /** How often this seat passed up a block with the character. */
  int absences(int seat, int role) {
    return marks[ABSENT + seat * Roles.COUNT + role];
  }

  /** How often {@code by} has attacked this seat. */
  int grudge(int seat, int by) {
    return marks[GRUDGE + seat * SEATS + by];
  }

  /** How often this seat was caught bluffing. */
  int caught(int seat) {
    return marks[CAUGHT + seat];
  }

  /** How often this seat was challenged and proved the claim. */
  int proven(int seat) {
    return marks[PROVEN + seat];
  }

  /** How often this seat has challenged. */
  int challenges(int seat) {
    return marks[CHALLENGES + seat];
  }

  /** How often this seat has let a claim pass. */
  int passes(int seat) {
    return marks[PASSES + seat];
  }

  /** How many characters this seat has claimed since its hand last changed. */
  int claimedRoles(int seat) {
    int roles = 0;
    for (int role = 0; role < Roles.COUNT; role++) {
      roles += claims(seat, role) > 0 ? 1 : 0;
    }
    return roles;
  }

  void claimed(int seat, int role) {
    add(seat * Roles.COUNT + role);
  }

  void missed(int seat, int role) {
    add(ABSENT + seat * Roles.COUNT + role);
  }

  void attacked(int seat, int by) {
    add(GRUDGE + seat * SEATS + by);
  }

  void passed(int seat) {
    add(PASSES + seat);
  }

  void challenged(int seat) {
    add(CHALLENGES + seat);
  }

  void caught(int seat, int role) {
    marks[seat * Roles.COUNT + role] = 0;
    add(CAUGHT + seat);
  }

  void proven(int seat, int role) {
    add(PROVEN + seat);
    gone(seat, role);
  }

  /** The card has left the hand: shown and replaced, or turned face up. */
  void gone(int seat, int role) {
    marks[seat * Roles.COUNT + role] = 0;
    freshCard(seat);
  }

  /** A new card may be any character, so earlier passes say less. */
  void freshCard(int seat) {
    for (int role = 0; role < Roles.COUNT; role++) {
      marks[ABSENT + seat * Roles.COUNT + role] >>= 1;
    }
  }

  /** The hand may have changed completely. */
  void freshHand(int seat) {
    for (int role = 0; role < Roles.COUNT; role++) {
      marks[seat * Roles.COUNT + role] >>= 1;
    }
    freshCard(seat);
  }

  /** Forgets everything that this seat did, except attacks. */
  void forget(int seat) {
    for (int role = 0; role < Roles.COUNT; role++) {
      marks[seat * Roles.COUNT + role] = 0;
      marks[ABSENT + seat * Roles.COUNT + role] = 0;
    }
    marks[CAUGHT + seat] = 0;
    marks[PROVEN + seat] = 0;
  }

  private void add(int mark) {
    if (marks[mark] < MOST) {
      marks[mark]++;
    }
  }
}
