package contessa.cli.play;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;

/**
 * One game of a person in seat 0 against bots. Only this class knows the truth: each bot and the
 * person get their own events and views, and nothing else leaves it until the game is over.
 */
final class Match {

  static final int PERSON = 0;

  private final List<Bot> bots = new ArrayList<>();
  private final Budget budget;
  private final SeededChance chance;
  private final SeededChance mixtureChance;
  private List<Event> heard = new ArrayList<>();
  private Position position;

  Match(Rulebook rules, List<BotKind> kinds, int first, SeededChance chance, Budget budget) {
    this.chance = chance;
    this.budget = budget;
    mixtureChance = new SeededChance(chance.next());
    for (int i = 0; i < kinds.size(); i++) {
      bots.add(kinds.get(i).seat(rules, i + 1, new SeededChance(chance.next())));
    }
    Outcome.Played deal = Position.deal(rules, first, chance);
    position = deal.position();
    tell(deal.events());
  }

  private void tell(List<AddressedEvent> events) {
    for (AddressedEvent told : events) {
      heard.add(told.heardBy(PERSON));
      for (int i = 0; i < bots.size(); i++) {
        bots.get(i).hear(told.heardBy(i + 1));
      }
    }
  }

  /** The events that the person has heard since the last call. */
  List<Event> news() {
    List<Event> news = heard;
    heard = new ArrayList<>();
    return news;
  }

  View view() {
    return position.view(PERSON);
  }

  boolean over() {
    return position.over();
  }

  int winners() {
    return position.winners();
  }

  boolean personDecides() {
    return position.toMove() == PERSON;
  }

  /** Plays the person's move; returns false and changes nothing if it is illegal. */
  boolean play(Move move) {
    return play(PERSON, move);
  }

  void letBotPlay() {
    int seat = position.toMove();
    Move move = bots.get(seat - 1).decide(position.view(seat), budget).draw(mixtureChance);
    if (!play(seat, move)) {
      throw new IllegalStateException("a bot tried an illegal move: " + move);
    }
  }

  private boolean play(int seat, Move move) {
    if (position.play(seat, move, chance) instanceof Outcome.Played played) {
      position = played.position();
      tell(played.events());
      return true;
    }
    return false;
  }

  /** The referee's view, with all cards; only once the game is over. */
  View truth() {
    if (!over()) {
      throw new IllegalStateException("the cards are hidden until the game is over");
    }
    return position.view(Reader.REFEREE);
  }
}
