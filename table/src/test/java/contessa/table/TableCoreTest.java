package contessa.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.SeededChance;
import contessa.table.bots.GameBots;
import contessa.table.command.Starting;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.state.CommandStamp;
import contessa.table.state.JournalRow;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A table without a server: its log is a list, its clock a number, and its bots think at once. */
class TableCoreTest implements TableLog, TableOutlets.Bots, TableOutlets.Listener {

  private static final BotKind BOT =
      Roster.all().stream().filter(kind -> kind.plays("coup")).findFirst().orElseThrow();

  private final List<JournalRow> rows = new ArrayList<>();
  private final List<Message> heard = new ArrayList<>();
  private final List<TableState> finished = new ArrayList<>();
  private long now = 1_000;
  private long next;
  private GameBots bots = newBots();
  private final TableCore core = newCore();

  private GameBots newBots() {
    return new GameBots(
        () -> Instant.ofEpochMilli(now),
        (kind, e) -> {
          throw new AssertionError(kind, e);
        });
  }

  private TableCore newCore() {
    return new TableCore(
        "t",
        this,
        new TableOutlets(
            () -> Instant.ofEpochMilli(now),
            new Random(SeededChance.of("core").below(1_000)),
            _ -> 0,
            this,
            (listener, message) -> listener.accept(message.get()),
            (_, _, _) -> {},
            at -> next = at,
            this));
  }

  @Test
  void aGameIsPlayedAndReadAgain() {
    open();
    assertThat(core.watch("ann", null, 0, heard::add)).isNotNull();
    assertThat(submit(new Command.Away("away"))).isEqualTo(Message.Reply.done("away"));
    while (core.state().stage() == Stage.PLAYING) {
      assertThat(next).isGreaterThanOrEqualTo(now);
      now = next;
      core.wake();
      think();
    }
    assertThat(finished).containsExactly(core.state());
    assertThat(heard).hasSizeGreaterThan(rows.size() / 2);

    TableCore again = newCore();
    again.reload();
    assertThat(facts(again.state())).isEqualTo(facts(core.state()));
  }

  private static List<Object> facts(TableState state) {
    return List.of(
        state.seq(),
        state.at(),
        state.stage(),
        state.seats(),
        state.owners(),
        state.conduct(),
        state.secret(),
        state.questionCount());
  }

  @Test
  void aCommandSentTwiceIsCarriedOutOnce() {
    open();
    Command away = new Command.Away("once");
    assertThat(submit(away)).isEqualTo(Message.Reply.done("once"));
    int written = rows.size();
    assertThat(submit(away)).isEqualTo(Message.Reply.done("once"));
    assertThat(submit(new Command.Nudge("once")))
        .isEqualTo(Message.Reply.refused("once", Refused.ID_REUSED));
    assertThat(rows).hasSize(written);
  }

  /** Optimistic concurrency: the loser of a race reads what the winner wrote and tries again. */
  @Test
  void aCommandIsTriedAgainAfterARivalHasWritten() {
    open();
    TableCore rival = newCore();
    rival.reload();
    assertThat(
            rival.submit(
                stamp(new Command.Say("rival", "hello")),
                new Command.Say("rival", "hello"),
                Long.MAX_VALUE))
        .isEqualTo(Message.Reply.done("rival"));
    assertThat(submit(new Command.Away("later"))).isEqualTo(Message.Reply.done("later"));
    assertThat(rows.stream().map(JournalRow::command)).contains("ann:rival", "ann:later");
  }

  @Test
  void aCommandOfLongAgoIsAnsweredFromTheLog() {
    open();
    Command first = new Command.Say("first", "hello");
    assertThat(submit(first)).isEqualTo(Message.Reply.done("first"));
    for (int i = 0; i < 100; i++) {
      now += 60_000;
      String id = "more" + i;
      assertThat(submit(new Command.Say(id, "hello"))).isEqualTo(Message.Reply.done(id));
    }
    int written = rows.size();
    TableCore again = newCore();
    again.reload();
    for (TableCore table : List.of(core, again)) {
      assertThat(table.submit(stamp(first), first, Long.MAX_VALUE))
          .isEqualTo(Message.Reply.done("first"));
      Command other = new Command.Say("first", "something else");
      assertThat(table.submit(stamp(other), other, Long.MAX_VALUE))
          .isEqualTo(Message.Reply.refused("first", Refused.ID_REUSED));
    }
    assertThat(rows).hasSize(written);
  }

  private void open() {
    TableOptions options = TableOptions.usual("coup", 3).withClock(Clock.BLITZ);
    List<String> kinds = List.of(BOT.name(), BOT.name());
    CreateTable request = new CreateTable("Ann", options, kinds, true, null);
    assertThat(core.open(tx -> Starting.open(tx, "abc", "ann", request, null))).isNull();
    assertThat(core.state().stage()).isEqualTo(Stage.PLAYING);
    think();
  }

  private Message.Reply submit(Command command) {
    return core.submit(stamp(command), command, Long.MAX_VALUE);
  }

  private static CommandStamp stamp(Command command) {
    return CommandStamp.of("ann", command);
  }

  private void think() {
    for (GameBots.Task task = bots.next(); task != null; task = bots.next()) {
      bots.decided(task, bots.think(task, Budget.rollouts(2)));
    }
  }

  // ---- The log

  @Override
  public boolean append(JournalRow row) {
    boolean free = row.seq() == rows.size() + 1L;
    return free && rows.add(row);
  }

  @Override
  public List<JournalRow> read() {
    return List.copyOf(rows);
  }

  @Override
  public @Nullable JournalRow find(String command) {
    return rows.stream().filter(row -> command.equals(row.command())).findFirst().orElse(null);
  }

  @Override
  public boolean hasMoreThan(long seq) {
    return rows.size() > seq;
  }

  // ---- The bots

  @Override
  public void reset() {
    bots = newBots();
  }

  @Override
  public void hear(List<TableDisclosure> disclosures) {
    for (TableDisclosure one : disclosures) {
      if (one instanceof TableDisclosure.InGame(var _, var event)) {
        bots.hear(event);
      }
    }
  }

  @Override
  public @Nullable Move decidedMove(TableState state, int seat, Position position) {
    return bots.decidedMove(state, seat, position);
  }

  @Override
  public void requestMoves(TableState state, List<Transaction.MissingMove> missing) {
    bots.requestMoves(state, missing);
  }

  // ---- The listener

  @Override
  public void changed(TableState state) {
    assertThat(state.seq()).isEqualTo(rows.size());
  }

  @Override
  public void finished(TableState state) {
    finished.add(state);
  }
}
