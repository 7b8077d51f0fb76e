package contessa.game;

/**
 * Hears what happens at a table, in order. A table played without one stays silent and allocates
 * nothing.
 */
@FunctionalInterface
public interface Herald {

  void tell(Told told);

  default void tellAll(Event event) {
    tell(Told.toAll(event));
  }
}
