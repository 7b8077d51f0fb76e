package contessa.table.view;

import module java.base;

import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.VerifiableChance;
import contessa.notation.record.DealCommitment;
import contessa.notation.record.GameRecord;
import contessa.notation.record.GameRecorder;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordStep.DecidedBy;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Redaction;
import contessa.table.game.LiveGame;
import contessa.table.message.Replay;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.Seat;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/**
 * Records of finished games, from the journal, for players who may see their {@link Replays}. The
 * record of an explored game begins with the steps of the other game; with cards that were only
 * believed in there is none, since no deal leads to them.
 */
public final class TableRecords {

  private static final long DAY = 86_400_000;

  private final TableState state;
  private @Nullable GameRecorder recorder;
  private @Nullable Position position;
  private long begun;

  private TableRecords(TableState state) {
    this.state = state;
  }

  /**
   * The record of one game of a table.
   *
   * @param game its number in the series, from 1
   * @return null if there is no such finished game, or this player may not see it like this
   */
  public static @Nullable GameRecord of(
      String table, List<JournalRow> rows, int game, String player, int reader) {
    JournalReader journal = new JournalReader(table, rows);
    TableRecords records = new TableRecords(journal.state());
    return journal.readGame(game, records::apply) ? records.seenBy(player, reader) : null;
  }

  private void apply(TableEvent event) {
    switch (event) {
      case TableEvent.Started _ -> start(state.game());
      case TableEvent.Explored explored when explored.opening().asItWas() ->
          resume(state.game(), explored.opening().before());
      case TableEvent.Decided decided when recorder != null -> {
        Move move = state.game().move(decided.move());
        played(
            recording().step(decided.seat(), move).withBy(by(decided.by())),
            ((Outcome.Played) position().play(decided.seat(), move, recording().chance()))
                .position());
      }
      case TableEvent.Resigned resigned when recorder != null ->
          played(
              RecordStep.of(resigned.seat(), RecordStep.LEAVE),
              position().leave(resigned.seat(), recording().chance()).position());
      default -> {}
    }
  }

  private void start(LiveGame game) {
    recorder = recorder(game, new DealCommitment(LiveGame.commitment(game.secret()), game.seeds()));
    position = Position.deal(game.rules(), game.first(), recording().chance()).position();
    recording().dealt();
  }

  private void resume(LiveGame game, GameRecord before) {
    recorder = recorder(game, null);
    recording().resumed(before.steps());
    position = game.position();
  }

  private GameRecorder recorder(LiveGame game, @Nullable DealCommitment commitment) {
    begun = state.at();
    List<RecordedPlayer> players =
        state.seats().subList(0, game.rules().seats()).stream().map(TableRecords::player).toList();
    String date = LocalDate.ofEpochDay(Math.floorDiv(begun, DAY)).toString();
    RecordHeader header =
        new RecordHeader(
            game.rules(), game.first(), Reader.REFEREE, players, Map.of("Date", date), commitment);
    return new GameRecorder(header, VerifiableChance.ofDeal(game.secret(), game.seeds(), 0));
  }

  private static RecordedPlayer player(Seat seat) {
    return new RecordedPlayer(seat.name(), Objects.requireNonNullElse(seat.bot(), ""));
  }

  private void played(RecordStep step, Position next) {
    recording().played(step.withAt(state.at() - begun));
    position = next;
  }

  private GameRecorder recording() {
    return Objects.requireNonNull(recorder);
  }

  private Position position() {
    return Objects.requireNonNull(position);
  }

  /** A bot's own decisions need no mark: its seat has one. */
  private static DecidedBy by(Replay.By by) {
    return switch (by) {
      case PLAYER, BOT -> DecidedBy.PLAYER;
      case ORDER -> DecidedBy.ORDER;
      case STAND_IN -> DecidedBy.STAND_IN;
      case TIMEOUT -> DecidedBy.TIMEOUT;
    };
  }

  private @Nullable GameRecord seenBy(String player, int reader) {
    if (recorder == null || !Replays.maySee(state, player, reader)) {
      return null;
    }
    boolean revealed = state.gameOptions().reveal();
    GameRecord all =
        recorder.end(
            position(),
            state.winners(),
            revealed && !state.countsForNothing() ? state.game().secret() : null);
    return reader == Reader.REFEREE ? all : Redaction.of(all, reader);
  }
}
