package contessa.table.state;

import contessa.game.SeededChance;
import contessa.table.game.GamePrompt.ClaimStakes;
import contessa.table.game.TimeLimit;
import contessa.table.message.Clock;

/**
 * The times of a clock, in milliseconds; 0 where there is no limit. Floors and the moments at which
 * bots act come from a secret of their own, so they reveal nothing about cards, decisions or how
 * long a bot has thought.
 *
 * @param grace how long the game waits for a lost connection, once a game
 * @param window how long a window stays open at least
 * @param bots how long a bot waits before it acts by itself
 * @param suspense how long the answers to a person's claim are told, in per cent of the usual time
 */
public record ClockTimes(
    Limits limits, TimeBank bank, long grace, Pause window, Pause bots, int suspense) {

  /** Limits for an answer; hidden is for a choice among hidden cards. */
  public record Limits(long turn, long response, long hidden) {}

  /** A time bank, and what it gains at each of the player's turns, up to its full size. */
  public record TimeBank(long size, long eachTurn) {}

  /** A pause of at least this long, and longer by chance, up to the spread. */
  public record Pause(int least, int spread) {

    private int of(String seed) {
      return least + SeededChance.of(seed).below(spread + 1);
    }
  }

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
   * How many times as fast the bots play once only bots are left, unless a player says otherwise.
   */
  public static final int FASTEST = 4;

  public static final long FILL_AFTER = 20 * SECOND;

  /** What every clock gains when the server has been away. */
  public static final long RESTART_CREDIT = 10 * SECOND;

  private static final Pause WINDOW = new Pause(1_200, 800);
  private static final Pause UNHURRIED_BOTS = new Pause(1_200, 1_800);

  private static final Pause LITTLE = new Pause(900, 300);
  private static final Pause SOME = new Pause(2_000, 600);
  private static final Pause MUCH = new Pause(2_400, 1_100);

  public static ClockTimes of(Clock clock) {
    return switch (clock) {
      case BLITZ -> {
        Limits limits = new Limits(15 * SECOND, 6 * SECOND, 10 * SECOND);
        TimeBank bank = new TimeBank(20 * SECOND, 0);
        Pause window = new Pause(600, 400);
        yield new ClockTimes(limits, bank, 15 * SECOND, window, new Pause(400, 500), 50);
      }
      case STANDARD -> {
        Limits limits = new Limits(30 * SECOND, 12 * SECOND, 20 * SECOND);
        TimeBank bank = new TimeBank(60 * SECOND, 5 * SECOND);
        yield new ClockTimes(limits, bank, 45 * SECOND, WINDOW, new Pause(400, 600), 100);
      }
      case RELAXED -> {
        Limits limits = new Limits(90 * SECOND, 30 * SECOND, 60 * SECOND);
        TimeBank bank = new TimeBank(180 * SECOND, 0);
        yield new ClockTimes(limits, bank, 90 * SECOND, WINDOW, UNHURRIED_BOTS, 100);
      }
      case UNTIMED -> withoutBank(new Limits(0, 0, 0), 100);
      case TURN_BASED -> withoutBank(new Limits(24 * HOUR, 8 * HOUR, 24 * HOUR), 0);
    };
  }

  private static ClockTimes withoutBank(Limits limits, int suspense) {
    return new ClockTimes(limits, new TimeBank(0, 0), 0, WINDOW, UNHURRIED_BOTS, suspense);
  }

  /** Whether a stand-in replaces a player who has been offline for a minute. */
  public boolean replacesAbsent() {
    return grace > 0;
  }

  public long limit(TimeLimit which) {
    return switch (which) {
      case TURN -> limits.turn;
      case RESPONSE -> limits.response;
      case HIDDEN -> limits.hidden;
    };
  }

  public int windowPause(String timingSecret, int ask) {
    return window.of(timingSecret + ":floor:" + ask);
  }

  public int suspense(ClaimStakes stakes, String timingSecret, int ask) {
    Pause pause =
        switch (stakes) {
          case LITTLE -> LITTLE;
          case SOME -> SOME;
          case MUCH -> MUCH;
        };
    return pause.of(timingSecret + ":answers:" + ask) * suspense / 100;
  }

  public int botPause(String timingSecret, int ask) {
    return bots.of(timingSecret + ":act:" + ask);
  }

  /** The same where there is little to read; also before a window among bots closes. */
  public int shortPause(String timingSecret, int ask) {
    return botPause(timingSecret, ask) / 2;
  }
}
