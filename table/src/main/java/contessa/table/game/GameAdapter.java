package contessa.table.game;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.table.message.Emote;
import contessa.table.message.StandingOrder;
import org.jspecify.annotations.Nullable;

/**
 * Everything in which the games differ at a table of people. Each game has one adapter.
 *
 * <p>A game asks one seat at a time. At a table, all seats of a window answer at the same time and
 * sealed; the adapter hands their answers to the game in its own order. Nothing that a player is
 * told depends on hidden cards, except what a seat is asked about its own.
 */
public interface GameAdapter {

  static GameAdapter of(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> CoupAdapter.COUP;
      case ROYAL -> RoyalAdapter.ROYAL;
    };
  }

  // ---- Questions

  /** Who is asked in a position that is not the end. */
  GamePrompt prompt(Position position);

  /** The answers that a seat of a window may give. */
  List<Move> choices(Position position, int seat);

  /** The positions in which this seat may have to answer before the window closes. */
  List<Position> positionsAsking(Position position, int seat);

  /**
   * Whether it reveals nothing who has answered a window, so that everyone may know immediately.
   */
  boolean showsWhoHasAnswered();

  /** Whether the same seats are still asked the same, except for this one, which has resigned. */
  boolean unchangedWithout(Position before, Position after, int seat);

  // ---- Answers

  /** One move of a window, as the game takes it. */
  record WindowMove(int seat, Move move) {}

  @FunctionalInterface
  interface Answers {
    /** What this seat answers once the game has reached this position; null if it has not yet. */
    @Nullable Move of(int seat, Position position);
  }

  /** The move that a sealed answer means in the position in which the game asks its seat. */
  Move meaning(Move answer, Position position);

  /**
   * The moves that settle a window, in the game's order and up to the decisive one; null while an
   * answer that matters is missing.
   */
  @Nullable List<WindowMove> settle(Position position, Answers answers);

  /** Whether a standing order answers this window with a pass. */
  default boolean passes(StandingOrder order, Position position, int seat) {
    return false;
  }

  /** The move for a seat that ran out of time; null if a stand-in has to choose. */
  default @Nullable Move onTimeout(View view, Chance chance) {
    return null;
  }

  // ---- Steps

  default boolean isOut(Position position, int seat) {
    return false;
  }

  /** Whether the claim that may be challenged now is true. It reads the hidden cards. */
  default boolean openClaimIsTrue(Position position) {
    return false;
  }

  @FunctionalInterface
  interface Tally {
    void count(int seat, Stat stat);
  }

  /** Counts what medals are awarded for, in one step of the game. */
  default void count(Position before, List<AddressedEvent> events, Tally tally) {}

  /**
   * Throws a {@link Contradiction} if a step created or lost something.
   *
   * @param before null when the game has just been dealt
   */
  void checkConserved(@Nullable Position before, Position after, List<AddressedEvent> events);

  /**
   * How long it takes to tell a step of a game on screen, in milliseconds. A clock starts only
   * after that, so no player pays for a reveal. It depends only on public events.
   */
  long sceneMillis(List<AddressedEvent> events);

  // ---- What bots show; it uses only public knowledge, so it cannot give a card away

  /** A moment at which a player might show a feeling, and the emotes that would fit. */
  record Occasion(int seat, List<Emote> emotes) {
    static Occasion of(int seat, Emote... emotes) {
      return new Occasion(seat, List.of(emotes));
    }
  }

  /** The occasions in one step of the game, as a spectator hears it. */
  List<Occasion> occasions(List<Event> heard);

  /** How strong this player seems to a spectator; only the order matters. */
  int strength(Position position, int seat);
}
