package contessa.dev.generate;

import contessa.dev.generate.GameTypes.Omittable;
import contessa.dev.generate.GameTypes.OrCount;
import contessa.royal.Good;
import contessa.royal.RoyalEvent.Location.Result;
import contessa.royal.RoyalPhase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of Coup Royal as declarations: the objects that {@code RoyalViews} and {@code
 * RoyalEvents} write for one reader. Client types are generated from them, and a test compares them
 * with what is written. An event's name is its record's name in lower case. Goods are four numbers,
 * in the order of {@link Good}.
 */
public final class RoyalShapes {

  private RoyalShapes() {}

  public record View(
      RoyalPhase phase,
      int round,
      @Nullable Integer toMove,
      @Omittable List<String> moves,
      List<Player> players,
      List<@Nullable String> open,
      @OrCount List<String> deck,
      @OrCount List<Good> secretDeck,
      List<Integer> supply,
      @Nullable Integer partner,
      @Omittable List<@Nullable Plan> plans,
      @Omittable String letter,
      @Omittable int due,
      List<Integer> winners,
      @Nullable List<List<Integer>> fame,
      Unseen unseen) {}

  public record Player(List<Integer> goods, @OrCount List<Integer> secrets, List<Integer> items) {}

  /** Letters of locations: one of each, or with two players two of one of them. */
  public record Plan(String thief, String snitch) {}

  public record Unseen(List<String> deckI, List<String> deckII, List<Integer> secrets) {}

  public sealed interface Event {}

  public record Refilled(
      int round, String letters, List<String> open, int deck, @Nullable Integer partner)
      implements Event {}

  public record Planned(int seat, @Omittable String thief, @Omittable String snitch)
      implements Event {}

  public record Plans(List<Plan> plans) implements Event {}

  public record Location(String letter, Result outcome, List<Integer> seats, String loot)
      implements Event {}

  public record Gained(int seat, List<Integer> goods) implements Event {}

  public record Secret(int seat, int count, @Omittable List<Integer> goods) implements Event {}

  public record Item(int seat, int fame) implements Event {}

  public record Documents(int seat, Good good, List<Integer> losses) implements Event {}

  public record Traded(int seat, int with, Good taken, Good given) implements Event {}

  public record Scored(Good good, List<Integer> totals, List<Integer> fame) implements Event {}

  public record Won(List<Integer> seats) implements Event {}
}
