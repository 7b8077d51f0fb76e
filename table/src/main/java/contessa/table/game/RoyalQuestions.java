package contessa.table.game;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.notation.json.Words;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;
import java.util.List;

/** In Coup Royal all players plan together, in one window; every other question is for one seat. */
final class RoyalQuestions implements GameQuestions {

  @Override
  public GamePrompt prompt(Position position) {
    RoyalPhase phase = ((RoyalView) position.view(Reader.SPECTATOR)).phase();
    String word = Words.kebab(phase);
    return switch (phase) {
      case PLAN ->
          new GamePrompt(
              Seats.first(position.seats()), true, Seats.NOBODY, TimeLimit.TURN, word, null);
      case INTRIGUE -> GamePrompt.single(position.toMove(), TimeLimit.TURN, word);
      case TAKE, OVER -> GamePrompt.single(position.toMove(), TimeLimit.HIDDEN, word);
    };
  }

  @Override
  public List<Move> choices(Position position, int seat) {
    return planningPosition(position, seat).moves();
  }

  @Override
  public List<Position> positionsAsking(Position position, int seat) {
    return List.of(planningPosition(position, seat));
  }

  /** The position in which this seat plans; what the seats before it plan does not matter to it. */
  static Position planningPosition(Position position, int seat) {
    Table table = position.table();
    while (table.toMove() != seat) {
      table.play(table.choice(0), new SeededChance(0), null);
    }
    return Position.of(table);
  }

  /** All must plan, and no plan depends on another. */
  @Override
  public boolean showsWhoHasAnswered() {
    return true;
  }

  /** Coup Royal has no rule for resigning. */
  @Override
  public boolean unchangedWithout(Position before, Position after, int seat) {
    return true;
  }
}
