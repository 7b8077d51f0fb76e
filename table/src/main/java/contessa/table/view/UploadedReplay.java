package contessa.table.view;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.Json;
import contessa.notation.record.DealCommitment;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution;
import contessa.table.game.LiveGame;
import contessa.table.message.Happening;
import contessa.table.message.Replay;
import org.jspecify.annotations.Nullable;

/** A record from a file as a replay. Nothing of it is stored, and it names no table. */
public final class UploadedReplay {

  private UploadedReplay() {}

  /**
   * The replay of this record.
   *
   * @return null if it has no such seat
   * @throws contessa.notation.record.RecordProblem if the rules do not allow the game
   */
  public static @Nullable Replay of(ReadRecord record, int reader) {
    GameRecord game = record.game();
    Rulebook rules = game.header().rules();
    if (reader >= rules.seats()) {
      return null;
    }
    List<Replay.Frame> frames =
        record.moments().stream().map(moment -> frame(rules, moment, reader)).toList();
    DealCommitment fixed = game.header().commitment();
    List<RecordedPlayer> players = game.header().players();
    return new Replay(
        "",
        0,
        rules.game(),
        Summaries.edition(Json.read(game.header().options()), rules.game()),
        RuleLines.of(rules),
        reader < 0 ? null : reader,
        reader == Reader.REFEREE,
        players.stream().map(RecordedPlayer::name).toList(),
        players.stream().map(RecordedPlayer::bot).toList(),
        game.header().first(),
        Seats.numbers(game.end().winners()),
        fixed == null ? "" : fixed.commitment(),
        // The file shows all cards anyway; the page takes this field for that.
        Objects.requireNonNullElse(game.end().secret(), ""),
        frames);
  }

  private static Replay.Frame frame(Rulebook rules, Reexecution.Moment moment, int reader) {
    RecordStep step = moment.step();
    List<Happening> heard = new ArrayList<>();
    for (AddressedEvent told : moment.events()) {
      heard.add(new Happening.InGame(ViewerMessages.event(rules, told.heardBy(reader))));
    }
    boolean shown = reader == Reader.REFEREE && !step.isDeal();
    Replay.By by = Replay.By.valueOf(step.by().name());
    return new Replay.Frame(
        Math.max(0, step.at()),
        shown ? List.of(new Replay.Decided(step.seat(), step.move(), by)) : List.of(),
        heard,
        ViewerMessages.view(new LiveGame(rules, 0, moment.position(), "", List.of(), 0), reader));
  }
}
