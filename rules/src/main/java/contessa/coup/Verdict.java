package contessa.coup;

/** What the Inquisitor does with the examined card (R-INQ-06). */
public enum Verdict {
  RETURN,
  SWAP
}
