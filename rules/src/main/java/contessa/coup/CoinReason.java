package contessa.coup;

/** Why coins change hands. */
public enum CoinReason {
  INCOME,
  FOREIGN_AID,
  TAX,
  STEAL,
  COST,
  REFUND,
  CONVERT,
  EMBEZZLE,
  EXILE
}
