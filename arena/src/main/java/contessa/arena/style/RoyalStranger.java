package contessa.arena.style;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.RandomBot;
import contessa.bots.royal.RoyalBot;
import contessa.game.Event;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.royal.RoyalRules;
import java.util.List;

/** A player of Coup Royal that decides like one bot at one time and like another the next. */
final class RoyalStranger implements Bot {

  /**
   * How often it decides in each way, relative to the others.
   *
   * @param greedy takes the most fame and ignores the others
   * @param scheming expects the others to be greedy
   * @param solving solves the round
   * @param careless plays anything
   */
  record Shares(double greedy, double scheming, double solving, double careless) {
    static Shares drawn(SeededChance chance) {
      return new Shares(
          chance.fraction(), chance.fraction(), chance.fraction(), Stranger.Habits.rarely(chance));
    }
  }

  private final Shares shares;
  private final SeededChance random;
  private final Bot greedy;
  private final Bot scheming;
  private final Bot solving;
  private final Bot careless = new RandomBot();

  RoyalStranger(Shares shares, RoyalRules rules, SeededChance random) {
    this.shares = shares;
    this.random = random;
    greedy = RoyalBot.greedy(rules, random);
    scheming = RoyalBot.scheming(rules, random);
    solving = RoyalBot.solving(rules, random);
  }

  @Override
  public void hear(Event event) {
    List.of(greedy, scheming, solving).forEach(bot -> bot.hear(event));
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    return today().decide(view, budget);
  }

  private Bot today() {
    double all = shares.greedy + shares.scheming + shares.solving + shares.careless;
    double rest = random.fraction() * all - shares.greedy;
    if (rest < 0) {
      return greedy;
    }
    rest -= shares.scheming;
    if (rest < 0) {
      return scheming;
    }
    return rest < shares.solving ? solving : careless;
  }
}
