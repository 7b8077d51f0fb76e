package contessa.arena.program;

import contessa.arena.Contestant;
import contessa.arena.Player;
import contessa.arena.PlayerSource;
import contessa.game.Rulebook;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Any program that speaks the protocol for programs. */
public final class ProgramContestant implements Contestant {

  /** The prefix of a command in a list of contestants. */
  public static final String PREFIX = "cmd:";

  /** A program that has failed this many times in a row is given up. */
  public static final int MOST_FAILURES = 6;

  private final String command;
  private final ReplyTimeouts timeouts;

  public ProgramContestant(String command) {
    this(command, ReplyTimeouts.USUAL);
  }

  ProgramContestant(String command, ReplyTimeouts timeouts) {
    this.command = command;
    this.timeouts = timeouts;
  }

  @Override
  public String name() {
    return PREFIX + command;
  }

  /** Every seat has a process of its own, which plays one game after another. */
  @Override
  public PlayerSource playerSource() {
    return new PlayerSource() {
      private final List<ProgramConnection> all = new ArrayList<>();
      private final Deque<ProgramConnection> free = new ArrayDeque<>();

      @Override
      public Player seat(Rulebook rules, int seat, long seed) {
        ProgramConnection connection = free.poll();
        if (connection == null) {
          connection = new ProgramConnection(command, timeouts);
          all.add(connection);
        }
        return new ProgramPlayer(connection, free::add, rules, seat, seed);
      }

      @Override
      public void close() {
        all.forEach(ProgramConnection::close);
      }
    };
  }
}
