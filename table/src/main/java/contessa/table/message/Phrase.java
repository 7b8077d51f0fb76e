package contessa.table.message;

/** A phrase to another player; none of them is binding. */
public enum Phrase {
  /** I spare you if you spare me. */
  PEACE,
  /** I spare you if you attack that player. */
  SPARE_IF_YOU_ATTACK,
  /** Let us go against that player together. */
  TOGETHER_AGAINST,
  /** Do not challenge me this time, and I will not challenge you. */
  NO_CHALLENGE,
  /** Block that player, please. */
  PLEASE_BLOCK,
  /** That player lies. */
  THEY_LIE,
  /** I tell the truth. */
  I_TELL_THE_TRUTH,
  /** I believe what that player claims. */
  I_BELIEVE_YOU,
  AGREED,
  REFUSED
}
