package contessa.cli.play.words;

import static contessa.cli.play.words.Voice.who;

import module java.base;

import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.View;

/** Describes Coup in sentences: the table, the claims so far, and the end of the game. */
record CoupTableWords(Voice voice, CoupRules rules, ClaimHistory claims)
    implements Narrator.Descriptions {

  @Override
  public boolean isOut(View view) {
    return !((CoupView) view).lives(view.reader());
  }

  @Override
  public List<String> table(View any) {
    CoupView view = (CoupView) any;
    List<String> lines = new ArrayList<>();
    List<String> top = new ArrayList<>();
    top.add(voice.say("table.turn", view.turn()));
    top.add(voice.say("table.court", view.deckSize()));
    top.add(voice.say("table.treasury", view.treasury()));
    if (view.rules().options().allegiances()) {
      top.add(voice.say("table.reserve", view.reserve()));
    }
    lines.add(voice.say("edition." + voice.edition()) + ": " + voice.row(top) + ".");
    for (int seat = 0; seat < view.seats(); seat++) {
      lines.add(seat + ". " + player(view, seat));
    }
    return lines;
  }

  private String player(CoupView view, int seat) {
    String up = cards(view.revealed(seat));
    if (!view.lives(seat)) {
      return voice.say("table.other.out", who(seat), "cards", up);
    }
    Allegiance side = view.allegiance(seat);
    String sided = side == null ? "" : ", " + voice.say("side." + Voice.key(side));
    String turnedUp = up.isEmpty() ? "" : voice.say("table.other.up", "cards", up);
    if (seat == voice.reader()) {
      String hand = cards(view.knownCards(seat)) + turnedUp;
      return voice.say("table.you", view.coins(seat), "cards", hand, "side", sided);
    }
    return voice.say(
        "table.other",
        who(seat),
        view.coins(seat),
        "down",
        view.handSize(seat),
        "up",
        turnedUp,
        "side",
        sided);
  }

  private String cards(List<Card> cards) {
    return voice.cards(cards, rules.distinctArt());
  }

  @Override
  public List<String> history() {
    if (claims.isEmpty()) {
      return List.of(voice.say("claims.none"));
    }
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      List<ClaimHistory.Entry> all = claims.of(seat);
      lines.add(
          all.isEmpty()
              ? voice.say("claims.quiet", who(seat))
              : voice.say("claims.claimed", who(seat), "list", voice.list(all, this::claim)));
    }
    return lines;
  }

  private String claim(ClaimHistory.Entry claim) {
    String name =
        claim.claim().denied() ? voice.say("claims.denied") : voice.role(claim.claim().role());
    if (claim.times() > 1) {
      name = voice.say("claims.times", "role", name, claim.times());
    }
    if (claim.proven() > 0) {
      name = voice.say("claims.proven", "role", name);
    }
    if (claim.unshown() == 0) {
      return name;
    }
    // Where one may decline, a card that is not shown need not be a bluff (D-02).
    String key = rules.options().mayDecline() ? "claims.unshown" : "claims.caught";
    return voice.say(key, "role", name);
  }

  @Override
  public List<String> ending(View any) {
    CoupView truth = (CoupView) any;
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < truth.seats(); seat++) {
      List<Card> all = new ArrayList<>(truth.knownCards(seat));
      boolean lives = truth.lives(seat);
      if (!lives) {
        all.addAll(truth.revealed(seat));
      }
      lines.add(voice.say(lives ? "end.hand" : "end.out", who(seat), "cards", cards(all)));
    }
    return lines;
  }
}
