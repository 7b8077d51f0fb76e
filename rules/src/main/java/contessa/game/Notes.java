package contessa.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A herald that writes down what it hears. Most moves are passes, which tell nothing: no list for
 * those.
 */
final class Notes implements Herald {

  private List<Told> events = List.of();

  @Override
  public void tell(Told told) {
    if (events.isEmpty()) {
      events = new ArrayList<>();
    }
    events.add(told);
  }

  List<Told> events() {
    return events;
  }
}
