package contessa.table.command;

import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.Talk;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a command: adds its events to the transaction, or says why not and adds none. Each
 * line says who may give the command: any player, a seated one, the host, or the host between
 * games. The classes that carry it out check the rest.
 */
public final class CommandHandler {

  private final Transaction tx;
  private final String player;

  private CommandHandler(Transaction tx, String player) {
    this.tx = tx;
    this.player = player;
  }

  public static @Nullable Refused perform(Transaction tx, String player, Command command) {
    if (tx.state().stage() == Stage.CLOSED) {
      return Refused.NO_TABLE;
    }
    if (tx.state().banned().contains(player)) {
      return Refused.KICKED;
    }
    return new CommandHandler(tx, player).perform(command);
  }

  private @Nullable Refused perform(Command command) {
    return switch (command) {
      case Command.Sit c -> Seating.sit(tx, player, c);
      case Command.ChooseSeal c -> seated(seat -> Seating.chooseSeal(tx, seat, c));
      case Command.Stand _ -> seated(seat -> Seating.stand(tx, seat));
      case Command.Leave _ -> seated(seat -> Departures.leave(tx, seat));
      case Command.BecomeGhost _ -> seated(seat -> Departures.becomeGhost(tx, seat));
      case Command.Hurry _ -> seated(seat -> Departures.hurry(tx, seat));
      case Command.Speed c -> seated(seat -> Departures.changeSpeed(tx, seat, c));
      case Command.AddBot c -> hostBetweenGames(() -> Seating.addBot(tx, c));
      case Command.RemoveBot c -> hostBetweenGames(() -> Seating.removeBot(tx, c));
      case Command.Swap c -> hostBetweenGames(() -> Seating.swap(tx, c));
      case Command.Shuffle _ -> hostBetweenGames(() -> Seating.shuffle(tx));
      case Command.Kick c -> host(() -> Seating.kick(tx, player, c));
      case Command.Lock c -> host(() -> Hosting.lock(tx, c));
      case Command.HandOver c -> host(() -> Hosting.handOver(tx, c));
      case Command.Configure c -> hostBetweenGames(() -> Hosting.configure(tx, c));
      case Command.Reopen _ -> host(() -> Hosting.reopen(tx));
      case Command.Close _ -> hostBetweenGames(() -> Hosting.close(tx));
      case Command.Start _ -> hostBetweenGames(() -> Starting.begin(tx));
      case Command.Seed c -> seated(seat -> Seeding.seed(tx, seat, c));
      case Command.Rematch _ -> seated(seat -> Starting.rematch(tx, seat));
      case Command.Decide c -> seated(seat -> Deciding.decide(tx, seat, c));
      case Command.Order c -> seated(seat -> Deciding.order(tx, seat, c));
      case Command.Away _ -> seated(seat -> Departures.goAway(tx, seat));
      case Command.Return _ -> seated(seat -> Departures.comeBack(tx, seat));
      case Command.Force _ -> host(() -> Hosting.force(tx));
      case Command.Nudge _ -> speaking(Talk.OFF, seat -> Talking.nudge(tx, seat));
      case Command.Say c -> speaking(Talk.CHAT, seat -> Talking.say(tx, seat, c));
      case Command.ShowEmote c -> speaking(Talk.EMOTES, seat -> Talking.showEmote(tx, seat, c));
      case Command.Offer c -> speaking(Talk.EMOTES, seat -> Talking.offer(tx, seat, c));
      case Command.Call c -> call(c);
      case Command.Mute c -> Talking.mute(tx, player, c);
      case Command.Report c -> seated(_ -> Talking.report(tx, player, c));
    };
  }

  private @Nullable Refused call(Command.Call c) {
    if (!tx.state().lieDetector().mayCall(player, c.ask())) {
      return Refused.NOT_NOW;
    }
    tx.add(new TableEvent.Called(player, c.ask(), c.bluff()));
    return null;
  }

  @FunctionalInterface
  private interface BySeat {
    @Nullable Refused perform(int seat);
  }

  @FunctionalInterface
  private interface ByHost {
    @Nullable Refused perform();
  }

  private @Nullable Refused seated(BySeat action) {
    int seat = tx.state().seatOf(player);
    return seat < 0 ? Refused.NOT_SEATED : action.perform(seat);
  }

  /** A seated player who may talk in this way now. */
  private @Nullable Refused speaking(Talk kind, BySeat action) {
    return seated(
        seat -> {
          Refused refused = Talking.refusal(tx, player, seat, kind);
          return refused != null ? refused : action.perform(seat);
        });
  }

  private @Nullable Refused host(ByHost action) {
    return tx.state().isHost(player) ? action.perform() : Refused.NOT_HOST;
  }

  private @Nullable Refused hostBetweenGames(ByHost action) {
    TableState state = tx.state();
    return host(() -> state.playing() ? Refused.NOT_NOW : action.perform());
  }
}
