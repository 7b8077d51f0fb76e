package contessa.coup;

import java.util.List;

/** The characters of the court, in the order in which cards are always listed. */
public enum Role {
  DUKE,
  ASSASSIN,
  CAPTAIN,
  AMBASSADOR,
  INQUISITOR,
  CONTESSA;

  public static final List<Role> ALL = List.of(values());

  public static Role of(int ordinal) {
    return ALL.get(ordinal);
  }
}
