package contessa.server.host.puzzles;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;
import contessa.server.message.PuzzleAnswers;
import java.sql.Connection;
import java.sql.SQLException;

/** How often each answer to a puzzle was given. Nobody can tell who gave them. */
public final class PuzzleVotes {

  private final Database database;

  public PuzzleVotes(Database database) {
    this.database = database;
  }

  public PuzzleAnswers of(String puzzle) {
    return database.read("the answers", connection -> of(connection, puzzle));
  }

  /** Counts an answer. */
  public PuzzleAnswers add(String puzzle, String move) {
    return database.write(
        "an answer",
        connection -> {
          Sql.of(
                  "insert into puzzle_votes (puzzle, move, times) values (?, ?, 1)"
                      + " on conflict (puzzle, move) do update set times = puzzle_votes.times + 1")
              .with(puzzle, move)
              .update(connection);
          return of(connection, puzzle);
        });
  }

  private static PuzzleAnswers of(Connection connection, String puzzle) throws SQLException {
    Map<String, Integer> times = new TreeMap<>();
    Sql.of("select move, times from puzzle_votes where puzzle = ?")
        .with(puzzle)
        .list(connection, row -> times.put(row.getString(1), row.getInt(2)));
    return new PuzzleAnswers(times);
  }
}
