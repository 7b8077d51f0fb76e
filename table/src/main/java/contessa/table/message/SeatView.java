package contessa.table.message;

import org.jspecify.annotations.Nullable;

/**
 * A seat, as everyone sees it.
 *
 * @param seal the number of the seal at this seat, unless it is that of the seat, counted from 1
 * @param bank milliseconds left in the time bank, if the clock has one
 */
public record SeatView(
    int seat,
    Occupant occupant,
    @Nullable String name,
    @Nullable String bot,
    boolean host,
    boolean away,
    int wins,
    boolean again,
    @Nullable Integer seal,
    @Nullable Long bank) {

  public enum Occupant {
    NOBODY,
    PERSON,
    BOT,
    PROGRAM
  }
}
