package contessa.server.message;

/** A medal for something special in a game. */
public enum Medal {
  FIRST_WIN,
  /** At every tenth win. */
  TEN_WINS,
  /** Another win in each edition of Coup. */
  EVERY_EDITION,
  ROYAL_WIN,
  /** Won at Coup without losing an influence. */
  UNSCATHED,
  /** Won at Coup with three or more claims, all true. */
  TRUTHFUL,
  /** Won at Coup with three or more lies, none of them caught. */
  SILVER_TONGUE,
  /** Caught three lies in one game. */
  SHARP_EAR
}
