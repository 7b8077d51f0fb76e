package contessa.coup;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.EventSink;
import contessa.game.Seats;
import contessa.game.Table;
import org.jspecify.annotations.Nullable;

/**
 * Turns what happens at a table into events, if there is a listener. While a bot searches there is
 * none: the sink is null and no event is built, since that would cost more than the move. Only this
 * class checks; the chapters of the rules hand the sink on.
 */
final class CoupAnnouncer {

  private static final int SEATS = CoupRules.MOST_PLAYERS;
  private static final int ROLES = Role.ALL.size();
  private static final int CARDS = Card.ALL.size();
  private static final CoinReason[] COIN_REASONS = CoinReason.values();
  private static final LossReason[] LOSS_REASONS = LossReason.values();

  /** Longer games and larger sums are rare; their events are not kept. */
  private static final int TURNS = 64;

  private static final int MOST_COINS = 10;
  private static final int SUMS = 2 * MOST_COINS + 1;

  /**
   * The frequent events of one kind, by number. There are few different ones, so each is created
   * once, when it first happens; most moves are then announced without allocating anything. Two
   * threads may both create an event, which does no harm: they are equal and immutable.
   */
  @SuppressWarnings("ArrayRecordComponent") // they are never compared
  private record Kept(@Nullable AddressedEvent[] told, IntFunction<AddressedEvent> event) {

    Kept(int count, IntFunction<AddressedEvent> event) {
      this(new AddressedEvent[count], event);
    }

    static Kept toAll(int count, IntFunction<CoupEvent> event) {
      return new Kept(count, n -> AddressedEvent.toAll(event.apply(n)));
    }

    AddressedEvent get(int number) {
      AddressedEvent known = told[number];
      if (known == null) {
        known = event.apply(number);
        told[number] = known;
      }
      return known;
    }
  }

  private static final Kept TURN =
      Kept.toAll(SEATS * TURNS, n -> new CoupEvent.Turn(n / TURNS, n % TURNS));
  private static final Kept ACTED =
      Kept.toAll(SEATS * Table.CODES, n -> act(n / Table.CODES, n % Table.CODES));
  private static final Kept UNCHALLENGED =
      Kept.toAll(Claim.COUNT, n -> new CoupEvent.Unchallenged(Claim.of(n)));
  private static final Kept CHALLENGED =
      Kept.toAll(
          SEATS * Claim.COUNT,
          n -> new CoupEvent.Challenged(n / Claim.COUNT, Claim.of(n % Claim.COUNT)));
  private static final Kept DECLINED =
      Kept.toAll(Claim.COUNT, n -> new CoupEvent.Declined(Claim.of(n)));
  private static final Kept SHOWN =
      Kept.toAll(
          Claim.COUNT * CARDS,
          n -> new CoupEvent.Shown(Claim.of(n / CARDS), List.of(Card.of(n % CARDS))));
  private static final Kept REPLACED =
      new Kept(SEATS * CARDS, n -> replaced(n / CARDS, List.of(Card.of(n % CARDS))));
  private static final Kept BLOCKED =
      Kept.toAll(SEATS * ROLES, n -> new CoupEvent.Blocked(n / ROLES, Role.of(n % ROLES)));
  private static final Kept STOOD = Kept.toAll(SEATS, CoupEvent.Stood::new);
  private static final Kept COINS =
      Kept.toAll(
          SUMS * SEATS * COIN_REASONS.length,
          n ->
              new CoupEvent.Coins(
                  n / SUMS % SEATS, n % SUMS - MOST_COINS, COIN_REASONS[n / SUMS / SEATS]));
  private static final Kept LOST =
      Kept.toAll(
          CARDS * SEATS * LOSS_REASONS.length,
          n ->
              new CoupEvent.Lost(
                  n / CARDS % SEATS, Card.of(n % CARDS), LOSS_REASONS[n / CARDS / SEATS]));
  private static final Kept EXILED = Kept.toAll(SEATS, CoupEvent.Exiled::new);
  private static final AddressedEvent UNBLOCKED = AddressedEvent.toAll(new CoupEvent.Unblocked());

  private CoupAnnouncer() {}

  static void dealt(@Nullable EventSink sink, CoupTable table, int player, int cards) {
    if (sink != null) {
      int count = Integer.bitCount(cards);
      sink.tell(
          AddressedEvent.secretly(
              player,
              new CoupEvent.Dealt(player, count, null),
              new CoupEvent.Dealt(player, count, faces(table, cards))));
    }
  }

  static void picked(@Nullable EventSink sink, CoupTable table, int player, int card) {
    if (sink != null) {
      sink.tell(
          AddressedEvent.secretly(
              player,
              new CoupEvent.Picked(player, null),
              new CoupEvent.Picked(player, face(table, card))));
    }
  }

  static void sided(@Nullable EventSink sink, CoupTable table, int player) {
    if (sink != null) {
      sink.tellAll(new CoupEvent.Sided(player, table.allegiance(player)));
    }
  }

