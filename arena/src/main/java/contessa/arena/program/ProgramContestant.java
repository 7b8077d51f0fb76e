package contessa.arena.program;

import contessa.arena.Contestant;
import contessa.arena.Player;
import contessa.arena.Stand;
import contessa.game.Rulebook;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Any program that reads and writes lines, as the protocol has it. */
public final class ProgramContestant implements Contestant {

  /** How contestants of this kind are written. */
  public static final String PREFIX = "cmd:";

  private final String command;
  private final Patience patience;

  /** A program by its command, as a shell takes it. */
  public ProgramContestant(String command) {
    this(command, Patience.USUAL);
  }

  ProgramContestant(String command, Patience patience) {
    this.command = command;
    this.patience = patience;
  }

  @Override
  public String name() {
    return PREFIX + command;
  }

  /** Every place at a table has a program of its own, which plays one game after another. */
  @Override
  public Stand stand() {
    return new Stand() {
      private final List<Connection> all = new ArrayList<>();
      private final Deque<Connection> free = new ArrayDeque<>();

      @Override
      public Player seat(Rulebook rules, int seat, long seed) {
        Connection connection = free.poll();
        if (connection == null) {
          connection = new Connection(command, patience);
          all.add(connection);
        }
        return new ProgramPlayer(connection, free::add, rules, seat, seed);
      }

      @Override
      public void close() {
        all.forEach(Connection::close);
      }
    };
  }
}
