package contessa.train;

import contessa.bots.net.History;
import contessa.coup.CoupTable;
import contessa.game.EventSink;
import contessa.game.SeededChance;

/** Where the games of self-play come from. */
@FunctionalInterface
public interface GameSource {

  /** A new game; the history begins with it and hears the deal. */
  CoupTable deal(History history, EventSink sink, SeededChance chance);
}
