package contessa.server.host;

import module java.base;

import contessa.server.host.Tables.Creation;
import contessa.server.message.QuickMatch;
import contessa.server.table.LiveTable;
import contessa.server.table.TableServices;
import contessa.table.bots.BotList;
import contessa.table.command.Starting;
import contessa.table.game.ResumePoint;
import contessa.table.message.CreateTable;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.player.TableCodes;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** Factory of tables: new ones, those of a quick match, and those where a finished game goes on. */
final class TableOpener {

  private static final int MAX_OPEN_PER_PLAYER = 20;
  private static final int MOST_IDS_TRIED = 10_000;

  private final TableDirectory tables;
  private final TableShare share;
  private final TableServices services;
  private final int maxTables;
  private final Object matching = new Object();
  private volatile boolean draining;

  TableOpener(TableDirectory tables, TableShare share, TableServices services, int maxTables) {
    this.tables = tables;
    this.share = share;
    this.services = services;
    this.maxTables = maxTables;
  }

  void drain(boolean draining) {
    this.draining = draining;
  }

  Creation create(String player, CreateTable request) {
    return create(player, request, null);
  }

  private Creation create(String player, CreateTable request, @Nullable String filler) {
    return open(player, (tx, code) -> Starting.open(tx, code, player, request, filler));
  }

  Creation quick(String player, QuickMatch wish) {
    QuickMatchPlan plan = QuickMatchPlan.of(player, wish);
    if (plan == null) {
      return new Creation.NotCreated(Refused.BAD_OPTIONS);
    }
    synchronized (matching) {
      return seat(player, wish)
          .<Creation>map(Creation.Created::new)
          .orElseGet(() -> create(player, plan.request(), plan.filler()));
    }
  }

  Optional<TableCreated> seat(String player, QuickMatch wish) {
    QuickMatchPlan plan = QuickMatchPlan.of(player, wish);
    return plan == null
        ? Optional.empty()
        : plan.seat(player, wish.name(), tables, TableCodes.id(services.random()));
  }

  Creation explore(String player, String name, TableOptions options, ResumePoint opening) {
    String bot = BotList.STRONGEST;
    return open(
        player, (tx, code) -> Starting.explore(tx, code, player, name, options, opening, bot));
  }

  /** Opens a table; the opening gets its code. */
  private Creation open(String player, BiFunction<Transaction, String, @Nullable Refused> opening) {
    boolean tooMany = tables.size() >= maxTables || tables.openedBy(player) >= MAX_OPEN_PER_PLAYER;
    if (draining) {
      return new Creation.NotCreated(Refused.UNAVAILABLE);
    }
    if (tooMany) {
      return new Creation.NotCreated(Refused.TOO_MANY_TABLES);
    }
    String id =
        Stream.generate(() -> TableCodes.id(services.random()))
            .limit(MOST_IDS_TRIED)
            .filter(share::mayOpen)
            .findFirst()
            .orElse(null);
    if (id == null) {
      return new Creation.NotCreated(Refused.UNAVAILABLE);
    }
    String code =
        Stream.generate(() -> TableCodes.code(services.random()))
            .filter(free -> !tables.hasCode(free))
            .findFirst()
            .orElseThrow();
    LiveTable table = new LiveTable(id, services);
    Refused refused = table.open(tx -> opening.apply(tx, code));
    if (refused != null) {
      return new Creation.NotCreated(refused);
    }
    tables.add(table);
    // The timer may have tried to wake it before it was known here.
    table.wake();
    return new Creation.Created(new TableCreated(id, code));
  }
}
