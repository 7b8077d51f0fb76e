package contessa.bots.coup;

/**
 * Follows the news of a game decision by decision. While it is called the open table stands as it
 * stood for the seat that decided.
 */
interface Witness {

  /** Hears nothing. */
  Witness NOBODY = new Witness() {};

  /** A seat made this move, all of it public. */
  default void decided(int seat, int code) {}

  /** A claim was proven by showing one card of the character. */
  default void shown(int seat, int role) {}

  /** An embezzler proved to hold no Duke by showing these characters, one bit a card in order. */
  default void showedHand(int seat, int[] roles) {}

  /** A claim could not be proven, or was not. */
  default void declined(int seat, int role, boolean denied) {}

  /** Shown cards were replaced by as many from the court; roles are -1 where not known. */
  default void replaced(int seat, int[] roles) {}

  /** A card was turned up. */
  default void lost(int seat, int role) {}

  /** A hand was bared by a declared attack. */
  default void bared(int seat, int[] roles) {}

  /** Cards were drawn for an exchange or a swap; roles are -1 where not known. */
  default void drew(int seat, int[] roles) {}

  /** Cards went back to the court; roles are -1 where not known. */
  default void returned(int seat, int[] roles) {}

  /** A card was shown to an examiner; the role is -1 where not known. */
  default void offered(int seat, int to, int role) {}

  /** The examiner gave the card back or forced a swap. */
  default void judged(int examiner, int seat, boolean swap) {}

  /** The first card of a draft was picked in secret; the role is -1 where not known. */
  default void picked(int seat, int role) {}
}
