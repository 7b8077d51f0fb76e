package contessa.bots.coup;

/**
 * Follows the news of a game decision by decision. While it is called the open table stands as it
 * stood for the seat that decided. Cards are their numbers, {@link contessa.coup.Card#index}.
 */
interface TrackerListener {

  /** Hears nothing. */
  TrackerListener NOBODY = new TrackerListener() {};

  /** A seat made this move, all of it public. */
  default void decided(int seat, int code) {}

  /** A claim was proven by showing this card. */
  default void shown(int seat, int card) {}

  /** An embezzler proved to hold no Duke by showing these cards. */
  default void showedHand(int seat, int[] cards) {}

  /** A claim could not be proven, or was not. */
  default void declined(int seat, int role, boolean denied) {}

  /** Shown cards were replaced by as many from the court; cards not known are -1. */
  default void replaced(int seat, int[] cards) {}

  /** A card was turned up. */
  default void lost(int seat, int card) {}

  /** A hand was bared by a declared attack. */
  default void bared(int seat, int[] cards) {}

  /** Cards were drawn for an exchange or a swap; cards not known are -1. */
  default void drew(int seat, int[] cards) {}

  /** Cards went back to the court; cards not known are -1. */
  default void returned(int seat, int[] cards) {}

  /** A card was shown to an examiner; -1 if it is not known. */
  default void offered(int seat, int to, int card) {}

  /** The examiner gave the card back or forced a swap. */
  default void judged(int examiner, int seat, boolean swap) {}

  /** The first card of a draft was picked in secret; -1 if it is not known. */
  default void picked(int seat, int card) {}
}
