package contessa.server.wire;

/** What a game can be remembered for. */
public enum Medal {
  FIRST_WIN,
  /** At every tenth win. */
  TEN_WINS,
  /** As many wins as this in each edition of Coup. */
  EVERY_EDITION,
  ROYAL_WIN,
  /** Coup won without having lost an influence. */
  UNSCATHED,
  /** Coup won with three claims or more, all of them true. */
  TRUTHFUL,
  /** Coup won with three lies or more, none of them caught. */
  SILVER_TONGUE,
  /** Three lies of others caught in one game. */
  SHARP_EAR
}
