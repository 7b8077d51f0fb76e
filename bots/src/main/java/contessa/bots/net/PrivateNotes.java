package contessa.bots.net;

import contessa.coup.Card;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import java.util.Arrays;
import java.util.List;

/** What one seat has learned of hidden cards and cannot see any more. */
final class PrivateNotes {

  private static final int ROLES = Role.ALL.size();

  /** By seat, the characters that it surely holds, as bits. */
  final int[] surely = new int[CoupRules.MOST_PLAYERS];

  /** How many cards of each character this seat knows to have gone to the court, as expected. */
  final float[] court = new float[ROLES];

  /** The character last shown to this seat in an examination, or -1. */
  int examined = -1;

  void clear() {
    Arrays.fill(surely, 0);
    Arrays.fill(court, 0);
    examined = -1;
  }

  void become(PrivateNotes other) {
    System.arraycopy(other.surely, 0, surely, 0, surely.length);
    System.arraycopy(other.court, 0, court, 0, ROLES);
    examined = other.examined;
  }

  /** Some of the court's cards were drawn unseen. */
  void drawnUnseen(int count, int deck) {
    float left = Math.max(0, 1 - (float) count / deck);
    for (int role = 0; role < ROLES; role++) {
      court[role] *= left;
    }
  }

  void drawn(List<Card> cards) {
    for (Card card : cards) {
      int role = card.role().ordinal();
      court[role] = Math.max(0, court[role] - 1);
    }
  }

  void returned(List<Card> cards) {
    for (Card card : cards) {
      court[card.role().ordinal()]++;
    }
  }
}
