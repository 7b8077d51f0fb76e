package contessa.bots.coup;

import java.util.Arrays;

/** The public history of every seat, as far as it says something about cards and style. */
final class Reputation {

  private static final int SEATS = PublicState.SEATS;

  /** How often a seat has claimed each character since its hand last changed. */
  final int[][] claims = new int[SEATS][Roles.COUNT];

  /** How often a seat passed up a block with each character. */
  final int[][] absences = new int[SEATS][Roles.COUNT];

  /** How often a seat was attacked by each other one. */
  final int[][] grudges = new int[SEATS][SEATS];

  /** How often each seat was caught bluffing. */
  final int[] caught = new int[SEATS];

  /** How often each seat was challenged and proved the claim. */
  final int[] proven = new int[SEATS];

  final int[] challenges = new int[SEATS];

  /** How often each seat has let a claim pass. */
  final int[] passes = new int[SEATS];

  /** How many characters this seat has claimed since its hand last changed. */
  int claimedRoles(int seat) {
    int roles = 0;
    for (int times : claims[seat]) {
      roles += times > 0 ? 1 : 0;
    }
    return roles;
  }

  void caught(int seat, int role) {
    claims[seat][role] = 0;
    caught[seat]++;
  }

  void proven(int seat, int role) {
    proven[seat]++;
    gone(seat, role);
  }

  /** The card has left the hand: shown and replaced, or turned face up. */
  void gone(int seat, int role) {
    claims[seat][role] = 0;
    freshCard(seat);
  }

  /** A new card may be any character, so earlier passes say less. */
  private void freshCard(int seat) {
    halve(absences[seat]);
  }

  /** The hand may have changed completely. */
  void freshHand(int seat) {
    halve(claims[seat]);
    freshCard(seat);
  }

  private static void halve(int[] times) {
    for (int role = 0; role < times.length; role++) {
      times[role] >>= 1;
    }
  }

  /** Forgets everything that this seat did, except attacks, challenges and passes. */
  void forget(int seat) {
    Arrays.fill(claims[seat], 0);
    Arrays.fill(absences[seat], 0);
    caught[seat] = 0;
    proven[seat] = 0;
  }
}
