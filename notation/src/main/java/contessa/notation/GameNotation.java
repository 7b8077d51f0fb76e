package contessa.notation;

import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * How one game is written: moves as text; options, positions, events and views as JSON. It has no
 * writer for a table, so that nothing can be written that no reader may know.
 *
 * <p>A notation keeps no state, and is only handed rulebooks, moves, events and views of its own
 * game. What it reads comes from anybody: whatever is wrong with it becomes a {@link Refusal}.
 */
public interface GameNotation {

  /** The game's name: {@code coup} or {@code royal}. */
  String game();

  /** The words that may stand as {@code edition} among the options, to tell the games apart. */
  List<String> editions();

  /**
   * The rules described by the {@code options} of a request.
   *
   * @param options the object as it came in, of any type; null if there was none
   * @throws Refusal {@code bad-options}
   */
  Rulebook rules(@Nullable JsonNode options, int players);

  /** Writes the options as one object, complete, as {@link #rules} reads them. */
  void writeOptions(Rulebook rules, JsonGenerator json);

  /**
   * The start described by the {@code position} of a request.
   *
   * @param position an object with a list {@code players} of as many as the rules have seats;
   *     everything else is still to be checked
   * @param first the seat that begins where the position does not say so
   * @param chance for what the position leaves open
   * @throws Refusal {@code bad-position}
   */
  Start start(Rulebook rules, JsonNode position, int first, Chance chance);

  /**
   * The {@code draws} of a request: for each draw to come the set of members that would do, as
   * {@link Chance#memberOf} hands them out.
   *
   * @throws Refusal {@code bad-position}, or {@code bad-request} where a game has no such draws
   */
  int[] draws(Rulebook rules, JsonNode draws);

  /** Whether draws made now are those that {@link #draws} fixes, and not still part of the deal. */
  boolean drawsAreScripted(View view);

  /** The move that reads so under these rules, legal or not; null if there is none. */
  @Nullable Move move(Rulebook rules, String text);

  /** The move as text; {@link #move} gives it back. */
  String text(Rulebook rules, Move move);

  /**
   * Writes the fields of an event, {@code event} first, into an object that the caller opens and
   * closes. No event has a field {@code to}: the caller may add it to name the audience.
   */
  void writeEvent(Rulebook rules, Event event, JsonGenerator json);

  /**
   * Writes an event as one reader hears it, in logs and updates: {@link #writeEvent}, plus fields
   * that the protocol promises there and nowhere else.
   */
  default void writeHeard(Rulebook rules, Event event, JsonGenerator json) {
    writeEvent(rules, event, json);
  }

  /**
   * Writes a view as one object: STATE as that reader may see it, the whole truth for a referee.
   */
  void writeView(View view, JsonGenerator json);
}
