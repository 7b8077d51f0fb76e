package contessa.testkit.coup;

import module java.base;

import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupEvent;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.testkit.Secrecy;
import org.jspecify.annotations.Nullable;

/** Who may know what in Coup (R-SEE). */
public final class CoupSecrecy implements Secrecy {

  @Override
  public CoupRules rules(SeededChance chance) {
    return RandomCoupRules.rules(chance);
  }

  // ---- A second truth

  /** Deals the cards that the reader cannot see again: other hands, and the court. */
  @Override
  public @Nullable Table twin(Table truth, int reader, SeededChance chance) {
    CoupTable table = (CoupTable) truth;
    if (table.phase() == CoupPhase.DRAFT) {
      return null; // the sets are still apart: pairs of deals go through the draft
    }
    CoupView view = table.view(reader);
    int hidden = view.unseen().bits();
    int[] down = new int[CoupRules.MOST_PLAYERS];
    for (int player = 0; player < view.seats(); player++) {
      down[player] = view.known(player);
      while (Integer.bitCount(down[player]) < view.handSize(player)) {
        int card = chance.memberOf(hidden);
        hidden ^= card;
        down[player] |= card;
      }
    }
    int court = 0;
    while (Integer.bitCount(court) < view.deckSize()) {
      int card = chance.memberOf(hidden);
      hidden ^= card;
      court |= card;
    }
    CoupTable twin = table.copy();
    twin.imagine(view, down, court);
    return twin;
  }

  // ---- The same moves

  @Override
  public int alike(Table table, int code, Table other, int reader, SeededChance chance) {
    CoupTable one = (CoupTable) table;
    CoupTable two = (CoupTable) other;
    Move move = one.move(code);
    int same = two.code(move);
    return switch ((CoupMove) move) {
      case CoupMove.Act _,
          CoupMove.Choose _,
          CoupMove.Pass _,
          CoupMove.Challenge _,
          CoupMove.Block _,
          CoupMove.Decline _,
          CoupMove.Judge _ -> {
        if (same < 0) {
          throw new Leak("a public choice is open in one game only: " + move);
        }
        yield same;
      }
      case CoupMove.Show _ -> same;
      case CoupMove.Lose _ -> same >= 0 && staysOpen(one, move) == staysOpen(two, move) ? same : -1;
      case CoupMove.Offer _ -> reader == one.actor() ? same : any(one, move, two, chance);
      case CoupMove.Pick _, CoupMove.Keep _ -> any(one, move, two, chance);
    };
  }

  /** A hidden choice may differ, but an exposed card must stay or leave in both games. */
  private static int any(CoupTable one, Move move, CoupTable two, SeededChance chance) {
    List<Integer> codes = new ArrayList<>();
    for (int n = 0; n < two.choiceCount(); n++) {
      int code = two.choice(n);
      if (staysOpen(one, move) == staysOpen(two, two.move(code))) {
        codes.add(code);
      }
    }
    return codes.isEmpty() ? -1 : codes.get(chance.below(codes.size()));
  }

  /**
   * Whether a proven card that is still to be replaced stays in the hand in this move: everybody
   * sees whether it is replaced. Of equal cards it leaves last (R-PRV-05).
   */
  private static boolean staysOpen(CoupTable table, Move move) {
    int seat = table.toMove();
    List<Card> open = table.view(Reader.SPECTATOR).knownCards(seat);
    if (open.isEmpty()) {
      return false;
    }
    Card card = open.getFirst();
    return switch ((CoupMove) move) {
      case CoupMove.Keep(List<Card> kept) -> kept.contains(card);
      case CoupMove.Lose(Card lost) ->
          !lost.equals(card)
              || !table.rules().distinctArt() && new Cards(table.down(seat)).count(card.role()) > 1;
      default -> true;
    };
  }

  // ---- The same draws

  @Override
  public Chance echo(
      Rulebook rules,
      List<Integer> draws,
      List<AddressedEvent> events,
      int reader,
      SeededChance any) {
    return new Echo((CoupRules) rules, seen(draws, events, reader), any);
  }

