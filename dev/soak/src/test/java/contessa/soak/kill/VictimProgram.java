package contessa.soak.kill;

import module java.base;

import contessa.bots.Budget;
import contessa.server.host.Tables;
import contessa.server.host.games.SqlGameHistory;
import contessa.server.host.threads.SteadyClock;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Decision;
import contessa.table.message.Message;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import contessa.table.message.TableView;
import contessa.table.view.Notifier;

/**
 * A program to be killed: tables on a real disk, and people who do something there as fast as it is
 * acknowledged. It prints {@code T player id .} before each command and {@code A player id .} after
 * its acknowledgement. It ends with {@link #BROKEN} when the journal cannot be written, and when
 * nobody reads what it prints any more.
 *
 * <p>Arguments: the data folder, a name for this run, and {@code player:id} of commands to try
 * again.
 */
final class VictimProgram {

  static final int PEOPLE = 8;
  static final int BROKEN = 3;

  private static final int PEOPLE_AT_A_TABLE = 3;

  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private VictimProgram() {}

  static void main(String[] args) {
    Path file = Path.of(args[0]).resolve("contessa.db");
    SqlJournal journal = SqliteFile.journal(file);
    Tables tables =
        Tables.open(
            journal,
            new SqlGameHistory(journal.database()),
            _ -> {},
            Notifier.NONE,
            new SteadyClock(System.currentTimeMillis(), System::nanoTime, 50),
            Budget.rollouts(1),
            100);
    tables.resume();
    var _ = journal.broken().thenAccept(_ -> Runtime.getRuntime().halt(BROKEN));
    for (int i = 0; i < PEOPLE; i++) {
      Guest guest =
          new Guest(tables, "person-" + i, args[1], List.of(args).subList(2, args.length));
      Thread.ofPlatform().start(guest::play);
    }
  }

  /** Somebody with a table of their own and two bots. */
  private record Guest(Tables tables, String name, String run, List<String> open) {

    void play() {
      List<TableSummary> own = tables.tablesOf(name);
      String table = own.isEmpty() ? create() : own.getFirst().table();
      for (String command : open) {
        if (command.startsWith(name + ":")) {
          submit(table, new Command.Lock(command.substring(name.length() + 1), true));
        }
      }
      AtomicReference<TableView> view = new AtomicReference<>();
      var _ = tables.watch(name, table, null, 0, message -> look(message, view));
      Random random = new Random(name.hashCode() + run.hashCode());
      for (int i = 0; !OUT.checkError(); i++) {
        submit(table, next(view.get(), run + "-" + i, i, random));
      }
    }

    private String create() {
      TableOptions options = TableOptions.usual("coup", PEOPLE_AT_A_TABLE).withClock(Clock.UNTIMED);
      CreateTable wish = new CreateTable("Ana", options, List.of("random", "random"), true, null);
      return ((Tables.Creation.Created) tables.create(name, wish)).table().table();
    }

    private static void look(Message message, AtomicReference<TableView> view) {
      switch (message) {
        case Message.Snapshot snapshot -> view.set(snapshot.view());
        case Message.Update update -> view.set(update.view());
        default -> {}
      }
    }

    private static Command next(TableView view, String id, int number, Random random) {
      Decision decision = view.decision();
      if (view.common().stage() == Stage.OVER) {
        return new Command.Start(id);
      }
      if (decision != null && decision.answer() == null) {
        List<String> choices = decision.choices();
        return new Command.Decide(id, decision.ask(), choices.get(random.nextInt(choices.size())));
      }
      return new Command.Lock(id, number % 2 == 0);
    }

    private void submit(String table, Command command) {
      OUT.println("T " + name + " " + command.id() + " .");
      if (tables.submit(name, table, command).ok()) {
        OUT.println("A " + name + " " + command.id() + " .");
      }
    }
  }
}
