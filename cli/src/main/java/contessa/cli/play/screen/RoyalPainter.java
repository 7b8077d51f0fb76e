package contessa.cli.play.screen;

import module java.base;

import contessa.cli.play.words.RoyalNames;
import contessa.cli.play.words.RoyalRounds;
import contessa.cli.play.words.Voice;
import contessa.game.Seats;
import contessa.game.View;
import contessa.royal.FameCard;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.RoyalEvent.Location.Result;
import contessa.royal.RoyalMove.Plan;
import contessa.royal.RoyalView;
import contessa.royal.RoyalView.Player;

/** Draws the table of Coup Royal: locations with their last outcome, then holdings. */
public record RoyalPainter(Voice voice, RoyalNames names, RoyalRounds rounds) {

  private static final int PLACE = 2;
  private static final int LOOT = 16;
  private static final int LAST = 43;

  /** The columns where the four goods end; secret cards and items follow. */
  private static final int[] GOODS = {22, 36, 47, 58};

  private static final int SECRET = 68;
  private static final int ITEMS = 80;

  public List<Line> table(View view) {
    RoyalView table = (RoyalView) view;
    List<Line> lines = new ArrayList<>();
    lines.add(head(table));
    for (int location = 0; location < table.open().size(); location++) {
      lines.add(location(table, location));
    }
    lines.add(columnHeads());
    lines.add(fame(table));
    for (int seat = 0; seat < table.seats(); seat++) {
      lines.add(player(table, seat));
    }
    lines.add(supply(table));
    return lines;
  }

  private Line head(RoyalView view) {
    String text =
        String.join(
            " · ",
            voice.say("edition.royal"),
            voice.say("table.round", view.round()),
            voice.say("table.loot", view.deck().size()),
            voice.say("table.secrets", view.secretDeck().size()));
    if (view.partner() != Seats.NOBODY) {
      text += " · " + voice.say("royal.partner", Voice.who(view.partner()));
    }
    return Line.of(text, TextStyle.BOLD);
  }

  private Line location(RoyalView view, int location) {
    boolean here = view.location() == location && view.toMove() >= 0 && view.due() > 0;
    Line line = Line.of(Locations.letter(location) + "", here ? TextStyle.ALERT : TextStyle.BOLD);
    Loot loot = view.open().get(location);
    line.tab(PLACE).add(names.place(location)).tab(LOOT);
    line.add(
        names.loot(loot),
        loot instanceof Loot.Normal normal ? ink(normal.symbols()) : TextStyle.BOLD);
    if (rounds.result(location) == Result.VANISHED) {
      line.tab(LAST).add(voice.say("table.vanished"), TextStyle.DIM);
    } else {
      List<String> last = new ArrayList<>();
      who(last, "table.thief", location, Plan::thieves);
      who(last, "table.snitch", location, Plan::snitches);
      line.tab(LAST).add(String.join(" · ", last), TextStyle.DIM);
    }
    return line;
  }

  private static TextStyle ink(Goods symbols) {
    for (Good good : Good.ALL) {
      if (symbols.count(good) == symbols.total()) {
        return TextStyle.of(good);
      }
    }
    return TextStyle.PLAIN;
  }

  private void who(List<String> parts, String key, int location, ToIntFunction<Plan> sent) {
    List<String> there = new ArrayList<>();
    List<Plan> plans = rounds.last();
    for (int seat = 0; seat < plans.size(); seat++) {
      if (Locations.has(sent.applyAsInt(plans.get(seat)), location)) {
        there.add(voice.name(seat));
      }
    }
    if (!there.isEmpty()) {
      parts.add(voice.say(key, "names", String.join(" ", there)));
    }
  }

  private Line columnHeads() {
    Line line = new Line();
    for (Good good : Good.ALL) {
      line.right(names.good(good), column(good), TextStyle.of(good));
    }
    line.right(voice.say("table.secret"), SECRET, TextStyle.PLAIN);
    return line.right(voice.say("table.items"), ITEMS, TextStyle.PLAIN);
  }

  private static int column(Good good) {
    return GOODS[good.index()];
  }

  private Line fame(RoyalView view) {
    FameCard card = view.rules().data().fameCard(view.seats());
    Line line = Line.of(voice.say("table.fame"), TextStyle.DIM);
    for (Good good : Good.ALL) {
      List<String> places = card.places().get(good.index()).stream().map(String::valueOf).toList();
      line.right(String.join("-", places), column(good), TextStyle.DIM);
    }
    return line;
  }

  private Line player(RoyalView view, int seat) {
    Player player = view.players().get(seat);
    TextStyle ink = seat == voice.reader() ? TextStyle.YOU : TextStyle.PLAIN;
    Line line = Line.of(seat + " " + voice.name(seat), ink);
    for (Good good : Good.ALL) {
      Goods secrets = player.secrets();
      int hidden = secrets == null ? 0 : secrets.count(good);
      String number = player.goods().count(good) + (hidden == 0 ? "" : "+" + hidden);
      line.right(number, column(good), number.equals("0") ? TextStyle.DIM : TextStyle.of(good));
    }
    line.right(String.valueOf(player.secretCount()), SECRET, TextStyle.PLAIN);
    String items = player.items().isEmpty() ? "-" : names.items(player.items());
    return line.right(items, ITEMS, TextStyle.PLAIN);
  }

  private Line supply(RoyalView view) {
    Line line = Line.of(voice.say("table.supply"), TextStyle.DIM);
    for (Good good : Good.ALL) {
      line.right(String.valueOf(view.supply().count(good)), column(good), TextStyle.DIM);
    }
    return line;
  }
}
