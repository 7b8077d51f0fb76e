package contessa.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A herald that writes down what it hears. Most moves are passes, which tell nothing: no list for
 * those.
 */
final class Notes implements Herald {

  private static final int USUAL = 4;

  private List<Told> events = List.of();

  @Override
  public void tell(Told told) {
    if (events.isEmpty()) {
      events = new ArrayList<>(USUAL);
    }
    events.add(told);
  }

  List<Told> events() {
    return events;
  }
}
