package contessa.server.table;

import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.VerifiableChance;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * A game under way at a table: what is true, and so for nobody's eyes.
 *
 * @param draws how many draws of chance have been made
 */
record Game(Rulebook rules, int first, Position position, String secret, long draws) {

  /** A step of the game and what was told of it. */
  record Step(Game game, List<AddressedEvent> told) {}

  static Step deal(Rulebook rules, int first, String secret) {
    VerifiableChance chance = chance(secret, 0);
    Outcome.Played dealt = Position.deal(rules, first, chance);
    return new Step(
        new Game(rules, first, dealt.position(), secret, chance.draws()), dealt.events());
  }

  /** Plays a legal move; another is a mistake of whoever let it pass. */
  Step play(int seat, Move move) {
    VerifiableChance chance = chance(secret, draws);
    return switch (position.play(seat, move, chance)) {
      case Outcome.Played(Position next, List<AddressedEvent> told) ->
          new Step(new Game(rules, first, next, secret, chance.draws()), told);
      case Outcome.Refused why ->
          throw new IllegalStateException("seat " + seat + " cannot play this: " + why);
    };
  }

  /** A player gives up, where the game knows what becomes of that. */
  Step resign(int seat) {
    CoupTable table = (CoupTable) position.table();
    VerifiableChance chance = chance(secret, draws);
    List<AddressedEvent> told = new ArrayList<>();
    table.leave(seat, chance, told::add);
    return new Step(new Game(rules, first, Position.of(table), secret, chance.draws()), told);
  }

  private static VerifiableChance chance(String secret, long draws) {
    return new VerifiableChance(HexFormat.of().parseHex(secret), draws);
  }

  /** The hash that binds the server to this secret before it is told. */
  static String commitment(String secret) {
    return HexFormat.of().formatHex(chance(secret, 0).commitment());
  }

  GameNotation notation() {
    return Notations.of(rules);
  }

  String text(Move move) {
    return notation().text(rules, move);
  }

  Move move(String text) {
    Move move = notation().move(rules, text);
    if (move == null) {
      throw new IllegalArgumentException("there is no move of that text");
    }
    return move;
  }
}
