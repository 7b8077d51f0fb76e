package contessa.coup;

import contessa.game.AddressedEvent;
import contessa.game.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The frequent events. There are few different ones, so each is created once, when it first
 * happens, and reused; most moves are then announced without allocating anything.
 */
final class EventCache {

  private static final int SEATS = CoupRules.MOST_PLAYERS;
  private static final int ROLES = Role.ALL.size();
  private static final int CARDS = Card.ALL.size();
  private static final int COIN_REASONS = CoinReason.values().length;
  private static final int LOSS_REASONS = LossReason.values().length;

  /** Longer games and larger sums are rare; their events are not kept. */
  private static final int TURNS = 64;

  private static final int MOST_COINS = 10;
  private static final int SUMS = 2 * MOST_COINS + 1;

  private static final @Nullable AddressedEvent[] TURN = new AddressedEvent[SEATS * TURNS];
  private static final @Nullable AddressedEvent[] ACTED = new AddressedEvent[SEATS * Table.CODES];
  private static final @Nullable AddressedEvent[] UNCHALLENGED = new AddressedEvent[Claim.COUNT];
  private static final @Nullable AddressedEvent[] CHALLENGED =
      new AddressedEvent[SEATS * Claim.COUNT];
  private static final @Nullable AddressedEvent[] DECLINED = new AddressedEvent[Claim.COUNT];
  private static final @Nullable AddressedEvent[] BLOCKED = new AddressedEvent[SEATS * ROLES];
  private static final @Nullable AddressedEvent[] COINS =
      new AddressedEvent[SEATS * COIN_REASONS * SUMS];
  private static final @Nullable AddressedEvent[] LOST =
      new AddressedEvent[SEATS * LOSS_REASONS * CARDS];
  private static final @Nullable AddressedEvent[] EXILED = new AddressedEvent[SEATS];
  private static final @Nullable AddressedEvent[] SHOWN = new AddressedEvent[Claim.COUNT * CARDS];
  private static final @Nullable AddressedEvent[] REPLACED = new AddressedEvent[SEATS * CARDS];
  private static final @Nullable AddressedEvent[] STOOD = new AddressedEvent[SEATS];
  private static final AddressedEvent UNBLOCKED = AddressedEvent.toAll(new CoupEvent.Unblocked());

  private EventCache() {}

  static AddressedEvent turn(int seat, int turn) {
    if (turn >= TURNS) {
      return AddressedEvent.toAll(new CoupEvent.Turn(seat, turn));
    }
    int number = seat * TURNS + turn;
    AddressedEvent told = TURN[number];
    return told != null ? told : keep(TURN, number, new CoupEvent.Turn(seat, turn));
  }

  static AddressedEvent acted(int seat, int code) {
    int number = seat * Table.CODES + code;
    AddressedEvent told = ACTED[number];
    return told != null ? told : keep(ACTED, number, newActed(seat, code));
  }

  private static CoupEvent newActed(int seat, int code) {
    int named = CoupCodes.named(code);
    int claimed = CoupCodes.claim(code);
    return new CoupEvent.Acted(
        seat,
        CoupCodes.action(code),
        CoupCodes.target(code),
        named < 0 ? null : Role.of(named),
        claimed < 0 ? null : Claim.of(seat, claimed, CoupCodes.denies(code)));
  }

  static AddressedEvent unchallenged(int claim) {
    AddressedEvent told = UNCHALLENGED[claim];
    return told != null
        ? told
        : keep(UNCHALLENGED, claim, new CoupEvent.Unchallenged(Claim.of(claim)));
  }

  static AddressedEvent challenged(int seat, int claim) {
    int number = seat * Claim.COUNT + claim;
    AddressedEvent told = CHALLENGED[number];
    return told != null
        ? told
        : keep(CHALLENGED, number, new CoupEvent.Challenged(seat, Claim.of(claim)));
  }

  static AddressedEvent declined(int claim) {
    AddressedEvent told = DECLINED[claim];
    return told != null ? told : keep(DECLINED, claim, new CoupEvent.Declined(Claim.of(claim)));
  }

  /** A claim proven by one card. */
  static AddressedEvent shown(int claim, int card) {
    int number = claim * CARDS + card;
    AddressedEvent told = SHOWN[number];
    return told != null
        ? told
        : keep(SHOWN, number, new CoupEvent.Shown(Claim.of(claim), List.of(Card.of(card))));
  }

  /** One card replaced by this one; only its holder sees it. */
  static AddressedEvent replaced(int seat, int card) {
    int number = seat * CARDS + card;
    AddressedEvent told = REPLACED[number];
    return told != null
        ? told
        : keep(REPLACED, number, CoupAnnouncer.replaced(seat, List.of(Card.of(card))));
  }

  static AddressedEvent unblocked() {
    return UNBLOCKED;
  }

  static AddressedEvent stood(int seat) {
    AddressedEvent told = STOOD[seat];
    return told != null ? told : keep(STOOD, seat, new CoupEvent.Stood(seat));
  }

  static AddressedEvent blocked(int seat, int role) {
    int number = seat * ROLES + role;
    AddressedEvent told = BLOCKED[number];
    return told != null ? told : keep(BLOCKED, number, new CoupEvent.Blocked(seat, Role.of(role)));
  }

  static AddressedEvent coins(int seat, int change, CoinReason why) {
    if (Math.abs(change) > MOST_COINS) {
      return AddressedEvent.toAll(new CoupEvent.Coins(seat, change, why));
    }
    int number = (seat * COIN_REASONS + why.ordinal()) * SUMS + change + MOST_COINS;
    AddressedEvent told = COINS[number];
    return told != null ? told : keep(COINS, number, new CoupEvent.Coins(seat, change, why));
  }

  static AddressedEvent lost(int seat, int card, LossReason why) {
    int number = (seat * LOSS_REASONS + why.ordinal()) * CARDS + card;
    AddressedEvent told = LOST[number];
    return told != null ? told : keep(LOST, number, new CoupEvent.Lost(seat, Card.of(card), why));
  }

  static AddressedEvent exiled(int seat) {
    AddressedEvent told = EXILED[seat];
    return told != null ? told : keep(EXILED, seat, new CoupEvent.Exiled(seat));
  }

  /** Two threads may both create an event, which does no harm: they are equal and immutable. */
  private static AddressedEvent keep(@Nullable AddressedEvent[] kept, int number, CoupEvent event) {
    return keep(kept, number, AddressedEvent.toAll(event));
  }

  private static AddressedEvent keep(
      @Nullable AddressedEvent[] kept, int number, AddressedEvent told) {
    kept[number] = told;
    return told;
  }
}
