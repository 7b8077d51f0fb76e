package contessa.server.table;

import contessa.game.Seats;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the table waits for. A sealed question is a window: all its seats answer at once, unseen,
 * and may change their answer until it closes.
 *
 * @param seats a set
 * @param target the seat that the claim is aimed at, or {@link Seats#NOBODY}
 * @param floor a window closes, and a bot acts, not before
 * @param due when time is up, the bank apart; null where nothing hurries
 * @param bots the seats for whom a bot or a stand-in answers, as a set
 * @param answers of a window, by seat, as text
 * @param named those of whom everybody was told late in the window that they are awaited
 */
record Question(
    int ask,
    boolean sealed,
    int seats,
    int target,
    long since,
    long floor,
    @Nullable Long deadline,
    @Nullable Long due,
    int bots,
    Map<Integer, String> answers,
    @Nullable List<Integer> named) {

  /** The one seat that is asked alone. */
  int seat() {
    return Seats.lowest(seats);
  }

  /** Whether this seat is asked, and a person must answer for it. */
  boolean asks(int seat) {
    return Seats.has(seats & ~bots, seat);
  }

  /** The seats of persons who have not answered, as a set. */
  int unanswered() {
    int unanswered = seats & ~bots;
    for (int seat : answers.keySet()) {
      unanswered &= ~Seats.of(seat);
    }
    return unanswered;
  }

  /** Whether the bank of this seat is drawn on when time is up. */
  boolean drawsOnBank(int seat) {
    return !sealed || seat == target;
  }

  Question answered(int seat, String choice) {
    Map<Integer, String> all = new HashMap<>(answers);
    all.put(seat, choice);
    return new Question(
        ask, sealed, seats, target, since, floor, deadline, due, bots, Map.copyOf(all), named);
  }

  /** A bot answers for this seat from now on, unless its owner has. */
  Question takenOver(int seat) {
    int played = answers.containsKey(seat) ? bots : bots | seats & Seats.of(seat);
    return new Question(
        ask, sealed, seats, target, since, floor, deadline, due, played, answers, named);
  }

  /** This seat is no longer in the game. */
  Question without(int seat) {
    Map<Integer, String> others = new HashMap<>(answers);
    others.remove(seat);
    int gone = ~Seats.of(seat);
    return new Question(
        ask,
        sealed,
        seats & gone,
        target == seat ? Seats.NOBODY : target,
        since,
        floor,
        deadline,
        due,
        bots & gone,
        Map.copyOf(others),
        named);
  }

  Question naming(List<Integer> awaited) {
    return new Question(
        ask, sealed, seats, target, since, floor, deadline, due, bots, answers, awaited);
  }

  Question due(long until) {
    return new Question(
        ask, sealed, seats, target, since, floor, deadline, until, bots, answers, named);
  }

  Question later(long shift) {
    return new Question(
        ask,
        sealed,
        seats,
        target,
        since + shift,
        floor + shift,
        deadline == null ? null : deadline + shift,
        due == null ? null : due + shift,
        bots,
        answers,
        named);
  }
}
