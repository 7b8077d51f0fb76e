package contessa.table.state;

import module java.base;

import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/**
 * The decision that the table waits for. A sealed question is a window: all its seats answer at
 * once, unseen, and may change their answer until it closes.
 *
 * @param id its number at this table, counted from 1; {@code ask} on the wire
 * @param seats a set
 * @param target the seat at which the claim is aimed, or {@link Seats#NOBODY}
 * @param floor no window closes and no bot acts before this
 * @param deadline the time that players see; null if there is no limit
 * @param due the deadline with its tolerance for lag, without time banks; null if there is none
 * @param suspense how long its answers will be told; null if they are not told one by one
 * @param bots the seats for which a bot or a stand-in answers, as a set
 * @param answers to a window, by seat, as text
 * @param awaited the seats that everyone was told, late in the window, are still to answer
 */
public record Question(
    int id,
    boolean sealed,
    int seats,
    int target,
    long since,
    long floor,
    @Nullable Long deadline,
    @Nullable Long due,
    @Nullable Integer suspense,
    int bots,
    Map<Integer, String> answers,
    @Nullable List<Integer> awaited)
    implements QuestionWith {

  /** Bots need not wait any longer. */
  Question hurried(long now) {
    return withSince(Math.min(since, now)).withFloor(Math.min(floor, now)).withSuspense(null);
  }

  /** Credit extends deadlines, not automatic steps. */
  Question later(long pause, long credit) {
    return withSince(since + pause)
        .withFloor(floor + pause)
        .withDeadline(deadline == null ? null : deadline + pause + credit)
        .withDue(due == null ? null : due + pause + credit);
  }

  public int seat() {
    return Seats.lowest(seats);
  }

  /** Whether this seat is asked, and a person must answer for it. */
  public boolean isAsked(int seat) {
    return Seats.has(seats & ~bots, seat);
  }

  public int unanswered() {
    int unanswered = seats & ~bots;
    for (int seat : answers.keySet()) {
      unanswered &= ~Seats.of(seat);
    }
    return unanswered;
  }

  /** Whether this seat may use its time bank for the question. */
  public boolean drawsOnBank(int seat) {
    return !sealed || seat == target;
  }

  Question answered(int seat, String choice) {
    Map<Integer, String> all = new HashMap<>(answers);
    all.put(seat, choice);
    return withAnswers(Map.copyOf(all));
  }

  /** A bot answers for this seat from now on, unless its owner already has. */
  Question takenOver(int seat) {
    return answers.containsKey(seat) ? this : withBots(bots | seats & Seats.of(seat));
  }

  Question without(int seat) {
    Map<Integer, String> others = new HashMap<>(answers);
    others.remove(seat);
    int gone = ~Seats.of(seat);
    return withAnswers(Map.copyOf(others))
        .withSeats(seats & gone)
        .withBots(bots & gone)
        .withTarget(target == seat ? Seats.NOBODY : target);
  }
}
