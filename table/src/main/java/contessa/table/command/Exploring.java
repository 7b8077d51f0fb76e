package contessa.table.command;

import contessa.table.game.ResumePoint;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.play.NextQuestion;
import contessa.table.state.TableEvent;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** A private table opens at which a game goes on from a moment of another one. */
public final class Exploring {

  private Exploring() {}

  /**
   * Opens the table with its host on a seat of the opening and bots on the others.
   *
   * @param bot the kind of the bots
   */
  public static @Nullable Refused open(
      Transaction tx,
      String code,
      String player,
      String name,
      TableOptions options,
      ResumePoint opening,
      String bot) {
    tx.add(new TableEvent.Created(code, player, options, Starting.timingSecret(tx)));
    tx.commitSecret();
    tx.add(new TableEvent.Seated(opening.seat(), player, name, false));
    for (int seat = 0; seat < options.seats(); seat++) {
      if (seat != opening.seat()) {
        tx.add(new TableEvent.BotSeated(seat, bot, Seating.botName(tx)));
      }
    }
    tx.add(new TableEvent.Explored(opening));
    NextQuestion.ask(tx);
    return null;
  }
}
