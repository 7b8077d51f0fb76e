package contessa.table.state;

import contessa.game.AddressedEvent;
import contessa.game.Rulebook;
import contessa.table.message.Happening;
import java.util.Set;

/**
 * What an event lets viewers learn, before {@code ViewerMessages} turns it into each viewer's own
 * form.
 */
public sealed interface TableDisclosure {

  record ToAll(Happening happening) implements TableDisclosure {}

  /** Chat and emotes, which players who muted the speaker do not get. */
  record Speech(Happening happening, Set<String> mutedBy) implements TableDisclosure {}

  /** An event of the game, which each reader hears in its own form. */
  record InGame(Rulebook rules, AddressedEvent event) implements TableDisclosure {}

  /** Only this player's own view has changed. */
  record ViewChanged(String player) implements TableDisclosure {}
}
