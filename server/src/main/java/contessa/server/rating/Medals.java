package contessa.server.rating;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.server.message.Medal;
import contessa.table.game.Stat;
import contessa.table.state.PlayerConduct;

/** The rules for medals. */
final class Medals {

  private static final int SEVERAL = 3;
  private static final int MANY_WINS = 10;

  private Medals() {}

  /** The kind of game under which a win is counted. */
  static String kind(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> ((CoupRules) rules).edition().name();
      case ROYAL -> rules.game();
    };
  }

  /** Medals for a single game, for a player who attended it. */
  static List<Medal> of(Rulebook rules, PlayerConduct conduct, boolean won) {
    List<Medal> medals = new ArrayList<>();
    if (conduct.count(Stat.CATCHES) >= SEVERAL) {
      medals.add(Medal.SHARP_EAR);
    }
    if (won && rules.kind() == GameKind.COUP) {
      int lies = conduct.count(Stat.LIES);
      if (conduct.count(Stat.INFLUENCES_LOST) == 0) {
        medals.add(Medal.UNSCATHED);
      }
      if (conduct.count(Stat.CLAIMS) >= SEVERAL && lies == 0) {
        medals.add(Medal.TRUTHFUL);
      }
      if (lies >= SEVERAL && conduct.count(Stat.LIES_CAUGHT) == 0) {
        medals.add(Medal.SILVER_TONGUE);
      }
    } else if (won) {
      medals.add(Medal.ROYAL_WIN);
    }
    return medals;
  }

  /**
   * Medals for a series of wins.
   *
   * @param kind the kind of the game just won
   * @param wins by kind, including this one
   */
  static List<Medal> of(String kind, Map<String, Integer> wins) {
    List<Medal> medals = new ArrayList<>();
    int all = wins.values().stream().mapToInt(Integer::intValue).sum();
    if (all == 1) {
      medals.add(Medal.FIRST_WIN);
    }
    if (all % MANY_WINS == 0) {
      medals.add(Medal.TEN_WINS);
    }
    // No edition has fewer wins than this one, so this win completed a round of all editions.
    int own = wins.getOrDefault(kind, 0);
    List<String> editions = Arrays.stream(Edition.values()).map(Edition::name).toList();
    if (editions.contains(kind)
        && editions.stream().allMatch(one -> wins.getOrDefault(one, 0) >= own)) {
      medals.add(Medal.EVERY_EDITION);
    }
    return medals;
  }
}
