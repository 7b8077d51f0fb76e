package contessa.train;

import contessa.bots.net.History;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.game.EventSink;
import contessa.game.SeededChance;

/** Games under one set of rules. */
record FixedRules(CoupRules rules) implements GameSource {

  @Override
  public CoupTable deal(History history, EventSink sink, SeededChance chance) {
    history.begin(rules);
    return rules.deal(chance.below(rules.seats()), chance, sink);
  }
}
