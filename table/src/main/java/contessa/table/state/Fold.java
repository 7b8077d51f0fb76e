package contessa.table.state;

import contessa.table.game.LiveGame;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Event sourcing: state is a fold over the events. This is the only writer of a table's state, and
 * the place that decides who learns of what. Each family of events has its part: {@link LobbyFold},
 * {@link GameFold}, {@link ClockFold} and {@link TalkFold}.
 */
final class Fold {

  private final LobbyFold lobby;
  private final GameFold game;
  private final ClockFold clock;
  private final TalkFold talk;

  Fold(TableState state, Consumer<TableDisclosure> disclose) {
    StateWriter writer = new StateWriter(state, disclose);
    lobby = new LobbyFold(writer);
    game = new GameFold(writer);
    clock = new ClockFold(writer);
    talk = new TalkFold(writer);
  }

  static void beginRow(TableState state, long seq, long at, @Nullable CommandStamp command) {
    state.seq = seq;
    state.at = at;
    if (command != null) {
      state.commands = state.commands.with(command);
    }
  }

  void apply(TableEvent event) {
    apply(event, null);
  }

  /**
   * Applies an event.
   *
   * @param step of the game that it caused, if that has been taken; else it is taken again
   */
  void apply(TableEvent event, LiveGame.@Nullable Step step) {
    switch (event) {
      case TableEvent.Created e -> lobby.created(e);
      case TableEvent.Committed e -> lobby.committed(e);
      case TableEvent.Seeded e -> lobby.seeded(e);
      case TableEvent.Seated e -> lobby.seated(e);
      case TableEvent.SealChosen e -> lobby.sealChosen(e);
      case TableEvent.BotSeated e -> lobby.botSeated(e);
      case TableEvent.Left e -> lobby.left(e);
      case TableEvent.Filling e -> lobby.filling(e);
      case TableEvent.Banned e -> lobby.banned(e);
      case TableEvent.Moved e -> lobby.moved(e);
      case TableEvent.HostChanged e -> lobby.hostChanged(e);
      case TableEvent.Configured e -> lobby.configured(e);
      case TableEvent.Locked e -> lobby.locked(e);
      case TableEvent.WantsRematch e -> lobby.wantsRematch(e);
      case TableEvent.Reopened _ -> lobby.reopened();
      case TableEvent.Closed _ -> lobby.closed();

      case TableEvent.Started e -> game.started(e, step);
      case TableEvent.Explored e -> game.explored(e.opening());
      case TableEvent.Asked e -> game.asked(e);
      case TableEvent.Answered e -> game.answered(e);
      case TableEvent.AnswersTold e -> game.answersTold(e);
      case TableEvent.Decided e -> game.decided(e, step);
      case TableEvent.Resigned e -> game.resigned(e, step);
      case TableEvent.BecameGhost e -> game.becameGhost(e);
      case TableEvent.HurryRequested e -> game.hurryRequested(e);
      case TableEvent.Sped e -> game.sped(e);
      case TableEvent.Ended e -> game.ended(e);
      case TableEvent.Called e -> game.called(e);

      case TableEvent.StillAwaited e -> clock.stillAwaited(e);
      case TableEvent.Forced e -> clock.forced(e);
      case TableEvent.TimedOut e -> clock.timedOut(e);
      case TableEvent.TimeBankSet e -> clock.timeBankSet(e);
      case TableEvent.GraceGranted e -> clock.graceGranted(e);
      case TableEvent.WentAway e -> clock.wentAway(e);
      case TableEvent.Returned e -> clock.returned(e);
      case TableEvent.Ordered e -> clock.ordered(e);
      case TableEvent.Resumed e -> clock.resumed(e);

      case TableEvent.Said e -> talk.said(e);
      case TableEvent.EmoteShown e -> talk.emoteShown(e);
      case TableEvent.Offered e -> talk.offered(e);
      case TableEvent.Nudged e -> talk.nudged(e);
      case TableEvent.WillSpeak e -> talk.willSpeak(e);
      case TableEvent.MessageDeleted e -> talk.deleted(e);
      case TableEvent.Muted e -> talk.muted(e);
      case TableEvent.Reported _ -> {} // only the operator reads it, from the journal
    }
  }
}
