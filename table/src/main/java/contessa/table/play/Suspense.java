package contessa.table.play;

import module java.base;

import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.table.game.GameAdapter.WindowMove;
import contessa.table.game.GamePrompt;
import contessa.table.message.SeatView.Occupant;
import contessa.table.state.Question;
import contessa.table.state.Seat;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/**
 * After a person's claim the answers are told one by one, the last one slowest. The times come from
 * the timing secret and from public knowledge when the window opens: they are the same for a bluff,
 * and for answers that took long. Only answers that the outcome gives away are told.
 */
final class Suspense {

  /** The share of its length, in per cent, that is left after the last answer. */
  private static final int REST = 30;

  private Suspense() {}

  /** How long the answers to this question will be told; null if they are not. */
  static @Nullable Integer length(Transaction tx, GamePrompt prompt, int ask) {
    TableState state = tx.state();
    GamePrompt.OpenClaim claim = prompt.claim();
    if (claim == null || state.hurrying()) {
      return null;
    }
    Seat claimant = state.seat(claim.seat());
    if (claimant.occupant() != Occupant.PERSON || claimant.playedByBot()) {
      return null;
    }
    int millis = state.clock().suspense(claim.stakes(), state.timingSecret(), ask);
    return millis == 0 ? null : Integer.valueOf(millis);
  }

  static void tell(Transaction tx, Question window, List<WindowMove> moves) {
    Integer length = window.suspense();
    if (length == null) {
      return;
    }
    // A seat that may also block answers twice, and is told with the second answer.
    List<Integer> told = new ArrayList<>();
    for (WindowMove move : moves) {
      told.removeIf(seat -> seat == move.seat());
      told.add(move.seat());
    }
    List<Integer> at = times(window, length).subList(0, told.size());
    int rest = length * REST / 100;
    tx.tellAnswers(new TableEvent.AnswersTold(told, at, at.getLast() + rest));
  }

  /** When each answer would be told if all seats let the claim pass, as the whole length has it. */
  private static List<Integer> times(Question window, int length) {
    SeededChance chance = SeededChance.of(length + ":beats:" + window.id());
    int seats = Seats.count(window.seats());
    int[] pauses = new int[seats];
    int sum = 0;
    for (int i = 0; i < seats; i++) {
      pauses[i] = i < seats - 1 ? 3 + chance.below(3) : 9;
      sum += pauses[i];
    }
    List<Integer> times = new ArrayList<>();
    int past = 0;
    for (int pause : pauses) {
      past += pause;
      times.add(length * (100 - REST) / 100 * past / sum);
    }
    return times;
  }
}
