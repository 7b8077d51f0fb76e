package contessa.coup;

public enum LossReason {
  CHALLENGE,
  COUP,
  ASSASSINATION,
  /** The player left the table (EC-48). */
  LEFT
}
