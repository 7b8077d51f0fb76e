package contessa.royal;

import contessa.game.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The events of Coup Royal. An event that hides something from part of the table has a nullable
 * component: it is null in the public form and filled in the form for insiders.
 */
public sealed interface RoyalEvent extends Event {

  record Planned(int seat, RoyalMove.@Nullable Plan plan) implements RoyalEvent {}

  /** All plans by seat, revealed when the last is made (R-CR-08). */
  record Plans(List<RoyalMove.Plan> plans) implements RoyalEvent {}

  /**
   * The result at one location.
   *
   * @param seats the bosses of the thieves there, as a set
   * @param loot the loot that was there
   */
  record Location(int location, Result result, int seats, Loot loot) implements RoyalEvent {
    public enum Result {
      GUARDED,
      ROBBED,
      QUARREL,
      VANISHED
    }
  }

  record Gained(int seat, Goods goods) implements RoyalEvent {}

  record Secret(int seat, int count, @Nullable Goods goods) implements RoyalEvent {}

  record Item(int seat, int fame) implements RoyalEvent {}

  /**
   * Cubes returned because of incriminating documents.
   *
   * @param seat the thief, who loses nothing
   * @param losses the cubes that each seat returned
   */
  record Documents(int seat, Good good, List<Integer> losses) implements RoyalEvent {}

  record Traded(int seat, int with, Good taken, Good given) implements RoyalEvent {}

  /**
   * A round begins with loot under every location.
   *
   * @param refilled the locations that were empty, as a set
   * @param deck how many loot cards are left to draw
   * @param partner who has the partner, or {@link contessa.game.Seats#NOBODY}
   */
  record Refilled(int round, int refilled, List<Loot> open, int deck, int partner)
      implements RoyalEvent {}

  /** One category: each seat's cubes and secret cards together, and its fame for them. */
  record Scored(Good good, List<Integer> totals, List<Integer> fame) implements RoyalEvent {}

  record Won(int seats) implements RoyalEvent {}
}
