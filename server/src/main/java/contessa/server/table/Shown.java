package contessa.server.table;

import contessa.game.AddressedEvent;
import contessa.game.Rulebook;
import contessa.server.wire.Happening;
import java.util.Set;

/** Something that viewers are shown, in the form in which {@link Teller} makes it theirs. */
sealed interface Shown {

  /** The same for everybody. */
  record Open(Happening happening) implements Shown {}

  /** Talk, which those who muted the speaker do not hear. */
  record Talk(Happening happening, Set<String> deaf) implements Shown {}

  /** An event of the game, heard by each reader in its own form. */
  record InGame(Rulebook rules, AddressedEvent told) implements Shown {}

  /** Nothing but that this player's own view has changed. */
  record Own(String player) implements Shown {}
}
