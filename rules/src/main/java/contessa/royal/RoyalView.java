package contessa.royal;

import contessa.game.Move;
import contessa.game.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one reader may know of a game of Coup Royal.
 *
 * @param round the rounds begun so far, the current one included
 * @param open the loot under each location; null where it is gone
 * @param partner the seat that has the partner, or {@link contessa.game.Seats#NOBODY}
 * @param plans by seat, null where not made or not visible to this reader yet; empty before the
 *     first plan and when the game is over
 * @param location the location being resolved, while a player takes or trades
 * @param due how many cubes that seat may still take, or how many exchanges it may still make
 * @param fame when the game is over, each seat's fame in the four categories
 */
public record RoyalView(
    RoyalRules rules,
    int reader,
    RoyalPhase phase,
    int round,
    int toMove,
    List<Move> moves,
    List<Player> players,
    List<@Nullable Loot> open,
    LootDeck deck,
    SecretDeck secretDeck,
    Goods supply,
    int partner,
    List<RoyalMove.@Nullable Plan> plans,
    int location,
    int due,
    int winners,
    @Nullable List<List<Integer>> fame)
    implements View, RoyalViewWith {

  /**
   * One player's holdings.
   *
   * @param secrets which secret cards, or null if only their number may be known
   * @param items the fame of each special item, in the order gained
   */
  public record Player(
      Goods goods, int secretCount, @Nullable Goods secrets, List<Integer> items) {}

  /**
   * The loot still to be drawn. All readers can deduce which cards these are from the cards already
   * shown; their order is hidden.
   *
   * @param first what is left of the first deck, sorted
   * @param second what is left of the second deck, sorted
   * @param order the drawing order, for the referee only
   */
  public record LootDeck(List<Loot> first, List<Loot> second, @Nullable List<Loot> order) {
    public int size() {
      return first.size() + second.size();
    }
  }

  /**
   * The secret cards still to be drawn.
   *
   * @param unseen the secret cards that the reader has not seen: in the deck or with other players
   * @param order the drawing order, for the referee only
   */
  public record SecretDeck(int size, Goods unseen, @Nullable List<Good> order) {}

  @Override
  public int seats() {
    return rules.seats();
  }
}
