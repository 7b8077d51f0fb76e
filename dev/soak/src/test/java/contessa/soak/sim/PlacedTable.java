package contessa.soak.sim;

import module java.base;

import contessa.table.state.ClockTimes;
import contessa.table.state.JournalRow;

/** A table that is open, and whether it moves: a lost alarm would leave it waiting. */
final class PlacedTable {

  private static final Pattern ASKED =
      Pattern.compile(
          "\"e\":\"asked\".*?\"seats\":(\\[[^]]*]).*?\"floor\":(\\d+).*?\"bots\":(\\[[^]]*])");
  private static final Pattern RESUMED = Pattern.compile("\"e\":\"resumed\",\"shift\":(\\d+)");

  /** How late bots may be: they think, and the disk stalls. */
  private static final long BOTS_SLACK = 8_000;

  private static final long PEOPLES_SLACK = 60_000;

  private final String id;
  private final SimTable plan;
  private long movedAt;

  /** When the bots must act, in the time of the tables; the last of several questions counts. */
  private long botsActAt = Long.MAX_VALUE;

  PlacedTable(String id, SimTable plan) {
    this.id = id;
    this.plan = plan;
  }

  String id() {
    return id;
  }

  boolean isRoyal() {
    return plan.options().game().equals("royal");
  }

  int games() {
    return plan.games();
  }

  /** The journal has a new row. */
  void wrote(JournalRow row, long now) {
    movedAt = now;
    Matcher resumed = RESUMED.matcher(row.payload());
    if (resumed.find() && botsActAt != Long.MAX_VALUE) {
      botsActAt += Long.parseLong(resumed.group(1));
    }
    Matcher asked = ASKED.matcher(row.payload());
    if (asked.find()) {
      boolean onlyBots = asked.group(1).equals(asked.group(3));
      botsActAt = onlyBots ? Long.parseLong(asked.group(2)) : Long.MAX_VALUE;
    } else if (row.payload().contains("\"e\":\"ended\"")) {
      botsActAt = Long.MAX_VALUE;
    }
  }

  /** Nothing can happen now, or nothing has to. */
  void excuse(long now) {
    movedAt = now;
  }

  /**
   * Whether something should have happened by now.
   *
   * @param tableTime the time at the tables
   */
  boolean isOverdue(long now, long tableTime) {
    if (botsActAt != Long.MAX_VALUE && tableTime > botsActAt + BOTS_SLACK) {
      return true;
    }
    ClockTimes times = ClockTimes.of(plan.options().clock());
    long longest =
        times.limits().turn()
            + times.bank().size()
            + times.grace()
            + ClockTimes.RESTART_CREDIT
            + PEOPLES_SLACK;
    return times.limits().turn() > 0 && now - movedAt > longest;
  }
}
