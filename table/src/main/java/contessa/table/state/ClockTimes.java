package contessa.table.state;

import contessa.game.SeededChance;
import contessa.table.game.TimeLimit;
import contessa.table.message.Clock;

/**
 * The times of a clock, in milliseconds; 0 where there is no limit. Floors and the moments at which
 * bots act come from a secret of their own, so they reveal nothing about cards, decisions or how
 * long a bot has thought.
 *
 * @param hidden the limit for a choice among hidden cards
 * @param bankEachTurn what the time bank gains at each of the player's turns, up to its full size
 * @param grace how long the game waits for a lost connection, once a game
 * @param floor the least time that a window stays open
 * @param spread how much longer than the floor that may be, by chance
 * @param botPause the least time before a bot acts by itself
 * @param botSpread how much longer than that it may be, by chance
 */
public record ClockTimes(
    long turn,
    long response,
    long hidden,
    long bank,
    long bankEachTurn,
    long grace,
    int floor,
    int spread,
    int botPause,
    int botSpread) {

  private static final long SECOND = 1_000;
  private static final long HOUR = 3_600 * SECOND;

  /** How long after its deadline an answer is still accepted. */
  public static final long LATE_TOLERANCE = 300;

  /** The most that a slow connection is credited with. */
  public static final int MAX_LAG_CREDIT = 500;

  public static final long NUDGE_AFTER = 60 * SECOND;
  public static final long FORCE_AFTER = 180 * SECOND;
  public static final long AWAY_AFTER = 60 * SECOND;

  /** The pause before each move of bots that hurry to the end. */
  public static final int HURRIED = 30;

  /**
   * How many times as fast the bots play once only bots are left, unless somebody says otherwise.
   */
  public static final int FASTEST = 4;

  public static final long FILL_AFTER = 20 * SECOND;

  /** What every clock gains when the server has been away. */
  public static final long RESTART_CREDIT = 10 * SECOND;

  public static ClockTimes of(Clock clock) {
    return switch (clock) {
      case BLITZ ->
          new ClockTimes(
              15 * SECOND,
              6 * SECOND,
              10 * SECOND,
              20 * SECOND,
              0,
              15 * SECOND,
              600,
              400,
              400,
              500);
      case STANDARD ->
          new ClockTimes(
              30 * SECOND,
              12 * SECOND,
              20 * SECOND,
              60 * SECOND,
              5 * SECOND,
              45 * SECOND,
              1_200,
              800,
              400,
              600);
      case RELAXED ->
          new ClockTimes(
              90 * SECOND,
              30 * SECOND,
              60 * SECOND,
              180 * SECOND,
              0,
              90 * SECOND,
              1_200,
              800,
              1_200,
              1_800);
      case UNTIMED -> new ClockTimes(0, 0, 0, 0, 0, 0, 1_200, 800, 1_200, 1_800);
      case TURN_BASED ->
          new ClockTimes(24 * HOUR, 8 * HOUR, 24 * HOUR, 0, 0, 0, 1_200, 800, 1_200, 1_800);
    };
  }

  /** Whether a stand-in replaces a player who has been offline for a minute. */
  public boolean replacesAbsent() {
    return grace > 0;
  }

  public long limit(TimeLimit which) {
    return switch (which) {
      case TURN -> turn;
      case RESPONSE -> response;
      case HIDDEN -> hidden;
    };
  }

  /** The least time that the window of this question stays open. */
  public int windowPause(String timingSecret, int ask) {
    return floor + SeededChance.of(timingSecret + ":floor:" + ask).below(spread + 1);
  }

  /** The time before a bot acts by itself. */
  public int botPause(String timingSecret, int ask) {
    return botPause + SeededChance.of(timingSecret + ":act:" + ask).below(botSpread + 1);
  }

  /** The same where there is little to read; also before a window among bots closes. */
  public int shortPause(String timingSecret, int ask) {
    return botPause(timingSecret, ask) / 2;
  }
}
