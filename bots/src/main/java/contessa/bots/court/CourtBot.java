package contessa.bots.court;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.coup.HumanPlay;
import contessa.bots.coup.Taste;
import contessa.bots.coup.Temperament;
import contessa.bots.net.TrainedNet;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.SeededChance;
import contessa.game.View;
import org.jspecify.annotations.Nullable;

/** A character at one seat. Those with insight ask the trained network what it would do. */
public final class CourtBot implements Bot {

  private final HumanPlay person;
  private final @Nullable Bot adviser;

  /**
   * Sits down.
   *
   * @param chance the bot's own: it draws the network, and decides what is forgotten
   */
  public CourtBot(CoupRules rules, int seat, Temperament temperament, SeededChance chance) {
    person = new HumanPlay(rules, seat, temperament, chance);
    double insight = temperament.of(Taste.INSIGHT);
    if (insight >= 1) {
      adviser = TrainedNet.bot(rules, seat, chance);
    } else {
      adviser = insight > 0 ? TrainedNet.plain(rules, seat, chance) : null;
    }
  }

  @Override
  public void hear(Event event) {
    person.hear((CoupEvent) event);
    if (adviser != null) {
      adviser.hear(event);
    }
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    return person.answer(seen, adviser == null ? null : adviser.decide(view, budget));
  }
}
