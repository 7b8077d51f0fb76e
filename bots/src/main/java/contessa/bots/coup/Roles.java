package contessa.bots.coup;

import contessa.coup.Role;

/** Characters by ordinal, for policies that count cards. */
final class Roles {

  static final int DUKE = Role.DUKE.ordinal();
  static final int ASSASSIN = Role.ASSASSIN.ordinal();
  static final int CAPTAIN = Role.CAPTAIN.ordinal();
  static final int AMBASSADOR = Role.AMBASSADOR.ordinal();
  static final int INQUISITOR = Role.INQUISITOR.ordinal();
  static final int CONTESSA = Role.CONTESSA.ordinal();
  static final int COUNT = Role.ALL.size();

  private Roles() {}
}
