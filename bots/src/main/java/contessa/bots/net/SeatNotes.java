package contessa.bots.net;

import contessa.coup.Action;
import contessa.coup.Role;
import java.util.Arrays;

/** What everybody has seen one seat do, counted. */
final class SeatNotes {

  private static final int ROLES = Role.ALL.size();
  private static final int NONE = -1;

  final Conduct conduct = new Conduct();

  /** How often each character was claimed since the hand last changed. */
  final int[] claims = new int[ROLES];

  /** The characters claimed before the last exchange, as bits. */
  int claimedBefore;

  /** The characters proven, each of which was then replaced, as bits. */
  int proven;

  /** The characters with which a block was passed up since the hand last changed, as bits. */
  int missed;

  /** The characters whose claim could not be proven, as bits. */
  int caught;

  int timesCaught;
  int timesProven;
  int rightChallenges;
  int wrongChallenges;

  /** How often a claim of somebody else was let pass. */
  int believed;

  int blocks;
  int missedBlocks;
  int quietTurns;
  int exchanges;

  /** How often the seat denied to hold the Duke by embezzling. */
  int denials;

  /** The action of the last turn, or -1. */
  int lastAction;

  /** The character claimed in the last turn, or -1. */
  int lastClaim;

  /** The seats that this one has attacked, blocked or challenged, as bits. */
  int attacked;

  void clear() {
    conduct.clear();
    Arrays.fill(claims, 0);
    claimedBefore = 0;
    proven = 0;
    missed = 0;
    caught = 0;
    timesCaught = 0;
    timesProven = 0;
    rightChallenges = 0;
    wrongChallenges = 0;
    believed = 0;
    blocks = 0;
    missedBlocks = 0;
    quietTurns = 0;
    exchanges = 0;
    denials = 0;
    lastAction = NONE;
    lastClaim = NONE;
    attacked = 0;
  }

  void become(SeatNotes other) {
    conduct.become(other.conduct);
    System.arraycopy(other.claims, 0, claims, 0, ROLES);
    claimedBefore = other.claimedBefore;
    proven = other.proven;
    missed = other.missed;
    caught = other.caught;
    timesCaught = other.timesCaught;
    timesProven = other.timesProven;
    rightChallenges = other.rightChallenges;
    wrongChallenges = other.wrongChallenges;
    believed = other.believed;
    blocks = other.blocks;
    missedBlocks = other.missedBlocks;
    quietTurns = other.quietTurns;
    exchanges = other.exchanges;
    denials = other.denials;
    lastAction = other.lastAction;
    lastClaim = other.lastClaim;
    attacked = other.attacked;
  }

  void acts(int action, int claim, boolean denied) {
    conduct.acts(action);
    lastAction = action;
    lastClaim = denied ? NONE : claim;
    if (action <= Action.FOREIGN_AID.ordinal()) {
      quietTurns++;
    }
    if (denied) {
      denials++;
    } else if (claim >= 0) {
      claims[claim]++;
    }
  }

  /** The proven card is replaced: nothing is known of the new one. */
  void proves(int role) {
    timesProven++;
    proven |= 1 << role;
    claims[role] = 0;
    missed = 0;
  }

  void isCaught(int role) {
    timesCaught++;
    caught |= 1 << role;
    claims[role] = 0;
  }

  void loses(int role) {
    claims[role] = 0;
  }

  /** Cards were exchanged: earlier claims are worth less. */
  void changesHand() {
    exchanges++;
    for (int role = 0; role < ROLES; role++) {
      claimedBefore |= claims[role] > 0 ? 1 << role : 0;
      claims[role] = 0;
    }
    missed = 0;
  }
}
