package contessa.table.command;

import contessa.notation.record.RecordedPlayer;
import contessa.table.game.ResumePoint;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.play.NextQuestion;
import contessa.table.state.TableEvent;
import contessa.table.state.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A private table opens at which a game goes on from a moment of another one. */
public final class Exploring {

  private Exploring() {}

  /**
   * Opens the table with its host on a seat of the opening and bots on the others. Those that
   * played then have their names again.
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
    List<RecordedPlayer> before = opening.before().header().players();
    for (int seat = 0; seat < options.seats(); seat++) {
      String known = before.get(seat).name();
      if (seat != opening.seat() && Seating.isFreeBotName(tx, known)) {
        tx.add(new TableEvent.BotSeated(seat, bot, known));
      }
    }
    for (int seat = 0; seat < options.seats(); seat++) {
      if (tx.state().seat(seat).free()) {
        tx.add(new TableEvent.BotSeated(seat, bot, Seating.botName(tx)));
      }
    }
    tx.add(new TableEvent.Explored(opening));
    NextQuestion.ask(tx);
    return null;
  }
}