  /** The cards drawn, in order; 0 where the reader sees only that a card was drawn. */
  private static List<Integer> seen(List<Integer> draws, List<AddressedEvent> events, int reader) {
    List<Integer> seen = new ArrayList<>();
    for (AddressedEvent told : events) {
      int seat =
          switch ((CoupEvent) told.full()) {
            case CoupEvent.Dealt dealt -> dealt.seat();
            case CoupEvent.Drew drew -> drew.seat();
            case CoupEvent.Replaced replaced -> replaced.seat();
            default -> Reader.REFEREE;
          };
      int count =
          switch ((CoupEvent) told.full()) {
            case CoupEvent.Dealt dealt -> dealt.count();
            case CoupEvent.Drew drew -> drew.count();
            case CoupEvent.Replaced replaced -> replaced.count();
            default -> 0;
          };
      for (int i = 0; i < count; i++) {
        seen.add(seat == reader ? draws.get(seen.size()) : 0);
      }
    }
    return seen;
  }

  /**
   * Draws seen cards as they were drawn, by their face, and leaves them in the court until then.
   */
  private static final class Echo implements Chance {
    private final CoupRules rules;
    private final List<Integer> seen;
    private final SeededChance any;
    private int next;

    private Echo(CoupRules rules, List<Integer> seen, SeededChance any) {
      this.rules = rules;
      this.seen = seen;
      this.any = any;
    }

    @Override
    public int below(int n) {
      return any.below(n);
    }

    @Override
    public int memberOf(int court) {
      int card = next < seen.size() ? seen.get(next) : 0;
      next++;
      int fit = card != 0 ? court & looks(card) : free(court);
      if (fit == 0) {
        throw new Parting();
      }
      return any.memberOf(fit);
    }

    /** The cards that nobody could tell from this one. */
    private int looks(int card) {
      int role = Integer.numberOfTrailingZeros(card) / Card.COPIES;
      return rules.distinctArt() ? card : Cards.copiesOf(role);
    }

    private int free(int court) {
      int free = court;
      for (int i = next; i < seen.size(); i++) {
        int card = seen.get(i);
        if (card != 0) {
          free &= ~Integer.lowestOneBit(free & looks(card));
        }
      }
      return free;
    }
  }

  // ---- The same events

  @Override
  public CoupEvent known(Event full, int reader) {
    return switch ((CoupEvent) full) {
      case CoupEvent.Dealt(int seat, int count, List<Card> _) when seat != reader ->
          new CoupEvent.Dealt(seat, count, null);
      case CoupEvent.Drew(int seat, int count, List<Card> _) when seat != reader ->
          new CoupEvent.Drew(seat, count, null);
      case CoupEvent.Returned(int seat, int count, List<Card> _) when seat != reader ->
          new CoupEvent.Returned(seat, count, null);
      case CoupEvent.Replaced(int seat, int count, List<Card> _) when seat != reader ->
          new CoupEvent.Replaced(seat, count, null);
      case CoupEvent.Picked(int seat, Card _) when seat != reader ->
          new CoupEvent.Picked(seat, null);
      case CoupEvent.Offered(int seat, int to, Card _) when seat != reader && to != reader ->
          new CoupEvent.Offered(seat, to, null);
      case CoupEvent event -> event;
    };
  }

  /** Cards come to light: lost, shown, exposed, offered; or there is nothing to show. */
  @Override
  public boolean mayPart(Rulebook rules, Event full, Event other, int reader) {
    return switch (full) {
      case CoupEvent.Lost(int seat, Card _, var why) ->
          other instanceof CoupEvent.Lost lost && lost.seat() == seat && lost.reason() == why;
      case CoupEvent.Shown(var claim, var cards) ->
          other instanceof CoupEvent.Shown(var claimToo, var cardsToo)
                  && claimToo.equals(claim)
                  && cardsToo.size() == cards.size()
              || other instanceof CoupEvent.Declined declined
                  && declined.claim().equals(claim)
                  && isForced(rules);
      case CoupEvent.Declined(var claim) ->
          other instanceof CoupEvent.Shown(var claimToo, var _)
              && claimToo.equals(claim)
              && isForced(rules);
      case CoupEvent.Exposed(int seat, var cards) ->
          other instanceof CoupEvent.Exposed(int seatToo, var cardsToo)
              && seatToo == seat
              && cardsToo.size() == cards.size();
      case CoupEvent.Offered(int seat, int to, Card _) ->
          to == reader
              && other instanceof CoupEvent.Offered offered
              && offered.seat() == seat
              && offered.to() == to;
      default -> false;
    };
  }

  /** Where declining is not allowed, a challenge itself reveals the truth. */
  private static boolean isForced(Rulebook rules) {
    return !((CoupRules) rules).options().mayDecline();
  }
}
