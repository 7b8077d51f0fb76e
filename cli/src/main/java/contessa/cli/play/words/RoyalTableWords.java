package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.game.View;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.RoyalMove.Plan;
import contessa.royal.RoyalView;
import contessa.royal.RoyalView.Player;

/** Describes Coup Royal in sentences: the table, the plans so far, and the end of the game. */
record RoyalTableWords(Voice voice, RoyalNames names, RoyalRounds rounds)
    implements Narrator.Descriptions {

  @Override
  public List<String> table(View any) {
    RoyalView view = (RoyalView) any;
    List<String> lines = new ArrayList<>();
    lines.add(
        voice.row(
                List.of(
                    voice.say("edition.royal") + ": " + voice.say("table.round", view.round()),
                    voice.say("table.loot", view.deck().size()),
                    voice.say("table.secrets", view.secretDeck().size())))
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
            "table.other.royal", who(seat), "goods", goods, player.secretCount(), "items", items);
  }

  @Override
  public List<String> history() {
    List<String> lines = new ArrayList<>();
    List<List<Plan>> all = rounds.all();
    for (int round = 0; round < all.size(); round++) {
      lines.add(voice.say("memory.round", round + 1, "list", names.plans(all.get(round))));
    }
    return lines.isEmpty() ? List.of(voice.say("memory.none")) : lines;
  }

  @Override
  public List<String> ending(View any) {
    RoyalView truth = (RoyalView) any;
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
                points,
                "cubes",
                player.goods().count(good),
                "secrets",
                secrets.count(good)));
      }
      lines.add(voice.say("end.royal", who(seat), "goods", voice.row(each), "items", items, total));
    }
    lines.add(voice.say("end.royal.note"));
    return lines;
  }
}
