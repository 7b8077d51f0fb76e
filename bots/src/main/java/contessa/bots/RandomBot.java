package contessa.bots;

import contessa.game.Event;
import contessa.game.View;

/** Any legal move, each as likely as any other. */
public final class RandomBot implements Bot {

  @Override
  public void hear(Event event) {
    // It does not listen.
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    return Mixture.uniform(view.moves());
  }
}