  static void turn(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      int turn = table.turn;
      sink.tell(
          turn < TURNS
              ? TURN.get(table.actor * TURNS + turn)
              : AddressedEvent.toAll(new CoupEvent.Turn(table.actor, turn)));
    }
  }

  static void acted(@Nullable EventSink sink, CoupTable table, int code) {
    if (sink != null) {
      sink.tell(ACTED.get(table.actor * Table.CODES + code));
    }
  }

  private static CoupEvent act(int seat, int code) {
    int named = CoupCodes.named(code);
    int claimed = CoupCodes.claim(code);
    return new CoupEvent.Acted(
        seat,
        CoupCodes.action(code),
        CoupCodes.target(code),
        named < 0 ? null : Role.of(named),
        claimed < 0 ? null : Claim.of(seat, claimed, CoupCodes.denies(code)));
  }

  static void coins(@Nullable EventSink sink, int player, int change, CoinReason why) {
    if (sink != null && change != 0) {
      sink.tell(
          Math.abs(change) <= MOST_COINS
              ? COINS.get((why.ordinal() * SEATS + player) * SUMS + change + MOST_COINS)
              : AddressedEvent.toAll(new CoupEvent.Coins(player, change, why)));
    }
  }

  static void unchallenged(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(UNCHALLENGED.get(table.claim()));
    }
  }

  static void challenged(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(CHALLENGED.get(table.challenger() * Claim.COUNT + table.claim()));
    }
  }

  static void declined(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(DECLINED.get(table.claim()));
    }
  }

  /** An embezzler shows the whole hand, any other claimant one card. */
  static void shown(@Nullable EventSink sink, CoupTable table, int cards) {
    if (sink != null) {
      int claim = table.claim();
      sink.tell(
          table.denies()
              ? AddressedEvent.toAll(new CoupEvent.Shown(Claim.of(claim), faces(table, cards)))
              : SHOWN.get(claim * CARDS + Moves.face(table.rules, cards)));
    }
  }

  static void replaced(@Nullable EventSink sink, CoupTable table, int player, int drawn) {
    if (sink != null) {
      sink.tell(
          Integer.bitCount(drawn) == 1
              ? REPLACED.get(player * CARDS + Moves.face(table.rules, drawn))
              : replaced(player, faces(table, drawn)));
    }
  }

  private static AddressedEvent replaced(int player, List<Card> drawn) {
    return AddressedEvent.secretly(
        player,
        new CoupEvent.Replaced(player, drawn.size(), null),
        new CoupEvent.Replaced(player, drawn.size(), drawn));
  }

  static void drew(@Nullable EventSink sink, CoupTable table, int player, int cards) {
    if (sink != null) {
      int count = Integer.bitCount(cards);
      sink.tell(
          AddressedEvent.secretly(
              player,
              new CoupEvent.Drew(player, count, null),
              new CoupEvent.Drew(player, count, faces(table, cards))));
    }
  }

  static void returned(@Nullable EventSink sink, CoupTable table, int player, int cards) {
    if (sink != null) {
      int count = Integer.bitCount(cards);
      sink.tell(
          AddressedEvent.secretly(
              player,
              new CoupEvent.Returned(player, count, null),
              new CoupEvent.Returned(player, count, faces(table, cards))));
    }
  }

  static void unblocked(@Nullable EventSink sink) {
    if (sink != null) {
      sink.tell(UNBLOCKED);
    }
  }

  static void blocked(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(BLOCKED.get(table.blocker() * ROLES + table.blockRole()));
    }
  }

  static void blockStood(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(STOOD.get(table.blocker()));
    }
  }

  static void lost(
      @Nullable EventSink sink, CoupTable table, int player, int card, LossReason why) {
    if (sink != null) {
      sink.tell(LOST.get((why.ordinal() * SEATS + player) * CARDS + Moves.face(table.rules, card)));
    }
  }

  static void exiled(@Nullable EventSink sink, int player) {
    if (sink != null) {
      sink.tell(EXILED.get(player));
    }
  }

  static void converted(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      int target = table.target();
      sink.tellAll(new CoupEvent.Converted(target, table.actor, table.allegiance(target)));
    }
  }

  static void exposed(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      int target = table.target();
      sink.tellAll(new CoupEvent.Exposed(target, faces(table, table.down(target))));
    }
  }

  /** Only the examined player and the Inquisitor learn which card it is. */
  static void offered(@Nullable EventSink sink, CoupTable table, int card) {
    if (sink != null) {
      int target = table.target();
      sink.tell(
          new AddressedEvent(
              new CoupEvent.Offered(target, table.actor, null),
              new CoupEvent.Offered(target, table.actor, face(table, card)),
              Seats.of(target) | Seats.of(table.actor)));
    }
  }

  static void judged(@Nullable EventSink sink, CoupTable table, boolean swap) {
    if (sink != null) {
      Verdict verdict = swap ? Verdict.SWAP : Verdict.RETURN;
      sink.tellAll(new CoupEvent.Judged(table.actor, table.target(), verdict));
    }
  }

  static void won(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tellAll(new CoupEvent.Won(Seats.lowest(table.living)));
    }
  }

  private static Card face(CoupTable table, int card) {
    return Card.of(Moves.face(table.rules, card));
  }

  private static List<Card> faces(CoupTable table, int cards) {
    return Moves.faces(table.rules, cards);
  }
}
