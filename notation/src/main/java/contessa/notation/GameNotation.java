package contessa.notation;

import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The written form of one game: moves as text; options, positions, events and views as JSON. It has
 * no writer for a table, so it cannot write anything that its reader may not know.
 *
 * <p>A notation has no state, and callers pass only rulebooks, moves, events and views of its own
 * game. Its input is not trusted: any mistake in it becomes a {@link Refusal}.
 */
public interface GameNotation {

  GameKind kind();

  /** The game's name: {@code coup} or {@code royal}. */
  default String game() {
    return kind().word();
  }

  /** The values of the option {@code edition} that belong to this game. */
  List<String> editions();

  /**
   * The rules described by the {@code options} of a request.
   *
   * @param options any JSON value; null if the request had none
   * @throws Refusal {@code bad-options}
   */
  Rulebook rules(@Nullable JsonNode options, int players);

  /** Writes all options as one object, in the form that {@link #rules} reads. */
  void writeOptions(Rulebook rules, JsonWriter json);

  /**
   * The start described by the {@code position} of a request, with the events heard so far.
   *
   * @param position an object with a list {@code players}, one per seat; the rest is unchecked
   * @param first the seat that begins, unless the position names one
   * @param chance shuffles the parts that the position leaves out
   * @throws Refusal {@code bad-position}
   */
  Outcome.Played start(Rulebook rules, JsonNode position, int first, Chance chance);

  /**
   * The {@code draws} of a request: per coming draw the set of acceptable members, see {@link
   * Chance#memberOf}.
   *
   * @throws Refusal {@code bad-position}, or {@code bad-request} if the game has no such draws
   */
  int[] draws(Rulebook rules, JsonNode draws);

  /** Whether {@link #draws} fixes a draw made now; false while the cards are being dealt. */
  boolean drawsAreScripted(View view);

  /** The move with this text under these rules, legal or not; null if there is none. */
  @Nullable Move move(Rulebook rules, String text);

  String text(Rulebook rules, Move move);

  /**
   * Writes the fields of an event, {@code event} first, into an object that the caller opens and
   * closes. No event has a field {@code to}: the caller may add it to name the audience.
   */
  void writeEvent(Rulebook rules, Event event, JsonWriter json);

  /**
   * Writes an event as one reader hears it, in logs and updates: {@link #writeEvent}, plus fields
   * that the protocol promises there and nowhere else.
   */
  default void writeHeard(Rulebook rules, Event event, JsonWriter json) {
    writeEvent(rules, event, json);
  }

  /**
   * Writes a view as one object: STATE as its reader may see it, or the whole truth for a referee.
   */
  void writeView(View view, JsonWriter json);
}
