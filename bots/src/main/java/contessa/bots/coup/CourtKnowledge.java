package contessa.bots.coup;

import contessa.game.Seats;

/**
 * Cards that a seat knows to have gone into the court: cards it returned, and cards that others
 * showed. Only a player who has drawn since can hold such a card, so no other hand is dealt one.
 */
final class CourtKnowledge {

  private static final int MOST = 32;

  private final PublicState state;
  private final int[] cards = new int[MOST];

  /** For each card, the seats that have drawn since it went in. */
  private final int[] reach = new int[MOST];

  private int size;

  CourtKnowledge(PublicState state) {
    this.state = state;
  }

  /** A card went into the court, and this seat saw which one. */
  void enter(int card) {
    if (size == MOST) {
      remove(0);
    }
    cards[size] = card;
    reach[size++] = Seats.NONE;
  }

  /** A seat drew cards. They are known only when it is this seat; unknown cards are -1. */
  void drew(int who, int[] drawn) {
    for (int i = 0; i < size; i++) {
      reach[i] |= Seats.of(who);
    }
    for (int card : drawn) {
      if (card >= 0) {
        leave(card);
      }
    }
  }

  private void leave(int card) {
    for (int i = 0; i < size; i++) {
      if (cards[i] == card) {
        remove(i);
        return;
      }
    }
  }

  private void remove(int place) {
    System.arraycopy(cards, place + 1, cards, place, size - place - 1);
    System.arraycopy(reach, place + 1, reach, place, size - place - 1);
    size--;
  }

  /** Drops entries that contradict the unseen cards, oldest first. */
  void reconcile(int unseen) {
    for (int role = 0; role < Roles.COUNT; role++) {
      int surplus = -Roles.count(unseen, role);
      for (int i = 0; i < size; i++) {
        surplus += Roles.ofCard(cards[i]) == role ? 1 : 0;
      }
      for (int i = size - 1; i >= 0; i--) {
        boolean seen = state.rules.distinctArt() && (unseen >>> cards[i] & 1) == 0;
        if (Roles.ofCard(cards[i]) == role && seen) {
          remove(i);
          surplus--;
        }
      }
      for (int i = 0; i < size && surplus > 0; ) {
        if (Roles.ofCard(cards[i]) == role) {
          remove(i);
          surplus--;
        } else {
          i++;
        }
      }
    }
  }

  /** How many copies of a character are in the court and were never within this player's reach. */
  int outOfReach(int who, int role) {
    int copies = 0;
    for (int i = 0; i < size; i++) {
      copies += Roles.ofCard(cards[i]) == role && !Seats.has(reach[i], who) ? 1 : 0;
    }
    return copies;
  }
}
