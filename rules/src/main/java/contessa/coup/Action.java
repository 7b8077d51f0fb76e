package contessa.coup;

import java.util.List;

/** What a player can do with a turn. */
public enum Action {
  INCOME,
  FOREIGN_AID,
  TAX,
  EMBEZZLE,
  EXCHANGE,
  COUP,
  ASSASSINATE,
  STEAL,
  EXAMINE,
  CONVERT;

  public static final List<Action> ALL = List.of(values());

  public static Action of(int ordinal) {
    return ALL.get(ordinal);
  }
}
