package contessa.arena.network;

import module java.base;

import contessa.arena.SeatExtras;
import contessa.bots.Mixture;
import contessa.bots.net.History;
import contessa.coup.CoupEvent;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/** What one seat has heard in one game, and sees at a decision, as the numbers of a network. */
public final class SeatObservation implements SeatExtras {

  private final Rulebook rules;
  private final Observation observation;
  private final @Nullable History history;
  private final int seat;

  /** A seat that has heard nothing; {@code slots} may be more than the game has seats. */
  public SeatObservation(Rulebook rules, int seat, Observation.Kind kind, int slots) {
    this.rules = rules;
    observation = Observation.of(rules.kind(), kind, slots);
    history = observation.memory(rules);
    this.seat = seat;
  }

  @Override
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

  @Override
  public void write(View view, JsonWriter json) {
    read(view);
    json.field("obs", numbers(observation.inputs)).field("mask", numbers(observation.mask));
    json.writeObjectPropertyStart("actions");
    int[] actions = observation.actions(view);
    for (int move = 0; move < actions.length; move++) {
      json.field(Notations.of(rules).text(rules, view.moves().get(move)), actions[move]);
    }
    json.end();
  }

  private static int[] numbers(byte[] bytes) {
    return IntStream.range(0, bytes.length).map(i -> bytes[i] & 0xFF).toArray();
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
