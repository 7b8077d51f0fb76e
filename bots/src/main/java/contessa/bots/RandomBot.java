package contessa.bots;

import contessa.game.Event;
import contessa.game.View;

/** Plays every legal move with the same probability. */
public final class RandomBot implements Bot {

  @Override
  public void hear(Event event) {
    // It uses no information.
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    return Mixture.uniform(view.moves());
  }
}
