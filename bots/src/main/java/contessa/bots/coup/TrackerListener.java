package contessa.bots.coup;

/**
 * Follows a game decision by decision. During each call the public state is as it was for the seat
 * that decided. Cards are given by {@link contessa.coup.Card#index}; unknown cards are -1.
 */
interface TrackerListener {

  /** Ignores everything. */
  TrackerListener NONE = new TrackerListener() {};

  /** A seat made this public move. */
  default void decided(int seat, int code) {}

  /** A claim was proven by showing this card. */
  default void shown(int seat, int card) {}

  /** An embezzler proved to hold no Duke by showing these cards. */
  default void showedHand(int seat, int[] cards) {}

  /** A claim was not proven. */
  default void declined(int seat, int role, boolean denied) {}

  /** Shown cards were replaced by as many from the court. */
  default void replaced(int seat, int[] cards) {}

  /** A card was turned up. */
  default void lost(int seat, int card) {}

  /** A hand was revealed by a declared attack. */
  default void revealed(int seat, int[] cards) {}

  /** Cards were drawn for an exchange or a swap. */
  default void drew(int seat, int[] cards) {}

  /** Cards went back to the court. */
  default void returned(int seat, int[] cards) {}

  /** A card was shown to an examiner. */
  default void offered(int seat, int to, int card) {}

  /** The examiner gave the card back or forced a swap. */
  default void judged(int examiner, int seat, boolean swap) {}

  /** The first card of a draft was picked in secret. */
  default void picked(int seat, int card) {}
}
