package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.SchemaTables;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.message.ServerJson;
import contessa.table.message.FinishedGame;
import contessa.table.message.Me;
import contessa.table.state.Erasure;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes everything that is stored about a player. Sessions, ratings and the like go immediately;
 * names in finished games are erased on a thread of their own, those at tables that are still open
 * when they have closed.
 */
public final class PersonalData implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PersonalData.class);

  /** Sessions end in {@link Sessions}, lists of games go with their copies, and requests wait. */
  private static final Set<String> NOT_AT_ONCE = Set.of("sessions", "games", "deletions");

  /** The list of one player's games and its copies in the lists of the others. */
  private record Listed(String player, FinishedGame game) {}

  private final SqlJournal journal;
  private final Database database;
  private final Sessions sessions;
  private final Consumer<String> changed;

  /** One thread; what comes while a run waits is done by that run. */
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(1),
          Thread.ofPlatform().daemon().name("erasure").factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  /**
   * Personal data in this journal.
   *
   * @param changed is told the id of every table whose rows have changed
   */
  public PersonalData(SqlJournal journal, Sessions sessions, Consumer<String> changed) {
    this.journal = journal;
    database = journal.database();
    this.sessions = sessions;
    this.changed = changed;
  }

  /** Everything that is stored about the player, to be written as JSON. */
  public Map<String, Object> export(Me me) {
    return new PersonalExport(journal).of(me);
  }

  /** Whether anything is stored about the player with this id, who may be signed out. */
  public boolean has(String player) {
    // A name could be a word of the journal.
    return player.matches("(person|program)-.+")
        && (sessions.addresses().of(player) != null
            || !journal.tablesWith("\"" + player + "\"").isEmpty()
            || export(new Me(player, "")).values().stream()
                .anyMatch(rows -> rows instanceof List<?> all && !all.isEmpty()));
  }

  /** Ends all sessions of the player and of the player's programs, and forgets them. */
  public void delete(String player, long now) {
    List<String> players = new ArrayList<>(sessions.programsOf(player));
    players.add(player);
    var _ =
        database.write(
            sql -> {
              Set<String> tables = SchemaTables.withColumn(sql, "player");
              tables.removeAll(NOT_AT_ONCE);
              for (String one : players) {
                for (String table : tables) {
                  sql.update("delete from " + table + " where player = ?", one);
                }
                sql.update(
                    "insert into deletions (player, at) values (?, ?) on conflict do nothing",
                    one,
                    now);
              }
              return true;
            });
    sessions.endAll(player);
    thread.execute(() -> attempt(this::eraseListed));
  }

  /** Erases names wherever they are; reads the whole journal if anybody waits for that. */
  public void eraseEverywhere() {
    thread.execute(
        () ->
            attempt(
                () -> {
                  eraseListed();
                  eraseUnlisted();
                }));
  }

  private static void attempt(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      LOG.error("Names could not be erased; this is tried again later", e);
    }
  }

  private Set<String> waiting() {
    return Set.copyOf(database.list("select player from deletions", row -> row.getString(1)));
  }

  /** Erases the games in the players' lists, which lead to the tables. */
  private void eraseListed() {
    Set<String> players = waiting();
    for (String player : players) {
      List<FinishedGame> games = games(player);
      Set<String> tables = new TreeSet<>();
      for (FinishedGame game : games) {
        var _ = database.write(sql -> eraseLists(sql, player, game));
        tables.add(game.table());
      }
      tables.forEach(table -> eraseTable(table, players));
    }
  }

  private List<FinishedGame> games(String player) {
    return database.list(
        "select payload from games where player = ?",
        row -> ServerJson.CODEC.read(row.getString(1), FinishedGame.class),
        player);
  }

  /** Takes the name out of everybody's list, and the game out of the player's own. */
  private static int eraseLists(Sql sql, String player, FinishedGame game) throws SQLException {
    List<Listed> copies =
        sql.list(
            "select player, payload from games where table_id = ? and game = ?",
            row ->
                new Listed(
                    row.getString(1), ServerJson.CODEC.read(row.getString(2), FinishedGame.class)),
            game.table(),
            game.game());
    for (Listed copy : copies) {
      sql.update(
          "update games set payload = ? where player = ? and table_id = ? and game = ?",
          ServerJson.CODEC.json(copy.game().withoutName(game.seat())),
          copy.player(),
          game.table(),
          game.game());
    }
    return sql.update(
        "delete from games where player = ? and table_id = ? and game = ?",
        player,
        game.table(),
        game.game());
  }

  /** Erases tables where no game was finished, then drops completed deletion requests. */
  private void eraseUnlisted() {
    Set<String> players = waiting();
    for (String player : players) {
      boolean done = true;
      for (String table : journal.tablesWith("\"" + player + "\"")) {
        done &= eraseTable(table, players);
      }
      if (done) {
        database.update("delete from deletions where player = ?", player);
      }
    }
  }

  /** Erases a table; false if it is still open. */
  private boolean eraseTable(String table, Set<String> players) {
    if (!journal.isClosed(table)) {
      return false;
    }
    var rows = Erasure.changes(table, journal.read(table), players);
    if (!rows.isEmpty()) {
      journal.rewrite(table, rows);
      changed.accept(table);
    }
    return true;
  }

  /** Waits for what has begun. */
  @Override
  public void close() {
    thread.shutdown();
    try {
      if (!thread.awaitTermination(5, TimeUnit.SECONDS)) {
        LOG.warn("Names are still being erased; that goes on after the next start");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
