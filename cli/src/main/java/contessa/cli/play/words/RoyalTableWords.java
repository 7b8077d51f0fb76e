package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.RoyalMove.Plan;
import contessa.royal.RoyalView;
import contessa.royal.RoyalView.Player;

/** Describes Coup Royal in sentences: the table, the plans so far, and the end of the game. */
final class RoyalTableWords {

  private final Voice voice;
  private final RoyalNames names;

  RoyalTableWords(Voice voice, RoyalNames names) {
    this.voice = voice;
    this.names = names;
  }

  List<String> table(RoyalView view) {
    List<String> lines = new ArrayList<>();
    lines.add(
        voice.row(
                List.of(
                    voice.say("edition.royal") + ": " + voice.say("table.round", "n", view.round()),
                    voice.say("table.loot", "n", view.deck().size()),
                    voice.say("table.secrets", "n", view.secretDeck().size())))
            + ".");
    for (int location = 0; location < view.open().size(); location++) {
      String place = RoyalNames.letter(location) + ", " + names.place(location);
      String loot = names.loot(view.open().get(location));
      lines.add(voice.say("table.place", "place", place, "loot", loot));
    }
    for (int seat = 0; seat < view.seats(); seat++) {
      lines.add(seat + ". " + player(view, seat));
    }
    return lines;
  }

  private String player(RoyalView view, int seat) {
    Player player = view.players().get(seat);
    String goods = names.goods(player.goods());
    String items = names.items(player.items());
    Goods secrets = player.secrets();
    return seat == voice.reader() && secrets != null
        ? voice.say(
            "table.you.royal", "goods", goods, "secrets", names.goods(secrets), "items", items)
        : voice.say(
            "table.other.royal",
            "who",
            who(seat),
            "goods",
            goods,
            "n",
            player.secretCount(),
            "items",
            items);
  }

  List<String> plans(RoyalRounds rounds, RoyalEventWords events) {
    List<String> lines = new ArrayList<>();
    List<List<Plan>> all = rounds.all();
    for (int round = 0; round < all.size(); round++) {
      String list = events.plans(all.get(round));
      lines.add(voice.say("memory.round", "n", round + 1, "list", list));
    }
    return lines.isEmpty() ? List.of(voice.say("memory.none")) : lines;
  }

  List<String> ending(RoyalView truth) {
    List<List<Integer>> fame = Objects.requireNonNull(truth.fame());
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < truth.seats(); seat++) {
      List<String> each = new ArrayList<>();
      Player player = truth.players().get(seat);
      Goods secrets = Objects.requireNonNull(player.secrets());
      int items = player.items().stream().mapToInt(Integer::intValue).sum();
      int total = items;
      for (Good good : Good.ALL) {
        int points = fame.get(seat).get(good.index());
        total += points;
        each.add(
            voice.say(
                "end.royal.good",
                "good",
                names.good(good),
                "n",
                points,
                "cubes",
                player.goods().count(good),
                "secrets",
                secrets.count(good)));
      }
      lines.add(
          voice.say(
              "end.royal", "who", who(seat), "goods", voice.row(each), "items", items, "n", total));
    }
    lines.add(voice.say("end.royal.note"));
    return lines;
  }
}
