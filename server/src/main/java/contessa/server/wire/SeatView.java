package contessa.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * A seat as everybody sees it.
 *
 * @param bot the kind of bot that sits there
 * @param away whether a stand-in plays for the owner
 * @param wins games won in this series
 * @param again whether the player wants a rematch
 * @param bank milliseconds left in the time bank, where the clock has one
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
    @Nullable Long bank) {

  /** Who sits there. */
  public enum Occupant {
    NOBODY,
    PERSON,
    BOT,
    PROGRAM
  }
}
