package contessa.server.table;

import contessa.coup.CoupRules;
import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.server.wire.StandingOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a game is asked at a table of people: whom, of what kind, and what becomes of the answers of
 * a window. The game itself asks one seat at a time; here all seats of a window answer at once and
 * sealed, and their answers are handed to it in its own order. Nothing depends on hidden cards.
 */
interface Customs {

  /**
   * Who is asked now.
   *
   * @param seats a set; one seat unless the question is sealed
   * @param target the seat that is aimed at, or {@link contessa.game.Seats#NOBODY}
   * @param phase the decision's word in notation
   */
  record Ask(int seats, boolean sealed, int target, Haste haste, String phase) {}

  /** Which of a clock's times applies. */
  enum Haste {
    TURN,
    RESPONSE,
    HIDDEN
  }

  /** One move of a window, as the game takes it. */
  record Step(int seat, Move move) {}

  /** The answers of a window. */
  @FunctionalInterface
  interface Answers {
    /** What this seat answers when the game has come to this position; null if it has not yet. */
    @Nullable Move of(int seat, Position position);
  }

  static Customs of(Rulebook rules) {
    return rules instanceof CoupRules ? CoupCustoms.INSTANCE : RoyalCustoms.INSTANCE;
  }

  /** Who is asked in a position that is not the end. */
  Ask ask(Position position);

  /** What a seat of a window may answer. */
  List<Move> choices(Position position, int seat);

  /** What a sealed answer means when its seat's turn to be asked has come. */
  Move meaning(Move answer, Position position);

  /**
   * The moves that a window comes to: in the game's order, up to the one that settles it; null
   * while an answer that matters is missing.
   */
  @Nullable List<Step> settle(Position position, Answers answers);

  /** The position in which this seat of a window is asked, those before it having let it pass. */
  Position asked(Position position, int seat);

  /** The positions in which this seat may have to answer before the window closes. */
  List<Position> occasions(Position position, int seat);

  /** Whether who has answered a window tells nothing, so that everybody may know at once. */
  boolean tellsWhoHasAnswered();

  /**
   * Throws a {@link Contradiction} if a step has made something or lost it.
   *
   * @param before null when the game has just been dealt
   * @param told all that was told of it
   */
  void checkConserved(@Nullable Position before, Position after, List<AddressedEvent> told);

  /** What is counted of how people play. */
  @FunctionalInterface
  interface Tally {
    void count(int seat, Measure what);
  }

  /** Counts what a step of the game will be remembered for. */
  void count(Position before, List<AddressedEvent> told, Tally tally);

  /** Whether this seat has lost and is asked no more. */
  boolean isOut(Position position, int seat);

  /** Whether this seat can give up and the game goes on without it. */
  boolean canResign(Position position, int seat);

  /** Whether the same seats but this one, which has given up, are still asked the same. */
  boolean remains(Position before, Position after, int seat);

  /** Whether a standing order answers this window with a pass. */
  boolean passes(StandingOrder order, Position position, int seat);

  /** What is played for a seat that let the time pass; null if a stand-in has to choose. */
  @Nullable Move onTimeout(View view, Chance chance);
}
