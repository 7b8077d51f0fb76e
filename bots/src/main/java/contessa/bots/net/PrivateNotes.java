package contessa.bots.net;

import module java.base;

import contessa.coup.Card;
import contessa.coup.Role;

/** What one seat has learned of hidden cards and cannot see any more. */
final class PrivateNotes {

  private static final int ROLES = Role.ALL.size();
  private static final long ALL = (1L << ROLES) - 1;

  /** By seat, the characters that it surely holds, {@link #ROLES} bits each. */
  private long surely;

  /** How many cards of each character this seat knows to have gone to the court, as expected. */
  private final float[] court = new float[ROLES];

  /** The same as inputs. */
  final byte[] courtInputs = new byte[ROLES];

  /** The character last shown to this seat in an examination, or -1. */
  int examined = -1;

  void clear() {
    surely = 0;
    Arrays.fill(court, 0);
    Arrays.fill(courtInputs, (byte) 0);
    examined = -1;
  }

  void become(PrivateNotes other) {
    surely = other.surely;
    System.arraycopy(other.court, 0, court, 0, ROLES);
    System.arraycopy(other.courtInputs, 0, courtInputs, 0, ROLES);
    examined = other.examined;
  }

  /** The characters that this seat surely holds, as bits. */
  int surely(int seat) {
    return (int) (surely >>> ROLES * seat & ALL);
  }

  void isSure(int seat, int role) {
    surely |= 1L << ROLES * seat + role;
  }

  void isUnsure(int seat, int role) {
    surely &= ~(1L << ROLES * seat + role);
  }

  void isUnsure(int seat) {
    surely &= ~(ALL << ROLES * seat);
  }

  /** Some of the court's cards were drawn unseen. */
  void drawnUnseen(int count, int deck) {
    float left = Math.max(0, 1 - (float) count / deck);
    for (int role = 0; role < ROLES; role++) {
      if (court[role] != 0) {
        inCourt(role, court[role] * left);
      }
    }
  }

  void drawn(List<Card> cards) {
    for (Card card : cards) {
      int role = card.role().ordinal();
      inCourt(role, Math.max(0, court[role] - 1));
    }
  }

  void returned(List<Card> cards) {
    for (Card card : cards) {
      returned(card.role().ordinal());
    }
  }

  void returned(int role) {
    inCourt(role, court[role] + 1);
  }

  private void inCourt(int role, float count) {
    court[role] = count;
    courtInputs[role] = (byte) Math.min(Math.round(count * Encoder.ONE), Encoder.MOST);
  }
}
