package contessa.server.host;

import contessa.server.table.Replays;
import contessa.server.wire.BotInfo;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.FinishedGame;
import contessa.server.wire.Message;
import contessa.server.wire.QuickMatch;
import contessa.server.wire.Refused;
import contessa.server.wire.Replay;
import contessa.server.wire.TableCreated;
import contessa.server.wire.TableFilter;
import contessa.server.wire.TableSummary;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All tables of a server, for whatever carries messages to people. Calls block until their effect
 * is on disk, which virtual threads make cheap, and may come from any thread.
 */
public interface TableHost {

  /** What came of a wish for a table. */
  sealed interface Creation {
    record Done(TableCreated table) implements Creation {}

    record Not(Refused why) implements Creation {}
  }

  Creation create(String player, CreateTable request);

  /**
   * Carries a command out, exactly once however often it is sent. An unknown table is refused like
   * a closed one.
   *
   * @param player the id of the session's player, see {@link Sessions}
   */
  Message.Reply submit(String player, String table, Command command);

  /**
   * Tells a viewer of a table from now on: first what it has missed since number {@code n} of its
   * stream, or a snapshot; then every update. A player's own seat decides what a viewer sees.
   *
   * @param player the id of the session's player
   * @return nothing if there is no such table or it lets no spectators in
   */
  Optional<Subscription> watch(
      String player, String table, @Nullable String stream, long n, Viewer viewer);

  /** Whether the player may not watch because the host sent them away. */
  boolean sentAway(String player, String table);

  /** A seat at a table that plays soon: an open public one, or a new one that bots will fill. */
  Creation quick(String player, QuickMatch wish);

  /** The tables in the public list that are wanted, newest first. */
  List<TableSummary> tables(TableFilter wanted);

  /** The tables at which the player sits, newest first. */
  List<TableSummary> tablesOf(String player);

  /** The latest games that the player has finished, newest first. */
  List<FinishedGame> gamesOf(String player);

  /**
   * The table with this spoken code, in any case and with spaces or dashes; nothing if there is
   * none, or nothing there for this player.
   */
  Optional<String> tableByCode(String player, String code);

  /** The bots that can be asked for. */
  List<BotInfo> bots();

  /**
   * A finished game, as that player may see it; nothing if there is none such.
   *
   * @param game which of the table's series, from 1
   */
  Optional<Replay> replay(String player, String table, int game, Replays.From from);

  /** What a player's connection adds to every answer, in milliseconds: credited up to 500. */
  void lag(String player, int millis);

  /** Hears what a table tells one viewer, in order. It must not block: it has an outbox. */
  interface Viewer {
    void tell(Message message);
  }

  /** A viewer at a table; a player with none is offline there. */
  interface Subscription extends AutoCloseable {
    @Override
    void close();
  }
}
