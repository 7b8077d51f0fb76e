package contessa.cli.play.words;

import module java.base;

import contessa.cli.play.words.Narrator.MoveStep;
import contessa.cli.play.words.Narrator.Prompt;
import contessa.game.Move;
import contessa.game.View;
import contessa.royal.Good;
import contessa.royal.Locations;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalMove.Plan;
import contessa.royal.RoyalMove.Stop;
import contessa.royal.RoyalMove.Take;
import contessa.royal.RoyalMove.Trade;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;

/** The questions to a player of Coup Royal, and the choices that make up an answer. */
record RoyalQuestions(Voice voice, RoyalNames names) implements Narrator.Questions {

  @Override
  public List<MoveStep> steps(View view, Move move) {
    return switch ((RoyalMove) move) {
      case Plan plan -> List.of(places("thief", plan.thieves()), places("snitch", plan.snitches()));
      case Take take -> List.of(good(take.good(), "take"));
      case Trade trade -> List.of(partner(trade.seat()), good(trade.taken()), good(trade.given()));
      case Stop _ -> List.of(MoveStep.of(voice.say("move.stop"), "stop", voice.say("word.stop")));
    };
  }

  private MoveStep places(String whose, int locations) {
    String letters = Locations.letters(locations);
    List<String> words = new ArrayList<>();
    words.add(letters.toLowerCase(Locale.ROOT));
    words.add(whose + "=" + letters);
    words.add("plan " + whose + "=" + letters);
    words.add(new StringBuilder(letters).reverse().toString());
    String label = "";
    if (letters.length() == 1) {
      label = names.place(Integer.numberOfTrailingZeros(locations));
      words.add(label);
    }
    return new MoveStep(whose + letters, letters, label, false, words);
  }

  private MoveStep good(Good good, String... verbs) {
    List<String> words = new ArrayList<>(List.of(good.word(), names.good(good)));
    for (String verb : verbs) {
      words.add(verb + " " + good.word());
      words.add(voice.say("word." + verb) + " " + names.good(good));
    }
    return new MoveStep(good.word(), "", names.good(good), false, words);
  }

  private MoveStep partner(int seat) {
    String name = voice.name(seat);
    return new MoveStep(
        "trade " + seat,
        String.valueOf(seat),
        name,
        false,
        List.of(
            name,
            "trade " + seat,
            "trade " + name,
            voice.say("word.trade") + " " + seat,
            voice.say("word.trade") + " " + name));
  }

  @Override
  public boolean concernsWholeTable(View view) {
    return ((RoyalView) view).phase() == RoyalPhase.PLAN;
  }

  @Override
  public Prompt prompt(View any) {
    RoyalView view = (RoyalView) any;
    return switch (view.phase()) {
      case PLAN -> plan(view);
      case TAKE -> Prompt.of(voice.say("ask.take", view.due()));
      case INTRIGUE -> Prompt.of(voice.say("ask.intrigue", view.due()));
      case OVER -> Prompt.of(voice.say("over"));
    };
  }

  private Prompt plan(RoyalView view) {
    boolean two = view.partner() == voice.reader();
    return new Prompt(
        "", voice.say(two ? "ask.thieves" : "ask.thief"), List.of(voice.say("note.alone")));
  }

  @Override
  public String question(View any, List<MoveStep> chosen) {
    RoyalView view = (RoyalView) any;
    MoveStep last = chosen.getLast();
    return switch (view.phase()) {
      case INTRIGUE ->
          chosen.size() == 1
              ? voice.say("ask.trade.take", "who", last.label())
              : voice.say("ask.trade.give", "good", last.label());
      default -> {
        boolean two = view.seats() == 2 && view.partner() != voice.reader();
        yield voice.say(two ? "ask.snitches" : "ask.snitch");
      }
    };
  }
}
