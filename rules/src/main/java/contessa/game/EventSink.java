package contessa.game;

/**
 * Hears what happens at a table, in order. A table played without one stays silent and allocates
 * nothing.
 */
@FunctionalInterface
public interface EventSink {

  void tell(AddressedEvent told);

  default void tellAll(Event event) {
    tell(AddressedEvent.toAll(event));
  }
}
