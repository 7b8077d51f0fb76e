package contessa.table.command;

import contessa.table.game.LiveGame;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A player helps to shuffle: a seed for a commitment that has been shown, once per deal. */
final class Seeding {

  private static final Pattern SEED = Pattern.compile("[0-9a-f]{32}");

  private Seeding() {}

  static @Nullable Refused seed(Transaction tx, int seat, Command.Seed command) {
    TableState state = tx.state();
    if (!SEED.matcher(command.seed()).matches()) {
      return Refused.BAD_TEXT;
    }
    // Changing a seed again and again would reveal nothing, but there is no reason to allow it.
    boolean open =
        !state.playing()
            && state.seat(seat).seed().isEmpty()
            && LiveGame.commitment(state.secret()).equals(command.commitment());
    if (!open) {
      return Refused.NOT_NOW;
    }
    tx.add(new TableEvent.Seeded(seat, command.seed()));
    return null;
  }
}
