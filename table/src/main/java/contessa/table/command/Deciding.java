package contessa.table.command;

import static contessa.table.command.RefusedCommand.refuseIf;
import static contessa.table.command.RefusedCommand.required;

import contessa.game.Move;
import contessa.table.game.LiveGame;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.Replay.By;
import contessa.table.play.AnswerWindow;
import contessa.table.play.NextQuestion;
import contessa.table.play.Timeouts;
import contessa.table.state.Question;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;

/** A player answers the open question, or leaves a standing order for the next ones. */
final class Deciding {

  private Deciding() {}

  static void decide(Transaction tx, int seat, Command.Decide command) {
    TableState state = tx.state();
    Question question = required(state.openQuestion(), Refused.STALE_QUESTION);
    refuseIf(question.id() != command.ask(), Refused.STALE_QUESTION);
    refuseIf(!question.isAsked(seat), Refused.NOT_YOUR_QUESTION);
    refuseIf(state.dueAt(seat) <= tx.arrivedAt(), Refused.STALE_QUESTION);
    LiveGame game = state.game();
    Move move =
        required(game.notation().move(game.rules(), command.choice()), Refused.ILLEGAL_CHOICE);
    if (question.sealed()) {
      answer(tx, question, seat, move);
    } else {
      play(tx, seat, move);
    }
  }

  private static void answer(Transaction tx, Question window, int seat, Move move) {
    TableState state = tx.state();
    LiveGame game = state.game();
    refuseIf(
        !state.adapter().choices(game.position(), seat).contains(move), Refused.ILLEGAL_CHOICE);
    tx.add(new TableEvent.Answered(window.id(), seat, game.text(move)));
    AnswerWindow.closeIfSettled(tx);
  }

  private static void play(Transaction tx, int seat, Move move) {
    refuseIf(!tx.state().game().position().allows(move), Refused.ILLEGAL_CHOICE);
    Timeouts.spendBank(tx, seat);
    tx.decide(seat, move, By.PLAYER);
    NextQuestion.ask(tx);
  }

  static void order(Transaction tx, int seat, Command.Order command) {
    tx.add(new TableEvent.Ordered(seat, command.order()));
    AnswerWindow.closeIfSettled(tx);
  }
}
