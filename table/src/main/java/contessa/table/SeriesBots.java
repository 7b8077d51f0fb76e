package contessa.table;

import module java.base;

import contessa.game.Move;
import contessa.game.Position;
import contessa.table.bots.GameBots;
import contessa.table.message.Happening;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** The bots of a table, from game to game. Not safe for several threads. */
public final class SeriesBots implements TableOutlets.Bots {

  private final Supplier<GameBots> newGame;
  private GameBots game;

  /** Each game has bots of its own. */
  public SeriesBots(Supplier<GameBots> newGame) {
    this.newGame = newGame;
    game = newGame.get();
  }

  public GameBots game() {
    return game;
  }

  @Override
  public void reset() {
    game = newGame.get();
  }

  @Override
  public void hear(List<TableDisclosure> disclosures) {
    for (TableDisclosure one : disclosures) {
      if (one instanceof TableDisclosure.ToAll(Happening.Started _)) {
        reset();
      } else if (one instanceof TableDisclosure.InGame(var _, var event)) {
        game.hear(event);
      }
    }
  }

  @Override
  public @Nullable Move decidedMove(TableState state, int seat, Position position) {
    return game.decidedMove(state, seat, position);
  }

  @Override
  public void requestMoves(TableState state, List<Transaction.MissingMove> missing) {
    game.requestMoves(state, missing);
  }
}
