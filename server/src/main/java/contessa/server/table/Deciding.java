package contessa.server.table;

import contessa.game.Move;
import contessa.server.table.TableEvent.By;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import org.jspecify.annotations.Nullable;

/** A player answers the question that the table waits for. */
final class Deciding {

  private Deciding() {}

  static @Nullable Refused decide(Draft draft, String player, Command.Decide command) {
    TableState state = draft.state;
    int seat = state.seatOf(player);
    if (seat < 0) {
      return Refused.NOT_SEATED;
    }
    Question question = state.question;
    if (question == null || question.ask() != command.ask()) {
      return Refused.STALE_QUESTION;
    }
    if (!question.asks(seat)) {
      return Refused.NOT_YOUR_QUESTION;
    }
    if (Clockwork.due(state, question, seat) <= draft.now) {
      return Refused.STALE_QUESTION;
    }
    Game game = state.game();
    Move move = game.notation().move(game.rules(), command.choice());
    if (move == null) {
      return Refused.ILLEGAL_CHOICE;
    }
    return question.sealed()
        ? answer(draft, question, seat, move)
        : play(draft, question, seat, move);
  }

  private static @Nullable Refused answer(Draft draft, Question window, int seat, Move move) {
    Game game = draft.state.game();
    if (!draft.state.customs().choices(game.position(), seat).contains(move)) {
      return Refused.ILLEGAL_CHOICE;
    }
    draft.add(new TableEvent.Answered(window.ask(), seat, game.text(move)));
    Windows.closeIfSettled(draft);
    return null;
  }

  private static @Nullable Refused play(Draft draft, Question question, int seat, Move move) {
    if (draft.state.game().position().table().code(move) < 0) {
      return Refused.ILLEGAL_CHOICE;
    }
    Clockwork.spendBank(draft, question, seat);
    draft.decide(seat, move, By.PLAYER);
    Questions.goOn(draft);
    return null;
  }

  static @Nullable Refused order(Draft draft, String player, Command.Order command) {
    int seat = draft.state.seatOf(player);
    if (seat < 0) {
      return Refused.NOT_SEATED;
    }
    draft.add(new TableEvent.Ordered(seat, command.order()));
    Windows.closeIfSettled(draft);
    return null;
  }
}
