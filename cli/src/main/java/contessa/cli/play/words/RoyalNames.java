package contessa.cli.play.words;

import module java.base;

import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalData;
import contessa.royal.RoyalMove.Plan;
import contessa.royal.RoyalRules;
import org.jspecify.annotations.Nullable;

/** The names of locations, goods and loot. */
public final class RoyalNames {

  private final Voice voice;
  private final List<String> custom;
  private final boolean standard;

  public RoyalNames(Voice voice, RoyalRules rules) {
    this.voice = voice;
    custom = rules.data().locationNames();
    standard = custom.equals(RoyalData.standard().locationNames());
  }

  /** The name of a location; a custom box's names are not translated. */
  public String place(int location) {
    return standard
        ? voice.say("place." + letter(location).toLowerCase(Locale.ROOT))
        : custom.get(location);
  }

  static String letter(int location) {
    return String.valueOf(Locations.letter(location));
  }

  public String good(Good good) {
    return voice.say("good." + good.word());
  }

  public String goods(Goods goods) {
    List<String> some = new ArrayList<>();
    for (Good good : Good.ALL) {
      if (goods.count(good) > 0) {
        some.add(voice.say("loot.good", good, goods.count(good)));
      }
    }
    return some.isEmpty() ? voice.say("table.nothing") : voice.row(some);
  }

  public String loot(@Nullable Loot loot) {
    return switch (loot) {
      case null -> voice.say("table.empty");
      case Loot.Normal normal -> goods(normal.symbols());
      case Loot.Item(int fame) -> voice.say("loot.item", fame);
      case Loot.Documents(Good good) -> voice.say("loot.documents", good);
      default -> voice.say("loot." + kind(loot));
    };
  }

  String plans(List<Plan> plans) {
    List<String> list = new ArrayList<>();
    for (int seat = 0; seat < plans.size(); seat++) {
      list.add(plan("royal.plans.one", seat, plans.get(seat)));
    }
    return voice.row(list, "list.semicolon");
  }

  String plan(String key, int seat, Plan plan) {
    String thieves = Locations.letters(plan.thieves());
    String snitches = Locations.letters(plan.snitches());
    return voice.say(key, Voice.who(seat), "thief", thieves, "snitch", snitches);
  }

  /** The loot's kind as the bundles write it. */
  static String kind(Loot loot) {
    return LootText.write(loot).split(" ", 2)[0];
  }

  public String items(List<Integer> items) {
    return items.isEmpty()
        ? voice.say("table.nothing")
        : String.join("+", items.stream().map(String::valueOf).toList());
  }
}
