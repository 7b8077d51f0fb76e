package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.key;
import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.cli.play.words.Narrator.MoveStep;
import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.CoupMove;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.View;
import org.jspecify.annotations.Nullable;

/** The choices that make up a move of Coup: an action, its target, and a named character. */
record CoupMoveSteps(Voice voice, boolean distinct) implements Narrator.MoveChoices {

  @Override
  public List<MoveStep> steps(View any, Move move) {
    CoupView view = (CoupView) any;
    return switch ((CoupMove) move) {
      case CoupMove.Act act -> act(view, act);
      case CoupMove.Pass _ -> List.of(simple("pass"));
      case CoupMove.Challenge _ -> List.of(simple("challenge"));
      case CoupMove.Decline _ -> List.of(decline(view));
      case CoupMove.Judge judge -> List.of(simple(key(judge.verdict())));
      case CoupMove.Choose choose -> List.of(choose(choose));
      case CoupMove.Block block -> List.of(block(view, block.role()));
      case CoupMove.Show show -> List.of(show(show.card()));
      case CoupMove.Pick pick -> List.of(cards("pick", List.of(pick.card())));
      case CoupMove.Lose lose -> List.of(cards("lose", List.of(lose.card())));
      case CoupMove.Offer offer -> List.of(cards("offer", List.of(offer.card())));
      case CoupMove.Keep keep -> List.of(cards("keep", keep.cards()));
    };
  }

  private MoveStep decline(CoupView view) {
    String label = voice.say(mustDecline(view) ? "move.admit" : "move.decline");
    return MoveStep.of(label, "decline", voice.say("word.decline"));
  }

  /** Whether the claim was a bluff, so that there is nothing to show. */
  static boolean mustDecline(CoupView view) {
    return view.moves().stream().noneMatch((Move move) -> move instanceof CoupMove.Show);
  }

  private MoveStep simple(String word) {
    return MoveStep.of(voice.say("move." + word), word, voice.say("word." + word));
  }

  private MoveStep choose(CoupMove.Choose choose) {
    String word = key(choose.allegiance());
    String side = voice.say("side." + word);
    return MoveStep.of(side, "choose " + word, word, side, voice.say("word.choose") + " " + side);
  }

  private MoveStep block(CoupView view, Role role) {
    String name = voice.role(role);
    String english = key(role);
    return new MoveStep(
        "block " + english,
        "",
        voice.say("move.block", role),
        !holds(view, role),
        List.of("block " + english, english, name, voice.say("word.block") + " " + name));
  }

  private MoveStep show(@Nullable Card card) {
    String word = voice.say("word.show");
    if (card == null) {
      return MoveStep.of(voice.say("move.show.hand"), "show", word);
    }
    Voice.Face face = new Voice.Face(card, distinct);
    return MoveStep.of(voice.say("move.show", face), id("show", List.of(card)), "show", word);
  }

  private MoveStep cards(String verb, List<Card> cards) {
    String names = voice.cards(cards, distinct);
    List<String> words = new ArrayList<>();
    for (List<Card> order : List.of(cards, cards.reversed())) {
      String notation = id("", order);
      String own = String.join(" ", order.stream().map(this::name).toList());
      words.addAll(List.of(verb + notation, notation, own, voice.say("word." + verb) + " " + own));
    }
    return new MoveStep(id(verb, cards), "", names, false, words);
  }

  private String name(Card card) {
    return voice.cards(List.of(card), distinct);
  }

  private String id(String verb, List<Card> cards) {
    StringBuilder id = new StringBuilder(verb);
    for (Card card : cards) {
      id.append(' ').append(key(card.role())).append(distinct ? "#" + (card.copy() + 1) : "");
    }
    return id.toString();
  }

  private List<MoveStep> act(CoupView view, CoupMove.Act act) {
    List<MoveStep> steps = new ArrayList<>();
    steps.add(action(view, act));
    if (act.target() != Seats.NOBODY) {
      steps.add(target(view, act.target()));
    }
    Role named = act.named();
    if (named != null) {
      steps.add(MoveStep.of(voice.role(named), key(named), voice.role(named)));
    }
    return steps;
  }

  private MoveStep target(CoupView view, int seat) {
    String name = voice.name(seat);
    return new MoveStep(
        "seat " + seat,
        String.valueOf(seat),
        voice.say("target.coins", who(seat), view.coins(seat)),
        false,
        List.of(name));
  }

  private MoveStep action(CoupView view, CoupMove.Act act) {
    Action action = act.action();
    String name = voice.say("action." + key(action));
    Role claimed = view.rules().claim(act);
    StringBuilder label = new StringBuilder(name).append(gain(view, action));
    if (claimed != null && !action.denies()) {
      label.append(" (").append(voice.role(claimed)).append(')');
    }
    List<String> words = new ArrayList<>(List.of(key(action), name.toLowerCase(Locale.ROOT)));
    String id = key(action);
    Role exchanger = act.claimed();
    if (exchanger != null) {
      id += " " + key(exchanger);
      words.add(id);
      words.add(name + " " + voice.role(exchanger));
    }
    return new MoveStep(id, "", label.toString(), bluffs(view, action, claimed), words);
  }

  private static String gain(CoupView view, Action action) {
    int gain = action.takesReserve() ? view.reserve() : action.gain();
    if (gain > 0 || action.takesReserve()) {
      return " +" + gain;
    }
    return action.cost() > 0 ? " -" + action.cost() : "";
  }

  private boolean bluffs(CoupView view, Action action, @Nullable Role claimed) {
    return claimed != null && holds(view, claimed) == action.denies();
  }

  private boolean holds(CoupView view, Role role) {
    return view.knownCards(voice.reader()).stream().anyMatch(card -> card.role() == role);
  }

  @Override
  public String question(View view, List<MoveStep> chosen) {
    MoveStep action = chosen.getFirst();
    String verb = action.words().getFirst();
    if (chosen.size() > 1) {
      String target = chosen.get(1).words().getFirst();
      return voice.say("ask.named", "action", voice.say("action." + verb), "who", target);
    }
    return verb.equals(key(Action.CONVERT))
        ? voice.say("ask.target.convert")
        : voice.say("ask.target", "action", voice.say("action." + verb));
  }
}
