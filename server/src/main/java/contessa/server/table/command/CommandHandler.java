package contessa.server.table.command;

import contessa.server.table.state.Transaction;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import org.jspecify.annotations.Nullable;

/** Carries out a command: adds its events to the transaction, or says why not and adds none. */
public final class CommandHandler {

  private CommandHandler() {}

  public static @Nullable Refused perform(Transaction tx, String player, Command command) {
    if (tx.state().stage() == Stage.CLOSED) {
      return Refused.NO_TABLE;
    }
    if (tx.state().banned().contains(player)) {
      return Refused.KICKED;
    }
    return switch (command) {
      case Command.Sit c -> Seating.sit(tx, player, c);
      case Command.Stand _ -> Seating.stand(tx, player);
      case Command.Leave _ -> Departures.leave(tx, player);
      case Command.Haunt _ -> Departures.becomeGhost(tx, player);
      case Command.Hurry _ -> Departures.hurry(tx, player);
      case Command.AddBot c -> Seating.addBot(tx, player, c);
      case Command.RemoveBot c -> Seating.removeBot(tx, player, c);
      case Command.Swap c -> Seating.swap(tx, player, c);
      case Command.Shuffle _ -> Seating.shuffle(tx, player);
      case Command.Kick c -> Seating.kick(tx, player, c);
      case Command.Lock c -> Hosting.lock(tx, player, c);
      case Command.HandOver c -> Hosting.handOver(tx, player, c);
      case Command.Configure c -> Hosting.configure(tx, player, c);
      case Command.Reopen _ -> Hosting.reopen(tx, player);
      case Command.Close _ -> Hosting.close(tx, player);
      case Command.Start _ -> Starting.start(tx, player);
      case Command.Seed c -> Seeding.seed(tx, player, c);
      case Command.Rematch _ -> Starting.rematch(tx, player);
      case Command.Decide c -> Deciding.decide(tx, player, c);
      case Command.Order c -> Deciding.order(tx, player, c);
      case Command.Away _ -> Departures.goAway(tx, player);
      case Command.Return _ -> Departures.comeBack(tx, player);
      case Command.Nudge _ -> Talking.nudge(tx, player);
      case Command.Force _ -> Hosting.force(tx, player);
      case Command.Say c -> Talking.say(tx, player, c);
      case Command.Express c -> Talking.express(tx, player, c);
      case Command.Offer c -> Talking.offer(tx, player, c);
      case Command.Mute c -> Talking.mute(tx, player, c);
      case Command.Report c -> Talking.report(tx, player, c);
    };
  }
}
