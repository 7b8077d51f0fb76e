package contessa.server.host.puzzles;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;
import contessa.server.message.PuzzleAnswers;
import java.sql.SQLException;

/** How often each answer to a puzzle was given. Nobody can tell who gave them. */
public final class PuzzleVotes {

  private final Database database;

  public PuzzleVotes(Database database) {
    this.database = database;
  }

  public PuzzleAnswers of(String puzzle) {
    return database.read(sql -> of(sql, puzzle));
  }

  public PuzzleAnswers add(String puzzle, String move) {
    return database.write(
        sql -> {
          sql.update(
              "insert into puzzle_votes (puzzle, move, times) values (?, ?, 1)"
                  + " on conflict (puzzle, move) do update set times = puzzle_votes.times + 1",
              puzzle,
              move);
          return of(sql, puzzle);
        });
  }

  private static PuzzleAnswers of(Sql sql, String puzzle) throws SQLException {
    Map<String, Integer> times = new TreeMap<>();
    sql.list(
        "select move, times from puzzle_votes where puzzle = ?",
        row -> times.put(row.getString(1), row.getInt(2)),
        puzzle);
    return new PuzzleAnswers(times);
  }
}
