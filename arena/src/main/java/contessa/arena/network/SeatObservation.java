package contessa.arena.network;

import module java.base;

import contessa.bots.Mixture;
import contessa.bots.net.History;
import contessa.coup.CoupEvent;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.protocol.RefereeLines;
import org.jspecify.annotations.Nullable;

/** What one seat has heard in one game, and sees at a decision, as the numbers of a network. */
public final class SeatObservation {

  private final Observation observation;
  private final @Nullable History history;
  private final int seat;

  /** A seat that has heard nothing; {@code slots} may be more than the game has seats. */
  public SeatObservation(Rulebook rules, int seat, Observation.Kind kind, int slots) {
    observation = Observation.of(rules.kind(), kind, slots);
    history = observation.memory(rules);
    this.seat = seat;
  }

  public void hear(Event event) {
    if (history != null) {
      history.hear(seat, (CoupEvent) event);
    }
  }

  /** A decision of this seat, which the other methods are about. */
  public void read(View view) {
    observation.read(view);
    observation.write(view, history);
    observation.writeMask();
  }

  public byte[] inputs() {
    return observation.inputs;
  }

  /** 1 for legal actions. */
  public byte[] mask() {
    return observation.mask;
  }

  /** The decision as a program sees it that has asked for numbers. */
  public RefereeLines.Inputs numbers(View view) {
    read(view);
    Map<Move, Integer> actions = new LinkedHashMap<>();
    int[] ofMoves = observation.actions(view);
    for (int move = 0; move < ofMoves.length; move++) {
      actions.put(view.moves().get(move), ofMoves[move]);
    }
    return new RefereeLines.Inputs(list(observation.inputs), list(observation.mask), actions);
  }

  private static List<Integer> list(byte[] numbers) {
    return IntStream.range(0, numbers.length).mapToObj(i -> numbers[i] & 0xFF).toList();
  }

  /** The legal moves, each with a probability in proportion to the weight of its action. */
  public Mixture mixture(View view, double[] weights) {
    List<Move> moves = new ArrayList<>();
    double[] ofMoves = new double[observation.legal];
    for (int place = 0; place < ofMoves.length; place++) {
      moves.add(observation.move(view, place));
      ofMoves[place] = weights[observation.action(place)];
    }
    return Mixture.weighing(moves, ofMoves);
  }
}
