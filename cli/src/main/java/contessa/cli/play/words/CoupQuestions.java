package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.key;
import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.cli.play.words.Narrator.MoveStep;
import contessa.cli.play.words.Narrator.Prompt;
import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.View;
import org.jspecify.annotations.Nullable;

/**
 * The questions to a player of Coup, with the risk and the cards that can be counted, and the
 * choices that make up an answer: an action, its target, and a named character.
 */
record CoupQuestions(Voice voice, CoupEventWords events, boolean distinct)
    implements Narrator.Questions {

  @Override
  public boolean concernsWholeTable(View view) {
    return ((CoupView) view).phase() == CoupPhase.ACTION;
  }

  @Override
  public Prompt prompt(View any) {
    CoupView view = (CoupView) any;
    return switch (view.phase()) {
      case DRAFT -> bare("ask.draft");
      case ALLEGIANCE -> bare("ask.allegiance");
      case ACTION -> askForAction(view);
      case CHALLENGE_ACTION -> challenge(view, deed(view));
      case CHALLENGE_BLOCK -> challenge(view, claimedBlock(view));
      case BLOCK -> mayBlock(view);
      case PROVE -> prove(view);
      case LOSE -> bare("ask.lose");
      case EXCHANGE -> Prompt.of(voice.say("ask.exchange", view.keep()));
      case OFFER -> Prompt.of(voice.say("ask.offer", who(view.actor())));
      case VERDICT -> verdict(view);
      case OVER -> bare("over");
    };
  }

  private Prompt bare(String key) {
    return Prompt.of(voice.say(key));
  }

  private Prompt askForAction(CoupView view) {
    int coins = view.coins(voice.reader());
    if (CoupRules.mustCoup(coins)) {
      return Prompt.of(voice.say("ask.action.forced", coins));
    }
    boolean sides = view.rules().options().allegiances() && bothSidesLive(view);
    return new Prompt(
        "", voice.say("ask.action"), sides ? List.of(voice.say("note.sides")) : List.of());
  }

  private static boolean bothSidesLive(CoupView view) {
    return IntStream.range(0, view.seats())
            .mapToObj(view::allegiance)
            .filter(Objects::nonNull)
            .distinct()
            .count()
        > 1;
  }

  private String deed(CoupView view) {
    Action action = Objects.requireNonNull(view.action());
    return events.acted(view.actor(), action, view.target(), view.named(), view.claimedForAction());
  }

  private String claimedBlock(CoupView view) {
    Claim claim = Objects.requireNonNull(view.claim());
    return events.blocked(claim.seat(), claim.role());
  }

  private Prompt challenge(CoupView view, String deed) {
    Claim claim = Objects.requireNonNull(view.claim());
    int me = voice.reader();
    List<String> notes = new ArrayList<>();
    notes.add(voice.say("note.risk", who(claim.seat())));
    notes.add(count(view, claim.role()));
    if (view.handSize(me) == 1) {
      notes.add(voice.say("note.last"));
    } else if (view.action() == Action.ASSASSINATE && view.target() == me && view.blocker() < 0) {
      notes.add(voice.say("note.double"));
    }
    return new Prompt(deed, voice.say("ask.challenge"), notes);
  }

  private Prompt mayBlock(CoupView view) {
    int me = voice.reader();
    boolean mortal =
        view.action() == Action.ASSASSINATE && view.target() == me && view.handSize(me) == 1;
    List<String> notes = new ArrayList<>();
    notes.add(voice.say(mortal ? "note.block.last" : "note.block.nothing"));
    for (Move move : view.moves()) {
      if (move instanceof CoupMove.Block(Role role)) {
        notes.add(count(view, role));
      }
    }
    return new Prompt(deed(view), voice.say("ask.block"), notes);
  }

  private Prompt prove(CoupView view) {
    Claim claim = Objects.requireNonNull(view.claim());
    boolean bluff = mustDecline(view);
    String key = (claim.denied() ? "ask.prove.denied" : "ask.prove") + (bluff ? ".bluff" : "");
    return new Prompt(
        "",
        voice.say(key, who(view.challenger()), claim.role()),
        bluff
            ? List.of(voice.say("note.admit"))
            : List.of(voice.say("note.decline"), voice.say("note.swapped")));
  }

  private Prompt verdict(CoupView view) {
    Card card = Objects.requireNonNull(view.offered());
    Voice.Face face = new Voice.Face(card, view.rules().distinctArt());
    return Prompt.of(voice.say("ask.verdict", who(view.target()), face));
  }

  private String count(CoupView view, Role role) {
    int up = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      up += count(view.revealed(seat), role);
    }
    int own = count(view.knownCards(voice.reader()), role);
    int all = view.rules().copies();
    return voice.say("note.count", role, "all", all, "up", up, "own", own);
  }

  private static int count(List<Card> cards, Role role) {
    return (int) cards.stream().filter(card -> card.role() == role).count();
  }

  // ---- The choices that make up a move

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
  private static boolean mustDecline(CoupView view) {
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
