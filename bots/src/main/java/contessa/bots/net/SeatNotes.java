package contessa.bots.net;

import contessa.coup.Action;
import contessa.coup.Role;
import java.util.Arrays;

/**
 * What everybody has seen one seat do, kept as the inputs that it becomes: {@link Encoder} copies
 * them as they are, and the networks' meaning depends on their order. Behind them, as inputs for
 * {@link WeakFieldSense}, is how the seat has played in the whole game: that part forgets nothing
 * when a hand changes, since it says what kind of player somebody is, not what they hold.
 */
final class SeatNotes {

  private static final int ROLES = Role.ALL.size();

  /** The actions that networks were trained with. */
  static final int ACTIONS = Action.CONVERT.ordinal() + 1;

  // For each character eight flags; the last is the reader's.
  static final int OF_CHARACTER = 8;
  private static final int TWICE = 1;
  private static final int FOUR_TIMES = 2;
  private static final int CLAIMED_BEFORE = 3;
  private static final int PROVEN = 4;
  private static final int MISSED = 5;
  private static final int CAUGHT = 6;
  static final int KNOWN = 7;

  private static final int TIMES_CAUGHT = OF_CHARACTER * ROLES;
  private static final int TIMES_PROVEN = TIMES_CAUGHT + 1;
  private static final int RIGHT_CHALLENGES = TIMES_CAUGHT + 2;
  private static final int WRONG_CHALLENGES = TIMES_CAUGHT + 3;
  private static final int BLOCKS = TIMES_CAUGHT + 4;
  private static final int MISSED_BLOCKS = TIMES_CAUGHT + 5;
  private static final int QUIET_TURNS = TIMES_CAUGHT + 6;
  private static final int BELIEVED = TIMES_CAUGHT + 7;
  private static final int EXCHANGED = TIMES_CAUGHT + 8;
  private static final int EXCHANGED_AGAIN = TIMES_CAUGHT + 9;
  private static final int DENIALS = TIMES_CAUGHT + 10;
  private static final int LAST_ACTION = TIMES_CAUGHT + 11;
  private static final int LAST_CLAIM = LAST_ACTION + ACTIONS;

  /** How many inputs there are about what the seat has done with its present hand. */
  static final int INPUTS = LAST_CLAIM + ROLES;

  private static final int DUKE_BLOCKS = INPUTS + ACTIONS;
  private static final int CONTESSA_BLOCKS = DUKE_BLOCKS + 1;
  private static final int OTHER_BLOCKS = DUKE_BLOCKS + 2;
  private static final int AID_LET_PASS = DUKE_BLOCKS + 3;
  private static final int THEFT_LET_PASS = DUKE_BLOCKS + 4;
  private static final int ATTACK_LET_PASS = DUKE_BLOCKS + 5;
  private static final int BLOCKS_DOUBTED = DUKE_BLOCKS + 6;
  private static final int BLOCKS_FAILED = DUKE_BLOCKS + 7;

  /** How many there are about the whole game. */
  static final int CONDUCT = BLOCKS_FAILED + 1 - INPUTS;

  private static final int HALF = Encoder.ONE / 2;
  private static final int QUARTER = Encoder.ONE / 4;
  private static final int EIGHTH = 1;

  final byte[] inputs = new byte[INPUTS + CONDUCT];

  /** How often each character was claimed since the hand last changed; four and more are four. */
  private final byte[] claims = new byte[ROLES];

  /** The seats that this one has attacked, blocked or challenged, as bits. */
  int attacked;

  void clear() {
    Arrays.fill(inputs, (byte) 0);
    Arrays.fill(claims, (byte) 0);
    attacked = 0;
  }

  void become(SeatNotes other) {
    System.arraycopy(other.inputs, 0, inputs, 0, inputs.length);
    System.arraycopy(other.claims, 0, claims, 0, ROLES);
    attacked = other.attacked;
  }

  /** Writes how the seat has played in the whole game. */
  void writeConduct(byte[] row, int at) {
    System.arraycopy(inputs, INPUTS, row, at, CONDUCT);
  }

