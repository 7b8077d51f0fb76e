package contessa.table.game;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.VerifiableChance;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress at a table. It holds the whole truth, so it never leaves the server.
 *
 * @param seeds what the players sent to the deal, by seat; see {@link VerifiableChance#ofDeal}
 */
public record LiveGame(
    Rulebook rules, int first, Position position, String secret, List<String> seeds, long draws)
    implements LiveGameWith {

  public LiveGame {
    seeds = List.copyOf(seeds);
  }

  public record Step(LiveGame game, List<AddressedEvent> events) {}

  public static Step deal(Rulebook rules, int first, String secret, List<String> seeds) {
    VerifiableChance chance = VerifiableChance.ofDeal(secret, seeds, 0);
    Outcome.Played dealt = Position.deal(rules, first, chance);
    return new Step(
        new LiveGame(rules, first, dealt.position(), secret, seeds, chance.draws()),
        dealt.events());
  }

  /**
   * Plays a legal move.
   *
   * @throws IllegalStateException if it is not legal; the caller must have checked
   */
  public Step play(int seat, Move move) {
    LateChance chance = new LateChance();
    return switch (position.play(seat, move, chance)) {
      case Outcome.Played played -> after(played, chance);
      case Outcome.Refused why ->
          throw new IllegalStateException("seat " + seat + " cannot play this: " + why);
    };
  }

  /** A player leaves the game for good, see {@link Position#canLeave}. */
  public Step resign(int seat) {
    LateChance chance = new LateChance();
    return after(position.leave(seat, chance), chance);
  }

  private Step after(Outcome.Played played, LateChance chance) {
    return new Step(
        new LiveGame(rules, first, played.position(), secret, seeds, chance.draws()),
        played.events());
  }

  /** Most moves draw nothing, and the key is not made for them. */
  private final class LateChance implements Chance {
    private @Nullable VerifiableChance made;

    @Override
    public int below(int n) {
      if (made == null) {
        made = VerifiableChance.ofDeal(secret, seeds, draws);
      }
      return made.below(n);
    }

    long draws() {
      return made == null ? draws : made.draws();
    }
  }

  /** The hash that binds the server to this secret before it is revealed. */
  public static String commitment(String secret) {
    byte[] bytes = HexFormat.of().parseHex(secret);
    return HexFormat.of().formatHex(VerifiableChance.commitment(bytes));
  }

  public GameNotation notation() {
    return Notations.of(rules);
  }

  public String text(Move move) {
    return notation().text(rules, move);
  }

  public Move move(String text) {
    Move move = notation().move(rules, text);
    if (move == null) {
      throw new IllegalArgumentException("no move has this text");
    }
    return move;
  }
}
