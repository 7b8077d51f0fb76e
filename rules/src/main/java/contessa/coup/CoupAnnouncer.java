package contessa.coup;

import contessa.game.AddressedEvent;
import contessa.game.EventSink;
import contessa.game.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns what happens at a table into events, if there is a listener. While a bot searches there is
 * none: the sink is null and no event is built, since that would cost more than the move. Only this
 * class checks; the chapters of the rules hand the sink on.
 */
final class CoupAnnouncer {

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
      sink.tell(EventCache.turn(table.actor, table.turn));
    }
  }

  static void acted(@Nullable EventSink sink, CoupTable table, int code) {
    if (sink != null) {
      sink.tell(EventCache.acted(table.actor, code));
    }
  }

  static void coins(@Nullable EventSink sink, int player, int change, CoinReason why) {
    if (sink != null && change != 0) {
      sink.tell(EventCache.coins(player, change, why));
    }
  }

  static void unchallenged(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(EventCache.unchallenged(table.claim()));
    }
  }

  static void challenged(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(EventCache.challenged(table.challenger(), table.claim()));
    }
  }

  static void declined(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(EventCache.declined(table.claim()));
    }
  }

  /** An embezzler shows the whole hand, any other claimant one card. */
  static void shown(@Nullable EventSink sink, CoupTable table, int cards) {
    if (sink != null) {
      int claim = table.claim();
      sink.tell(
          table.denies()
              ? AddressedEvent.toAll(new CoupEvent.Shown(Claim.of(claim), faces(table, cards)))
              : EventCache.shown(claim, Moves.face(table.rules, cards)));
    }
  }

  static void replaced(@Nullable EventSink sink, CoupTable table, int player, int drawn) {
    if (sink != null) {
      sink.tell(
          Integer.bitCount(drawn) == 1
              ? EventCache.replaced(player, Moves.face(table.rules, drawn))
              : replaced(player, faces(table, drawn)));
    }
  }

  static AddressedEvent replaced(int player, List<Card> drawn) {
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
      sink.tell(EventCache.unblocked());
    }
  }

  static void blocked(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(EventCache.blocked(table.blocker(), table.blockRole()));
    }
  }

  static void blockStood(@Nullable EventSink sink, CoupTable table) {
    if (sink != null) {
      sink.tell(EventCache.stood(table.blocker()));
    }
  }

  static void lost(
      @Nullable EventSink sink, CoupTable table, int player, int card, LossReason why) {
    if (sink != null) {
      sink.tell(EventCache.lost(player, Moves.face(table.rules, card), why));
    }
  }

  static void exiled(@Nullable EventSink sink, int player) {
    if (sink != null) {
      sink.tell(EventCache.exiled(player));
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