  void acts(int action, int claim, boolean denied) {
    add(INPUTS + action, HALF);
    Arrays.fill(inputs, LAST_ACTION, INPUTS, (byte) 0);
    set(LAST_ACTION + action);
    if (action <= Action.FOREIGN_AID.ordinal()) {
      add(QUIET_TURNS, QUARTER);
    }
    if (denied) {
      add(DENIALS, Encoder.ONE);
    } else if (claim >= 0) {
      set(LAST_CLAIM + claim);
      claims(claim);
    }
  }

  void blocks(int role) {
    add(BLOCKS, HALF);
    claims(role);
    add(
        role == Role.DUKE.ordinal()
            ? DUKE_BLOCKS
            : role == Role.CONTESSA.ordinal() ? CONTESSA_BLOCKS : OTHER_BLOCKS,
        HALF);
  }

  private void claims(int role) {
    int of = OF_CHARACTER * role;
    int times = Math.min(claims[role] + 1, 4);
    claims[role] = (byte) times;
    set(of);
    if (times >= 2) {
      set(of + TWICE);
    }
    if (times >= 4) {
      set(of + FOUR_TIMES);
    }
  }

  private void forgetsClaimsOf(int role) {
    claims[role] = 0;
    Arrays.fill(inputs, OF_CHARACTER * role, OF_CHARACTER * role + CLAIMED_BEFORE, (byte) 0);
  }

  /** This player could have claimed a block of the action, as one of these characters. */
  void letsPass(int action, int blockers) {
    add(MISSED_BLOCKS, QUARTER);
    for (int role = 0; role < ROLES; role++) {
      if ((blockers >>> role & 1) != 0) {
        set(OF_CHARACTER * role + MISSED);
      }
    }
    add(
        action == Action.FOREIGN_AID.ordinal()
            ? AID_LET_PASS
            : action == Action.STEAL.ordinal() ? THEFT_LET_PASS : ATTACK_LET_PASS,
        HALF);
  }

  /** A claim of somebody else was let pass. */
  void believes() {
    add(BELIEVED, EIGHTH);
  }

  void doubtsBlock() {
    add(BLOCKS_DOUBTED, HALF);
  }

  void failsToBlock() {
    add(BLOCKS_FAILED, HALF);
  }

  void challenged(boolean rightly) {
    add(rightly ? RIGHT_CHALLENGES : WRONG_CHALLENGES, HALF);
  }

  /** The proven card is replaced: nothing is known of the new one. */
  void proves(int role) {
    add(TIMES_PROVEN, HALF);
    set(OF_CHARACTER * role + PROVEN);
    forgetsClaimsOf(role);
    missesNothing();
  }

  /** It was true that there was no such card: the whole hand is new. */
  void provesDenial() {
    add(TIMES_PROVEN, HALF);
    changesHand();
  }

  void isCaught(int role) {
    add(TIMES_CAUGHT, HALF);
    set(OF_CHARACTER * role + CAUGHT);
    forgetsClaimsOf(role);
  }

  void loses(int role) {
    forgetsClaimsOf(role);
  }

  /** Cards were exchanged: earlier claims are worth less. */
  void changesHand() {
    set(inputs[EXCHANGED] == 0 ? EXCHANGED : EXCHANGED_AGAIN);
    for (int role = 0; role < ROLES; role++) {
      if (claims[role] > 0) {
        set(OF_CHARACTER * role + CLAIMED_BEFORE);
      }
      forgetsClaimsOf(role);
    }
    missesNothing();
  }

  private void missesNothing() {
    for (int role = 0; role < ROLES; role++) {
      inputs[OF_CHARACTER * role + MISSED] = 0;
    }
  }

  private void set(int input) {
    inputs[input] = Encoder.ONE;
  }

  private void add(int input, int eighths) {
    inputs[input] = (byte) Math.min(inputs[input] + eighths, Encoder.MOST);
  }
}
