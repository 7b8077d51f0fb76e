package contessa.cli.play.words;

import module java.base;

import contessa.game.View;
import contessa.royal.FameCard;
import contessa.royal.Good;
import contessa.royal.Loot;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalView;

/** Explains the rules of Coup Royal: for the current decision, or all of them. */
record RoyalHelp(Voice voice, RoyalRules royal) implements Narrator.Help {

  private static final List<String> KINDS =
      List.of("collection", "carte-blanche", "safecracker", "intrigues", "item", "documents");

  @Override
  public List<String> decision(View any) {
    RoyalView view = (RoyalView) any;
    return switch (view.phase()) {
      case PLAN -> plan(view);
      case TAKE -> List.of(voice.say("help.royal.take"), fame());
      case INTRIGUE -> List.of(voice.say("help.royal.intrigue"), fame());
      case OVER -> List.of(voice.say("over"));
    };
  }

  private List<String> plan(RoyalView view) {
    List<String> lines = new ArrayList<>(start(example(view)));
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

  /** A plan as it can be typed. The partner is a second thief; without it one has two snitches. */
  @Override
  public String example(View view) {
    boolean partner = ((RoyalView) view).partner() == voice.reader();
    return royal.seats() > 2 ? "a c" : partner ? "ab c" : "a bc";
  }

  private List<String> start(String example) {
    List<String> lines = new ArrayList<>();
    lines.add(voice.say("help.royal.plan", "example", example));
    lines.add(voice.say("help.royal.resolve"));
    if (royal.seats() == 2) {
      lines.add(voice.say("help.royal.two"));
    }
    return lines;
  }

  private String fame() {
    FameCard card = royal.data().fameCard(royal.seats());
    List<String> list = new ArrayList<>();
    for (Good good : Good.ALL) {
      list.add(voice.say("note.fame.one", good, "places", places(card, good)));
    }
    return voice.say("note.fame", "list", voice.row(list));
  }

  static String places(FameCard card, Good good) {
    return String.join("-", card.places().get(good.index()).stream().map(String::valueOf).toList());
  }

  @Override
  public List<String> rules() {
    List<String> lines = new ArrayList<>();
    lines.add(voice.say("rules.royal.title", royal.seats()));
    lines.add(voice.say("rules.royal.aim"));
    lines.add(fame());
    lines.add(voice.say("rules.royal.ties"));
    lines.addAll(start(royal.seats() > 2 ? "a c" : "ab c"));
    KINDS.forEach(kind -> lines.add(voice.say("help.royal.loot." + kind)));
    lines.add(voice.say("rules.royal.end"));
    return lines;
  }
}
