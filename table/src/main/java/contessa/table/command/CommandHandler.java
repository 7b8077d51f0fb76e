package contessa.table.command;

import static contessa.table.command.RefusedCommand.refuseIf;

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

  /** Why the command is refused; null if it has been carried out. */
  public static @Nullable Refused perform(Transaction tx, String player, Command command) {
    return RefusedCommand.of(() -> new CommandHandler(tx, player).perform(command));
  }

  private void perform(Command command) {
    TableState state = tx.state();
    refuseIf(state.stage() == Stage.CLOSED, Refused.NO_TABLE);
    refuseIf(state.banned().contains(player), Refused.KICKED);
    switch (command) {
      case Command.Sit c -> Seating.sit(tx, player, c);
      case Command.ChooseSeal c -> Seating.chooseSeal(tx, seat(), c);
      case Command.Stand _ -> Seating.stand(tx, seat());
      case Command.Leave _ -> Departures.leave(tx, seat());
      case Command.BecomeGhost _ -> Departures.becomeGhost(tx, seat());
      case Command.Hurry _ -> Departures.hurry(tx, seat());
      case Command.Speed c -> Departures.changeSpeed(tx, seat(), c);
      case Command.AddBot c -> Seating.addBot(hostBetweenGames(), c);
      case Command.RemoveBot c -> Seating.removeBot(hostBetweenGames(), c);
      case Command.Swap c -> Seating.swap(hostBetweenGames(), c);
      case Command.Shuffle _ -> Seating.shuffle(hostBetweenGames());
      case Command.Kick c -> Seating.kick(host(), player, c);
      case Command.Lock c -> host().add(new TableEvent.Locked(c.locked()));
      case Command.HandOver c -> Hosting.handOver(host(), c);
      case Command.Configure c -> Hosting.configure(hostBetweenGames(), c);
      case Command.Reopen _ -> Hosting.reopen(host());
      case Command.Close _ -> hostBetweenGames().add(new TableEvent.Closed());
      case Command.Start _ -> Starting.begin(hostBetweenGames());
      case Command.Seed c -> Seating.seed(tx, seat(), c);
      case Command.Rematch _ -> Starting.rematch(tx, seat());
      case Command.Decide c -> Deciding.decide(tx, seat(), c);
      case Command.Order c -> Deciding.order(tx, seat(), c);
      case Command.Away _ -> Departures.goAway(tx, seat());
      case Command.Return _ -> Departures.comeBack(tx, seat());
      case Command.Force _ -> Hosting.force(host());
      case Command.Nudge _ -> Talking.nudge(tx, speaker(Talk.OFF));
      case Command.Say c -> Talking.say(tx, speaker(Talk.CHAT), c);
      case Command.ShowEmote c ->
          tx.add(new TableEvent.EmoteShown(speaker(Talk.EMOTES), c.emote()));
      case Command.Offer c -> Talking.offer(tx, speaker(Talk.EMOTES), c);
      case Command.Call c -> call(c);
      case Command.Mute c -> Talking.mute(tx, player, c);
      case Command.Report c -> {
        seat();
        Talking.report(tx, player, c);
      }
    }
  }

  private void call(Command.Call c) {
    refuseIf(!tx.state().lieDetector().mayCall(player, c.ask()), Refused.NOT_NOW);
    tx.add(new TableEvent.Called(player, c.ask(), c.bluff()));
  }

  private int seat() {
    int seat = tx.state().seatOf(player);
    refuseIf(seat < 0, Refused.NOT_SEATED);
    return seat;
  }

  /** The seat of a player who may talk in this way now. */
  private int speaker(Talk kind) {
    int seat = seat();
    Talking.checkMayTalk(tx, player, seat, kind);
    return seat;
  }

  private Transaction host() {
    refuseIf(!tx.state().isHost(player), Refused.NOT_HOST);
    return tx;
  }

  private Transaction hostBetweenGames() {
    host();
    refuseIf(tx.state().playing(), Refused.NOT_NOW);
    return tx;
  }
}
