package contessa.royal;

/** The kind of decision that is due. */
public enum RoyalPhase {
  /** Where to send thieves and snitches (R-CR-07). */
  PLAN,
  /** Which cube to take: Carte Blanche, or a substitute in a shortage (R-CR-22, R-CR-40). */
  TAKE,
  /** An exchange, or the end of exchanges (R-CR-24). */
  INTRIGUE,
  OVER
}
