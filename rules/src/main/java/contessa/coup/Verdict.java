package contessa.coup;

/** What the Inquisitor decides on the card shown (R-INQ-06). */
public enum Verdict {
  RETURN,
  SWAP
}
