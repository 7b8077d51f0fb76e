package contessa.game;

/**
 * Receives the events of a table, in order. A table that is played without a sink announces nothing
 * and allocates nothing.
 */
@FunctionalInterface
public interface EventSink {

  void tell(AddressedEvent told);

  default void tellAll(Event event) {
    tell(AddressedEvent.toAll(event));
  }
}
