package contessa.server.table;

import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import org.jspecify.annotations.Nullable;

/** What each command comes to: events in the draft, or the reason why not and no events. */
final class Acts {

  private Acts() {}

  static @Nullable Refused perform(Draft draft, String player, Command command) {
    if (draft.state.stage == Stage.CLOSED) {
      return Refused.NO_TABLE;
    }
    if (draft.state.banned.contains(player)) {
      return Refused.KICKED;
    }
    return switch (command) {
      case Command.Sit c -> Seating.sit(draft, player, c);
      case Command.Stand _ -> Seating.stand(draft, player);
      case Command.Leave _ -> Leaving.leave(draft, player);
      case Command.Haunt _ -> Leaving.haunt(draft, player);
      case Command.AddBot c -> Seating.addBot(draft, player, c);
      case Command.RemoveBot c -> Seating.removeBot(draft, player, c);
      case Command.Swap c -> Seating.swap(draft, player, c);
      case Command.Shuffle _ -> Seating.shuffle(draft, player);
      case Command.Kick c -> Seating.kick(draft, player, c);
      case Command.Lock c -> Hosting.lock(draft, player, c);
      case Command.HandOver c -> Hosting.handOver(draft, player, c);
      case Command.Configure c -> Hosting.configure(draft, player, c);
      case Command.Reopen _ -> Hosting.reopen(draft, player);
      case Command.Close _ -> Hosting.close(draft, player);
      case Command.Start _ -> Starting.start(draft, player);
      case Command.Rematch _ -> Starting.rematch(draft, player);
      case Command.Decide c -> Deciding.decide(draft, player, c);
      case Command.Order c -> Deciding.order(draft, player, c);
      case Command.Away _ -> Absence.leave(draft, player);
      case Command.Return _ -> Absence.comeBack(draft, player);
      case Command.Nudge _ -> Talking.nudge(draft, player);
      case Command.Force _ -> Clockwork.force(draft, player);
      case Command.Say c -> Talking.say(draft, player, c);
      case Command.Express c -> Talking.express(draft, player, c);
      case Command.Offer c -> Talking.offer(draft, player, c);
      case Command.Mute c -> Talking.mute(draft, player, c);
      case Command.Report c -> Talking.report(draft, player, c);
    };
  }
}
