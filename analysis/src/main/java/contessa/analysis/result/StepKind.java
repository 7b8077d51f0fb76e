package contessa.analysis.result;

/** What a step was, for words about it. */
public enum StepKind {
  DEAL,
  LEAVE,
  /** An action without a claim. */
  ACTION,
  COUP,
  /** An action with a true claim. */
  CLAIM,
  /** An action with a false claim. */
  BLUFF,
  BLOCK,
  BLOCK_BLUFF,
  CHALLENGE_RIGHT,
  CHALLENGE_WRONG,
  /** A player did not challenge a false claim. */
  LET_BLUFF_PASS,
  PASS,
  PROVE,
  DECLINE,
  LOSE,
  EXCHANGE,
  EXAMINE,
  SET_UP,
  PLAN,
  TAKE,
  TRADE,
  /** Only for turning points: the cards drawn caused most of the change. */
  LUCK
}
