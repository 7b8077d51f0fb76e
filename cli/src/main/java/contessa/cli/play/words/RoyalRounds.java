package contessa.cli.play.words;

import module java.base;

import contessa.royal.RoyalEvent;
import contessa.royal.RoyalEvent.Location.Result;
import contessa.royal.RoyalMove.Plan;
import org.jspecify.annotations.Nullable;

/** The plans of past rounds and the outcomes of the last one; all of it is public. */
public final class RoyalRounds {

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

  /** The last revealed plans by seat; empty before the first. */
  public List<Plan> last() {
    return plans.isEmpty() ? List.of() : plans.getLast();
  }

  /** The last outcome at this location, or null before the first. */
  public @Nullable Result result(int location) {
    return results.get(location);
  }
}
