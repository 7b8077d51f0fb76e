package contessa.arena;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.roster.Roster;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;

/** Contests and contestants for tests. */
public final class TestContests {

  private TestContests() {}

  public static Contestant bot(String name) {
    return new BotContestant(Roster.named(name).orElseThrow());
  }

  public static List<Contestant> bots(String... names) {
    List<Contestant> bots = new ArrayList<>();
    for (String name : names) {
      bots.add(bot(name));
    }
    return bots;
  }

  public static Rulebook coup(int players) {
    return CoupRules.of(Edition.RESISTANCE, players);
  }

  public static Contest contest(Rulebook rules, List<Contestant> contestants, long games) {
    return contest(rules, contestants, false, games, 0);
  }

  public static Contest league(Rulebook rules, List<Contestant> contestants, long games) {
    return contest(rules, contestants, true, games, 0);
  }

  static Contest contest(
      Rulebook rules, List<Contestant> contestants, boolean league, long games, double within) {
    return new Contest(
        rules, contestants, league, 42, Budget.rollouts(20), games, within, Contest.LONGEST);
  }

  public static Results run(Contest contest) {
    return run(contest, 2);
  }

  public static Results run(Contest contest, int threads) {
    try {
      return new Arena(contest, threads).run();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Decides from a view alone. */
  @FunctionalInterface
  public interface Decider {
    Mixture decide(View view);
  }

  /** A contestant that also passes on its events. */
  public static Contestant deciding(String name, Decider decider, EventListener listener) {
    return new BotContestant(
        new BotKind() {
          @Override
          public String name() {
            return name;
          }

          @Override
          public String about() {
            return name;
          }

          @Override
          public Bot seat(Rulebook rules, int seat, SeededChance random) {
            return new Bot() {
              @Override
              public void hear(Event event) {
                listener.hear(seat, event);
              }

              @Override
              public Mixture decide(View view, Budget budget) {
                return decider.decide(view);
              }
            };
          }
        });
  }

  public static Contestant deciding(String name, Decider decider) {
    return deciding(name, decider, (_, _) -> {});
  }

  /** Receives the events of a seat. */
  @FunctionalInterface
  public interface EventListener {
    void hear(int seat, Event event);
  }
}
