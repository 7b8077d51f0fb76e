package contessa.coup;

import module java.base;

/**
 * A seat's claim about its face-down cards: that it holds a character or, to embezzle, that it does
 * not.
 */
public record Claim(int seat, Role role, boolean denied) {

  private static final int ROLES = Role.ALL.size();

  static final int COUNT = CoupRules.MOST_PLAYERS * ROLES * 2;

  private static final List<Claim> ALL =
      IntStream.range(0, COUNT)
          .mapToObj(n -> new Claim(n / 2 / ROLES, Role.of(n / 2 % ROLES), n % 2 != 0))
          .toList();

  public boolean isTrueOf(Cards hand) {
    return hand.holds(role) != denied;
  }

  static Claim of(int seat, int role, boolean denied) {
    return of(number(seat, role, denied));
  }

  static Claim of(int number) {
    return ALL.get(number);
  }

  static int number(int seat, int role, boolean denied) {
    return (seat * ROLES + role) * 2 + (denied ? 1 : 0);
  }
}
