package contessa.server.message;

/**
 * Games that are rated together: Coup by family of editions and number of players, and Coup Royal.
 * The explicit names keep the dashes before digits, which automatic kebab case would drop.
 */
public enum RatingPool {
  CLASSIC_2,
  CLASSIC_3_4,
  CLASSIC_5_6,
  CLASSIC_7_10,
  REFORMATION_2,
  REFORMATION_3_4,
  REFORMATION_5_6,
  REFORMATION_7_10,
  ROYAL
}
