package contessa.table.message;

import org.jspecify.annotations.Nullable;

/**
 * A seat, as everyone sees it.
 *
 * @param bot the kind of bot in the seat
 * @param away whether a stand-in plays for the player
 * @param wins games won in this series
 * @param again whether the player asked for a rematch
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
