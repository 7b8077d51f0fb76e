package contessa.arena.program;

import module java.base;

import contessa.arena.Contestant;
import contessa.arena.Player;
import contessa.arena.PlayerSource;
import contessa.arena.program.ProgramConnection.ReplyTimeouts;
import contessa.game.Rulebook;

/** Any program that speaks the protocol for programs. */
public record ProgramContestant(
    String name, String command, ReplyTimeouts timeouts, ProgramMonitor monitor)
    implements Contestant {

  /** The prefix of a command in a list of contestants. */
  public static final String PREFIX = "cmd:";

  /** A program that has failed this many times in a row is given up. */
  public static final int MOST_FAILURES = 6;

  public ProgramContestant(String name, String command, ProgramMonitor monitor) {
    this(name, command, ReplyTimeouts.USUAL, monitor);
  }

  /** Every seat has a process of its own, which plays one game after another. */
  @Override
  public PlayerSource playerSource() {
    return new PlayerSource() {
      private final List<ProgramConnection> all = new ArrayList<>();
      private final Deque<ProgramConnection> free = new ArrayDeque<>();

      @Override
      public Player seat(Rulebook rules, int seat, long seed, long game) {
        ProgramConnection connection = free.poll();
        if (connection == null) {
          connection = new ProgramConnection(name, command, timeouts, monitor);
          all.add(connection);
        }
        return new ProgramPlayer(connection, free::add, rules, seat, seed, game);
      }

      @Override
      public void close() {
        all.forEach(ProgramConnection::close);
      }
    };
  }
}
