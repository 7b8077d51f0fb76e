package contessa.coup;

import java.util.List;

/** The kind of decision that is due (R-ASK). */
public enum CoupPhase {
  DRAFT,
  ALLEGIANCE,
  ACTION,
  CHALLENGE_ACTION,
  BLOCK,
  CHALLENGE_BLOCK,
  PROVE,
  LOSE,
  EXCHANGE,
  OFFER,
  VERDICT,
  OVER;

  public static final List<CoupPhase> ALL = List.of(values());

  public static CoupPhase of(int ordinal) {
    return ALL.get(ordinal);
  }
}
