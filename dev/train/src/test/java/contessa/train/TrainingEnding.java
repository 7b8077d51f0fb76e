package contessa.train;

import contessa.bots.net.History;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.EventSink;
import contessa.game.SeededChance;
import contessa.notation.Json;
import contessa.notation.coup.CoupNotation;

/** Two players with one influence each, a third one out, and no exchanger left; seat 0 moves. */
final class TrainingEnding implements GameSource {

  static final int SEATS = 3;

  private static final String POSITION =
      """
      {"actor":0,"players":[
        {"coins":3,"hand":["Assassin"],"revealed":["Ambassador"]},
        {"coins":9,"hand":["Captain"],"revealed":["Ambassador"]},
        {"coins":0,"hand":[],"revealed":["Ambassador","Contessa"]}]}\
      """;

  private final CoupView view = table().view(0);

  static CoupTable table() {
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, SEATS);
    return (CoupTable)
        new CoupNotation().start(rules, Json.read(POSITION), 0, new SeededChance(1)).table();
  }

  /** The same ending with other cards in the two hands. */
  @Override
  public CoupTable deal(History history, EventSink sink, SeededChance chance) {
    CoupRules rules = view.rules();
    history.begin(rules);
    history.hear(0, new CoupEvent.Exiled(2));
    int hidden = view.cardsInPlay().bits();
    for (int seat = 0; seat < SEATS; seat++) {
      hidden &= ~view.up(seat);
    }
    int[] down = new int[SEATS];
    for (int seat = 0; seat < 2; seat++) {
      down[seat] = nth(hidden, chance.below(Integer.bitCount(hidden)));
      hidden &= ~down[seat];
    }
    CoupTable table = rules.table();
    table.imagine(view, down, hidden);
    return table;
  }

  private static int nth(int cards, int n) {
    int rest = cards;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Integer.lowestOneBit(rest);
  }
}
