package contessa.royal;

import module java.base;

/**
 * The plans that a boss can choose from. They are the same for all bosses throughout the game,
 * except with two players, where they depend on who has the partner. A plan's place in the menu is
 * its code.
 */
public final class PlanMenu {

  private static final PlanMenu WITH_PARTNER = menu(6, 2, 1);
  private static final PlanMenu WITHOUT_PARTNER = menu(6, 1, 2);
  private static final PlanMenu[] FROM_THREE_PLAYERS = {
    menu(6, 1, 1), menu(7, 1, 1), menu(8, 1, 1)
  };

  private final List<RoyalMove.Plan> plans;
  private final int[] packed;
  private final Map<RoyalMove.Plan, Integer> codes = new HashMap<>();

  private PlanMenu(List<RoyalMove.Plan> plans) {
    this.plans = List.copyOf(plans);
    packed = plans.stream().mapToInt(plan -> plan.thieves() | plan.snitches() << 8).toArray();
    for (int code = 0; code < packed.length; code++) {
      codes.put(plans.get(code), code);
    }
  }

  /** The menu of one boss (R-CR-07, R-CR-51). */
  static PlanMenu of(int players, boolean partner) {
    if (players == 2) {
      return partner ? WITH_PARTNER : WITHOUT_PARTNER;
    }
    return FROM_THREE_PLAYERS[players - 3];
  }

  /** The plans of one boss in the order of their codes. */
  public static List<RoyalMove.Plan> plans(int players, boolean partner) {
    return of(players, partner).plans;
  }

  private static PlanMenu menu(int locations, int thieves, int snitches) {
    List<RoyalMove.Plan> plans = new ArrayList<>();
    for (int thief : lettersInOrder(locations, thieves)) {
      for (int snitch : lettersInOrder(locations, snitches)) {
        if ((thief & snitch) == 0) {
          plans.add(new RoyalMove.Plan(thief, snitch));
        }
      }
    }
    return new PlanMenu(plans);
  }

  /** All sets of one or two locations, in the order of their letters. */
  private static List<Integer> lettersInOrder(int locations, int size) {
    List<Integer> sets = new ArrayList<>();
    for (int a = 0; a < locations; a++) {
      if (size == 1) {
        sets.add(Locations.of(a));
      }
      for (int b = a + 1; size == 2 && b < locations; b++) {
        sets.add(Locations.of(a) | Locations.of(b));
      }
    }
    return sets;
  }

  int size() {
    return packed.length;
  }

  int thieves(int code) {
    return packed[code] & 0xFF;
  }

  int snitches(int code) {
    return packed[code] >>> 8;
  }

  RoyalMove.Plan plan(int code) {
    return plans.get(code);
  }

  /** The plan's code, or -1 if it is not on the menu. */
  int code(RoyalMove.Plan plan) {
    return codes.getOrDefault(plan, -1);
  }
}
