package contessa.cli.play.screen;

import module java.base;

import contessa.cli.play.words.ClaimHistory;
import contessa.cli.play.words.Voice;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.CoupView;
import contessa.game.View;

/**
 * Draws the table of Coup: a line for each player. Cards in square brackets are face down, cards in
 * round brackets face up.
 */
public record CoupPainter(Voice voice, ClaimHistory claims) {

  private static final int NAME = 4;
  private static final int CARDS = 12;
  private static final int COINS = 46;
  private static final int SIDE_WIDTH = 12;

  public List<Line> table(View view) {
    CoupView table = (CoupView) view;
    List<Line> lines = new ArrayList<>();
    lines.add(head(table));
    for (int seat = 0; seat < table.seats(); seat++) {
      lines.add(player(table, seat));
    }
    return lines;
  }

  private Line head(CoupView view) {
    StringBuilder text = new StringBuilder("Coup · ");
    text.append(voice.say("edition." + voice.edition()));
    if (view.turn() > 0) {
      text.append(" · ").append(voice.say("table.turn", view.turn()));
    }
    text.append(" · ").append(voice.say("table.court", view.deckSize()));
    text.append(" · ").append(voice.say("table.treasury", view.treasury()));
    if (view.rules().options().allegiances()) {
      text.append(" · ").append(voice.say("table.reserve", view.reserve()));
    }
    return Line.of(text.toString(), TextStyle.BOLD);
  }

  private Line player(CoupView view, int seat) {
    boolean lives = view.lives(seat);
    boolean acts = seat == view.actor() && view.turn() > 0 && view.winners() == 0;
    TextStyle ink =
        seat == voice.reader() ? TextStyle.YOU : lives ? TextStyle.PLAIN : TextStyle.DIM;
    Line line = new Line().add(acts ? "▶ " : "  ", TextStyle.ALERT).add(seat + " ", ink);
    line.tab(NAME - 1).add(voice.name(seat), ink).tab(CARDS);
    cards(line, view, seat);
    if (lives) {
      line.right(String.valueOf(view.coins(seat)), COINS, TextStyle.COIN).add("●", TextStyle.COIN);
    } else {
      line.tab(COINS - 1).add(voice.say("table.out"), TextStyle.DIM);
    }
    int column = COINS + 2;
    if (view.rules().options().allegiances()) {
      Allegiance side = view.allegiance(seat);
      if (side != null) {
        TextStyle colour = side == Allegiance.LOYALIST ? TextStyle.CYAN : TextStyle.MAGENTA;
        line.tab(column).add(voice.say("side." + Voice.key(side)), colour);
      }
      column += SIDE_WIDTH;
    }
    if (lives) {
      claims(line.tab(column), seat, view.rules().options().mayDecline());
    }
    return line;
  }

  private void cards(Line line, CoupView view, int seat) {
    boolean distinct = view.rules().distinctArt();
    List<Card> known = view.knownCards(seat);
    for (Card card : known) {
      String name = "[" + voice.cards(List.of(card), distinct) + "]";
      line.add(name, TextStyle.of(card.role())).add(" ");
    }
    for (int hidden = known.size(); hidden < view.handSize(seat); hidden++) {
      line.add("[?] ");
    }
    for (Card card : view.revealed(seat)) {
      line.add("(" + voice.cards(List.of(card), distinct) + ")", TextStyle.DIM).add(" ");
    }
  }

  private void claims(Line line, int seat, boolean mayDecline) {
    for (ClaimHistory.Entry claim : claims.of(seat)) {
      String name = voice.say("role." + Voice.key(claim.claim().role()) + ".short");
      String times = claim.times() > 1 ? String.valueOf(claim.times()) : "";
      line.add(
          (claim.claim().denied() ? "¬" : "") + name + times, TextStyle.of(claim.claim().role()));
      line.add(claim.proven() > 0 ? "✓" : "", TextStyle.GREEN);
      if (claim.unshown() > 0) {
        line.add(mayDecline ? "○" : "✗", mayDecline ? TextStyle.PLAIN : TextStyle.RED);
      }
      line.add(" ");
    }
  }
}
