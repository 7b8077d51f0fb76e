package contessa.server.host;

import module java.base;

import contessa.server.host.identity.Sessions;
import contessa.server.message.QuickMatch;
import contessa.server.message.TableFilter;
import contessa.server.message.TableLine;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Message;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/**
 * Where the tables are: in this process ({@link Tables}), or somewhere among the nodes of a
 * cluster. This is what {@code net} talks to. Calls block until their effect is on disk, which is
 * cheap on virtual threads, and may come from any thread.
 */
public interface TableHost {

  int MOST_LISTED = 200;

  Tables.Creation create(String player, CreateTable request);

  /**
   * A seat at a table that plays soon: an open public one, or a new one that bots will fill.
   * Requests are served one at a time, so that two players who ask together meet.
   */
  Tables.Creation quick(String player, QuickMatch wish);

  /**
   * Carries out a command exactly once, however often it is sent. An unknown table is refused like
   * a closed one.
   *
   * @param player the id of the session's player, see {@link Sessions}
   * @param waited how many milliseconds ago the command arrived; the player is not late by them
   */
  Message.Reply submit(String player, String table, Command command, long waited);

  /** Carries out a command that has just arrived. */
  default Message.Reply submit(String player, String table, Command command) {
    return submit(player, table, command, 0);
  }

  /**
   * Subscribes a viewer to a table: first the updates it missed since number {@code n} of its
   * stream, or a snapshot; then every update. The player's seat decides what the viewer sees.
   *
   * @return empty if there is no such table or it admits no spectators
   */
  Optional<Tables.Subscription> watch(
      String player, String table, @Nullable String stream, long n, Tables.Viewer viewer);

  /**
   * Whether the player only watches a game that is on: whoever is in a lobby may be about to take a
   * seat. False if this process does not have the table.
   */
  boolean onlyWatches(String player, String table);

  /** Whether the host kicked this player, who therefore may not watch. */
  boolean wasKicked(String player, String table);

  /** The public tables that match the filter, newest first, at most {@link #MOST_LISTED}. */
  List<TableSummary> tables(TableFilter wanted);

  /** The tables at which the player has a seat, newest first. */
  List<TableSummary> tablesOf(String player);

  /** An open table, public or not, for somebody who has its link. */
  Optional<TableSummary> summary(String table);

  /** All tables for the operator, newest first. */
  List<TableLine> lines();

  /** The tables of this process, for what every node knows or does by itself. */
  Tables local();

  /**
   * The table with this spoken code, in any case and with spaces or dashes; empty if there is none,
   * or none that this player may enter.
   */
  Optional<String> tableByCode(String player, String code);

  /**
   * A short code for the table, for half an hour; empty if this player may not enter it, or if too
   * many tables have one.
   */
  Optional<String> shortCode(String player, String table);

  /** Opens a private table at which bots and one player play on from a moment of a game. */
  Tables.Creation explore(String player, String name, TableOptions options, ResumePoint opening);

  /** Stops accepting new tables in this process, or accepts them again. */
  void drain(boolean draining);

  /** Tells everybody at an open table to forget what was said; whether there was one. */
  boolean deleteMessage(String table, int seat, long at);

  /** Closes a table at any stage; whether there was one. */
  boolean close(String table);
}
