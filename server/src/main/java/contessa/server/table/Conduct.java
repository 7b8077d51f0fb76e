package contessa.server.table;

import java.util.EnumMap;
import java.util.Map;

/**
 * How somebody played a game from the seat that was theirs when it began.
 *
 * @param player the player's id; empty for bots
 */
public record Conduct(String player, Stay stay, Map<Measure, Integer> counts) {

  /** Whether the player kept the seat. */
  public enum Stay {
    STAYED,
    LEFT,
    SENT_AWAY
  }

  static Conduct of(String player) {
    return new Conduct(player, Stay.STAYED, Map.of());
  }

  public int count(Measure what) {
    return counts.getOrDefault(what, 0);
  }

  /** Whether the player was there: a stand-in decided no more than a third. */
  public boolean attended() {
    return stay == Stay.STAYED && 3 * count(Measure.STOOD_IN) <= count(Measure.DECISIONS);
  }

  Conduct with(Measure what) {
    Map<Measure, Integer> more = new EnumMap<>(Measure.class);
    more.putAll(counts);
    more.merge(what, 1, Integer::sum);
    return new Conduct(player, stay, Map.copyOf(more));
  }

  Conduct gone(Stay how) {
    return new Conduct(player, stay == Stay.STAYED ? how : stay, counts);
  }
}
