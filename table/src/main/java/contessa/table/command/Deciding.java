package contessa.table.command;

import contessa.game.Move;
import contessa.table.game.LiveGame;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.play.AnswerWindow;
import contessa.table.play.NextQuestion;
import contessa.table.play.Timeouts;
import contessa.table.state.Question;
import contessa.table.state.TableEvent;
import contessa.table.state.TableEvent.By;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** A player answers the open question, or leaves a standing order for the next ones. */
final class Deciding {

  private Deciding() {}

  static @Nullable Refused decide(Transaction tx, int seat, Command.Decide command) {
    TableState state = tx.state();
    Question question = state.openQuestion();
    if (question == null || question.id() != command.ask()) {
      return Refused.STALE_QUESTION;
    }
    if (!question.isAsked(seat)) {
      return Refused.NOT_YOUR_QUESTION;
    }
    if (state.dueAt(seat) <= tx.arrivedAt()) {
      return Refused.STALE_QUESTION;
    }
    LiveGame game = state.game();
    Move move = game.notation().move(game.rules(), command.choice());
    if (move == null) {
      return Refused.ILLEGAL_CHOICE;
    }
    return question.sealed() ? answer(tx, question, seat, move) : play(tx, seat, move);
  }

  private static @Nullable Refused answer(Transaction tx, Question window, int seat, Move move) {
    TableState state = tx.state();
    LiveGame game = state.game();
    if (!state.adapter().questions().choices(game.position(), seat).contains(move)) {
      return Refused.ILLEGAL_CHOICE;
    }
    tx.add(new TableEvent.Answered(window.id(), seat, game.text(move)));
    AnswerWindow.closeIfSettled(tx);
    return null;
  }

  private static @Nullable Refused play(Transaction tx, int seat, Move move) {
    if (!tx.state().game().position().allows(move)) {
      return Refused.ILLEGAL_CHOICE;
    }
    Timeouts.spendBank(tx, seat);
    tx.decide(seat, move, By.PLAYER);
    NextQuestion.ask(tx);
    return null;
  }

  static @Nullable Refused order(Transaction tx, int seat, Command.Order command) {
    tx.add(new TableEvent.Ordered(seat, command.order()));
    AnswerWindow.closeIfSettled(tx);
    return null;
  }
}
