package contessa.cli.play.words;

import contessa.royal.FameCard;
import contessa.royal.Good;
import contessa.royal.Loot;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalView;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Explains the rules of Coup Royal: for the current decision, or all of them. */
final class RoyalHelp {

  private static final List<String> KINDS =
      List.of("collection", "carte-blanche", "safecracker", "intrigues", "item", "documents");

  private final Voice voice;
  private final RoyalRules rules;

  RoyalHelp(Voice voice, RoyalRules rules) {
    this.voice = voice;
    this.rules = rules;
  }

  List<String> help(RoyalView view) {
    return switch (view.phase()) {
      case PLAN -> plan(view);
      case TAKE -> List.of(voice.say("help.royal.take"), fame());
      case INTRIGUE -> List.of(voice.say("help.royal.intrigue"), fame());
      case OVER -> List.of(voice.say("over"));
    };
  }

  private List<String> plan(RoyalView view) {
    List<String> lines = new ArrayList<>(start());
    Set<String> kinds = new LinkedHashSet<>();
    for (Loot loot : view.open()) {
      if (loot != null && !(loot instanceof Loot.Normal)) {
        kinds.add(RoyalNames.kind(loot));
      }
    }
    kinds.forEach(kind -> lines.add(voice.say("help.royal.loot." + kind)));
    lines.add(fame());
    return lines;
  }

  private List<String> start() {
    Stream<String> keys = Stream.of("help.royal.plan", "help.royal.resolve");
    if (rules.seats() == 2) {
      keys = Stream.concat(keys, Stream.of("help.royal.two"));
    }
    return keys.map(voice::say).toList();
  }

  private String fame() {
    FameCard card = rules.data().fameCard(rules.seats());
    List<String> list = new ArrayList<>();
    for (Good good : Good.ALL) {
      list.add(voice.say("note.fame.one", "good", good, "places", places(card, good)));
    }
    return voice.say("note.fame", "list", String.join(", ", list));
  }

  static String places(FameCard card, Good good) {
    return String.join("-", card.places().get(good.index()).stream().map(String::valueOf).toList());
  }

  List<String> rules() {
    List<String> lines = new ArrayList<>();
    lines.add(voice.say("rules.royal.title", "n", rules.seats()));
    lines.add(voice.say("rules.royal.aim"));
    lines.add(fame());
    lines.add(voice.say("rules.royal.ties"));
    lines.addAll(start());
    KINDS.forEach(kind -> lines.add(voice.say("help.royal.loot." + kind)));
    lines.add(voice.say("rules.royal.end"));
    return lines;
  }
}
