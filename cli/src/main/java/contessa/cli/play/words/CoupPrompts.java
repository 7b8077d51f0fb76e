package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.who;

import module java.base;

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
import contessa.game.View;

/** The questions to a player of Coup, with the risk and the cards that can be counted. */
record CoupPrompts(Voice voice, CoupEventWords events) implements Narrator.Questions {

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
      case ACTION -> action(view);
      case CHALLENGE_ACTION -> challenge(view, deed(view));
      case CHALLENGE_BLOCK -> challenge(view, block(view));
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

  private Prompt action(CoupView view) {
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

  private String block(CoupView view) {
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
    boolean bluff = CoupMoveSteps.mustDecline(view);
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
}
