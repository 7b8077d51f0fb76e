package contessa.testkit.royal;

import module java.base;

import contessa.game.SeededChance;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Loot;
import contessa.royal.RoyalData;
import contessa.royal.RoyalRules;

/** Random rules of Coup Royal: the standard box, or a poor one in which everything runs short. */
public final class RandomRoyalRules {

  private RandomRoyalRules() {}

  public static RoyalRules rules(SeededChance chance) {
    int players =
        RoyalRules.FEWEST_PLAYERS
            + chance.below(RoyalRules.MOST_PLAYERS - RoyalRules.FEWEST_PLAYERS + 1);
    return chance.below(2) == 0
        ? RoyalRules.standard(players)
        : new RoyalRules(players, poorBox(chance));
  }

  private static RoyalData poorBox(SeededChance chance) {
    RoyalData standard = RoyalData.standard();
    int cubes = 4 + chance.below(8);
    return new RoyalData(
        cubes,
        chance.below(4),
        chance.below(4),
        chance.below(3) - 1,
        chance.below(2) == 0,
        standard.locationNames(),
        standard.fameCards(),
        deck(chance),
        deck(chance));
  }

  private static List<Loot> deck(SeededChance chance) {
    List<Loot> deck = new ArrayList<>();
    int items = 0;
    for (int size = 4 + chance.below(30); deck.size() < size; ) {
      Loot loot = loot(chance);
      items += loot instanceof Loot.Item ? 1 : 0;
      if (!(loot instanceof Loot.Item) || items <= 8) {
        deck.add(loot);
      }
    }
    return deck;
  }

  private static Loot loot(SeededChance chance) {
    Good good = Good.ALL.get(chance.below(Good.ALL.size()));
    return switch (chance.below(8)) {
      case 0 -> new Loot.Collection();
      case 1 -> new Loot.CarteBlanche();
      case 2 -> new Loot.Safecracker();
      case 3 -> new Loot.Intrigues();
      case 4 -> new Loot.Item(1 + chance.below(Loot.MOST_FAME));
      case 5 -> new Loot.Documents(good);
      case 6 -> new Loot.Normal(Goods.of(good, 1 + chance.below(5)));
      default -> new Loot.Normal(new Goods(chance.below(3), 1, chance.below(3), chance.below(3)));
    };
  }
}
