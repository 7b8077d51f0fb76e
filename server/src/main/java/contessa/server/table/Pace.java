package contessa.server.table;

import contessa.game.SeededChance;
import contessa.server.table.Customs.Haste;
import contessa.server.wire.Clock;

/**
 * The times of a clock, in milliseconds; 0 where nothing hurries. Floors and the times at which
 * bots act come from a secret of their own, so they tell nothing of cards, decisions or how long a
 * bot has thought.
 *
 * @param bankEachTurn what the time bank gains at each own turn, up to its full size
 * @param grace how long a lost connection is waited for, once a game
 * @param floor the least time that a window stays open
 * @param spread how much longer than the floor it may be, by chance
 */
record Pace(
    long turn,
    long response,
    long hidden,
    long bank,
    long bankEachTurn,
    long grace,
    int floor,
    int spread) {

  private static final long SECOND = 1_000;
  private static final long HOUR = 3_600 * SECOND;

  /** How late an answer may come in after its deadline. */
  static final long LATE = 300;

  /** The most that the way of a slow connection is credited with. */
  static final int MOST_LAG = 500;

  static final long NUDGE_AFTER = 60 * SECOND;
  static final long FORCE_AFTER = 180 * SECOND;
  static final long AWAY_AFTER = 60 * SECOND;
  static final long FILL_AFTER = 20 * SECOND;
  static final long RESTART_CREDIT = 10 * SECOND;

  static Pace of(Clock clock) {
    return switch (clock) {
      case BLITZ ->
          new Pace(15 * SECOND, 6 * SECOND, 10 * SECOND, 20 * SECOND, 0, 15 * SECOND, 600, 400);
      case STANDARD ->
          new Pace(
              30 * SECOND,
              12 * SECOND,
              20 * SECOND,
              60 * SECOND,
              5 * SECOND,
              45 * SECOND,
              1_200,
              800);
      case RELAXED ->
          new Pace(90 * SECOND, 30 * SECOND, 60 * SECOND, 180 * SECOND, 0, 90 * SECOND, 1_200, 800);
      case UNTIMED -> new Pace(0, 0, 0, 0, 0, 0, 1_200, 800);
      case TURN_BASED -> new Pace(24 * HOUR, 8 * HOUR, 24 * HOUR, 0, 0, 0, 1_200, 800);
    };
  }

  /** Whether a player who is gone for a minute is replaced. */
  boolean replacesAbsent() {
    return grace > 0;
  }

  long limit(Haste haste) {
    return switch (haste) {
      case TURN -> turn;
      case RESPONSE -> response;
      case HIDDEN -> hidden;
    };
  }

  /** When a window opened now may close, or a bot asked now acts. */
  long floor(String secret, int ask, long now) {
    return now + floor + SeededChance.of(secret + ":floor:" + ask).below(spread + 1);
  }
}
