package contessa.table.game;

import contessa.game.Position;
import contessa.game.Rulebook;
import java.util.function.Predicate;

/**
 * Everything in which the games differ at a table of people, by role. Each game has one adapter.
 *
 * <p>A game asks one seat at a time. At a table, all seats of a window answer at the same time and
 * sealed; the adapter hands their answers to the game in its own order. Nothing that a player is
 * told depends on hidden cards, except what a seat is asked about its own.
 *
 * @param openClaimIsTrue reads the hidden cards; for what is told once all are shown
 */
public record GameAdapter(
    GameQuestions questions,
    SealedWindows windows,
    StandingOrders orders,
    TimeoutMoves timeouts,
    Elimination elimination,
    StatCounter stats,
    ConservationCheck conservation,
    SceneTimes sceneTimes,
    BotEmotes emotes,
    Predicate<Position> openClaimIsTrue) {

  private static final GameAdapter COUP =
      new GameAdapter(
          new CoupQuestions(),
          new CoupWindows(),
          new CoupStandingOrders(),
          new CoupTimeouts(),
          (position, seat) -> !CoupQuestions.publicView(position).lives(seat),
          CoupStats::count,
          Conservation::checkCoup,
          new CoupSceneTimes(),
          new CoupEmotes(),
          CoupStats::openClaimIsTrue);

  private static final GameAdapter ROYAL =
      new GameAdapter(
          new RoyalQuestions(),
          new RoyalWindows(),
          (_, _, _) -> false,
          (_, _) -> null, // a stand-in plans: a known rule would give the plan away
          (_, _) -> false,
          (_, _, _) -> {},
          Conservation::checkRoyal,
          new RoyalSceneTimes(),
          new RoyalEmotes(),
          _ -> false);

  public static GameAdapter of(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> COUP;
      case ROYAL -> ROYAL;
    };
  }
}
