package contessa.coup;

import java.util.List;

/** The actions that a turn can consist of. */
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
