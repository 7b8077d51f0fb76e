package contessa.coup;

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
