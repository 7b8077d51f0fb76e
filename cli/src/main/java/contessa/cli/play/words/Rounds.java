package contessa.cli.play.words;

import contessa.royal.RoyalEvent;
import contessa.royal.RoyalEvent.Location.Result;
import contessa.royal.RoyalMove.Plan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The plans of the rounds so far, and what became of each location in the last: all public. */
public final class Rounds {

  private final List<List<Plan>> plans = new ArrayList<>();
  private final Map<Integer, Result> results = new HashMap<>();

  void hear(RoyalEvent event) {
    switch (event) {
      case RoyalEvent.Plans all -> {
        plans.add(all.plans());
        results.clear();
      }
      case RoyalEvent.Location location -> results.put(location.location(), location.result());
      default -> {}
    }
  }

  List<List<Plan>> all() {
    return List.copyOf(plans);
  }

  /** The plans seen last, by seat; empty before the first. */
  public List<Plan> last() {
    return plans.isEmpty() ? List.of() : plans.getLast();
  }

  /** What became of this location when plans were last open, or null if that is not known yet. */
  public @Nullable Result result(int location) {
    return results.get(location);
  }
}
