package contessa.game;

/**
 * An event and its audience: all, spectators included, hear {@code open}; the seats in {@code
 * insiders} hear {@code full} instead.
 *
 * @param insiders a set of seats, one bit each; empty if the event hides nothing
 */
public record AddressedEvent(Event open, Event full, int insiders) {

  public static AddressedEvent toAll(Event event) {
    return new AddressedEvent(event, event, Seats.NONE);
  }

  /** All hear the open form, this seat the full one. */
  public static AddressedEvent secretly(int seat, Event open, Event full) {
    return new AddressedEvent(open, full, Seats.of(seat));
  }

  public boolean hasSecret() {
    return insiders != Seats.NONE;
  }

  /** The form that this reader may hear; the referee hears everything. */
  public Event heardBy(int reader) {
    return reader == Reader.REFEREE || (reader >= 0 && Seats.has(insiders, reader)) ? full : open;
  }
}
