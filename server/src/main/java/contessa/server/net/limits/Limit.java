package contessa.server.net.limits;

/** A limit on what clients may do: a burst, and a steady rate per second. */
public enum Limit {
  /** Requests and sockets, by client address. */
  VISITS(2_000, 200),
  /** Requests and sockets of all clients. */
  ALL_VISITS(10_000, 2_000),
  /** What arrives on sockets, by player. */
  FRAMES(60, 20),
  FRAMES_BY_ADDRESS(1_500, 300),
  /** By client address: each costs a whole view of a table, and tells its viewers. */
  WATCHES(300, 20),
  COMMANDS(40, 10),
  /** Each command is told to everybody at its table. */
  COMMANDS_BY_ADDRESS(400, 60),
  REQUESTS(120, 30),
  CREATIONS(10, 0.2),
  CREATIONS_BY_ADDRESS(120, 1),
  /** By client address: lists, replays, records, pictures and new names. */
  COSTLY(300, 20),
  REPLAYS(200, 5),
  SESSIONS(60, 1),
  /** Wrong codes, links and tokens, by player and by client address. */
  GUESSES(15, 0.1),
  /** Wrong codes, links and tokens of all clients. */
  ALL_GUESSES(600, 10),
  /** Wrong codes of parties, by client address. */
  SHORT_GUESSES(6, 0.01),
  /** Wrong codes of parties of all clients. */
  ALL_SHORT_GUESSES(60, 0.1);

  private final int burst;
  private final double perSecond;

  Limit(int burst, double perSecond) {
    this.burst = burst;
    this.perSecond = perSecond;
  }

  int burst() {
    return burst;
  }

  double perSecond() {
    return perSecond;
  }
}
