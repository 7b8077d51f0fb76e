package contessa.arena.network;

import module java.base;

import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.bots.net.LiteEncoder;
import contessa.bots.net.Outputs;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import org.jspecify.annotations.Nullable;

/** A decision of Coup: its actions are the outputs of the trained networks. */
public final class CoupObservation extends Observation {

  private final int slots;
  private final Encoder encoder = new Encoder();
  private final Outputs outputs;

  CoupObservation(Kind kind, int slots) {
    super(
        kind,
        kind == Kind.NET
            ? Encoder.GLOBALS + slots * Encoder.PER_SEAT
            : LiteEncoder.GLOBALS + slots * LiteEncoder.PER_SEAT,
        Outputs.count(slots));
    this.slots = slots;
    outputs = new Outputs(slots);
  }

  @Override
  public @Nullable History memory(Rulebook rules) {
    return kind == Kind.NET ? new History((CoupRules) rules) : null;
  }

  @Override
  public void read(View view) {
    outputs.read((CoupView) view);
    legal = outputs.legal();
  }

  @Override
  public int action(int place) {
    return outputs.allowed(place);
  }

  @Override
  public int code(int place) {
    return outputs.code(outputs.allowed(place));
  }

  @Override
  public Move move(View view, int place) {
    return outputs.move((CoupView) view, outputs.allowed(place));
  }

  @Override
  public int[] actions(View any) {
    CoupView view = (CoupView) any;
    int[] actions = new int[view.moves().size()];
    int move = 0;
    for (int word = 0; move < actions.length; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        actions[move++] = outputs.of(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
    return actions;
  }

  @Override
  public void write(View view, @Nullable History history) {
    switch (kind) {
      case NET -> encoder.encode(Objects.requireNonNull(history), (CoupView) view, inputs, slots);
      case LITE -> LiteEncoder.encode((CoupView) view, inputs, slots);
      case NONE -> {}
    }
  }
}
