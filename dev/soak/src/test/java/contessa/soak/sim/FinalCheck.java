package contessa.soak.sim;

import module java.base;

import contessa.bots.Budget;
import contessa.game.Reader;
import contessa.notation.record.DealCheck;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordProblem;
import contessa.server.table.LiveTable;
import contessa.server.table.TableServices;
import contessa.table.message.FinishedGame;
import contessa.table.message.Message;
import contessa.table.state.GameResult;
import contessa.table.state.PlayerConduct;
import contessa.table.view.Notifier;
import contessa.table.view.TableRecords;

/**
 * What must hold when all is quiet. The journal alone tells what is true: every client shows just
 * that, every game can be played again by the rules, and every deal follows from its secret.
 */
final class FinalCheck {

  /** The deals of one run in this many are checked: that takes as long as loading its tables. */
  private static final int CHECKED_DEALS = 4;

  private final World world;

  FinalCheck(World world) {
    this.world = world;
  }

  void check() {
    world.ledger().check();
    for (PlacedTable table : world.tables()) {
      LiveTable read = LiveTable.load(table.id(), services());
      for (SimPerson person : world.people()) {
        if (person.table().equals(table)) {
          compare(person, read);
        }
      }
      for (int game = 1; game <= table.games(); game++) {
        checkResult(table, game);
      }
      if (world.seed() % CHECKED_DEALS == 0) {
        checkDeal(table, 1 + world.random().nextInt(table.games()));
      }
    }
  }

  private void compare(SimPerson person, LiveTable read) {
    String who = person.player();
    if (!person.isConnected() || person.hasUnanswered()) {
      throw world.violation(who + " is not connected, or waits for an answer");
    }
    List<Message> heard = new ArrayList<>();
    if (read.watch(who, null, 0, heard::add) == null
        || !(heard.getFirst() instanceof Message.Snapshot truth)) {
      throw world.violation(who + " may not watch any more");
    }
    Screen screen = person.screen();
    if (truth.n() != screen.n() || !truth.stream().equals(screen.stream())) {
      throw world.violation(
          who + " has heard " + screen.n() + " of " + truth.n() + " messages, " + truth.stream());
    }
    if (!truth.view().equals(screen.view())) {
      throw world.violation(who + " shows " + screen.view() + " instead of " + truth.view());
    }
    if (!truth.log().equals(screen.log())) {
      throw world.violation(who + " has heard other events than the journal has");
    }
  }

  private void checkResult(PlacedTable table, int game) {
    String what = "game " + game + " of table " + table.id();
    GameResult result = world.ledger().result(table.id(), game);
    if (result == null) {
      throw world.violation(what + " was not counted");
    }
    for (PlayerConduct one : result.conduct()) {
      boolean stayed = one.stay() == PlayerConduct.Stay.STAYED && !one.player().isEmpty();
      if (stayed && !isListed(one.player(), table.id(), game)) {
        throw world.violation(what + " is not in the list of " + one.player());
      }
    }
  }

  /** Loading a table plays all its games again; one of them is also checked card by card. */
  private void checkDeal(PlacedTable table, int game) {
    String what = "game " + game + " of table " + table.id();
    GameRecord record =
        TableRecords.of(table.id(), world.disk().read(table.id()), game, "nobody", Reader.REFEREE);
    GameResult result = world.ledger().result(table.id(), game);
    if (record == null || result == null || record.end().winners() != result.winners()) {
      throw world.violation(what + " was counted for others than the winners");
    }
    try {
      ReadRecord.Place anywhere = new ReadRecord.Place(1, 1);
      DealCheck.Finding finding =
          DealCheck.of(
              new ReadRecord(record, Collections.nCopies(record.steps().size() + 1, anywhere)));
      if (!finding.checkable()) {
        throw world.violation(what + " cannot be checked");
      }
    } catch (RecordProblem e) {
      throw world.violation(what + ": " + e.getMessage());
    }
  }

  private boolean isListed(String player, String table, int game) {
    for (FinishedGame one : world.ledger().of(player)) {
      if (one.table().equals(table) && one.game() == game) {
        return true;
      }
    }
    return false;
  }

  /** A table that is only read: no time passes there, and no bot thinks. */
  private TableServices services() {
    Instant now = Instant.ofEpochMilli(world.wallClock());
    return new TableServices(
        world.disk(),
        () -> now,
        (_, _) -> {},
        _ -> 0,
        (_, _) -> {},
        _ -> {},
        Notifier.NONE,
        _ -> {},
        new Random(0),
        Budget.rollouts(1));
  }
}
