package contessa.table.state;

import module java.base;

import contessa.table.game.Stat;

/**
 * How a player played one game, from the seat they had when it began.
 *
 * @param player the player's id; empty for bots
 */
public record PlayerConduct(String player, Stay stay, Map<Stat, Integer> counts)
    implements PlayerConductWith {

  /** Whether the player kept the seat. */
  public enum Stay {
    STAYED,
    LEFT,
    KICKED
  }

  static PlayerConduct of(String player) {
    return new PlayerConduct(player, Stay.STAYED, Map.of());
  }

  public int count(Stat stat) {
    return counts.getOrDefault(stat, 0);
  }

  /** Whether the player was there: a stand-in made no more than a third of the decisions. */
  public boolean attended() {
    return stay == Stay.STAYED && 3 * count(Stat.STOOD_IN) <= count(Stat.DECISIONS);
  }

  PlayerConduct with(Stat stat) {
    Map<Stat, Integer> more = new HashMap<>(counts);
    more.merge(stat, 1, Integer::sum);
    return withCounts(Map.copyOf(more));
  }

  PlayerConduct gone(Stay how) {
    return stay == Stay.STAYED ? withStay(how) : this;
  }
}
