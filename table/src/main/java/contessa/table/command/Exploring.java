package contessa.table.command;

import contessa.bots.BotKind;
import contessa.bots.roster.Roster;
import contessa.notation.record.RecordedPlayer;
import contessa.table.game.ResumePoint;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.play.NextQuestion;
import contessa.table.state.TableEvent;
import contessa.table.state.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Opens a private table at which a game resumes from a moment of another one. */
public final class Exploring {

  private Exploring() {}

  /**
   * Opens the table with its host on a seat of the opening and bots on the others. Bots that played
   * then play again.
   *
   * @param bot the kind that stands in for people
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
      if (seat != opening.seat()) {
        String known = before.get(seat).bot();
        String kind = Roster.named(known).map(BotKind::name).orElse(bot);
        tx.add(new TableEvent.BotSeated(seat, kind, Seating.botName(tx, kind)));
      }
    }
    tx.add(new TableEvent.Explored(opening));
    NextQuestion.ask(tx);
    return null;
  }
}
