package contessa.coup;

import contessa.game.Table;
import contessa.game.Told;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is told again and again. There are few such events, so each is made only once, when it is
 * first told: most moves then say what they say without making anything.
 */
final class Announced {

  private static final int SEATS = CoupRules.MOST_PLAYERS;
  private static final int ROLES = Role.ALL.size();
  private static final int CARDS = Card.ALL.size();
  private static final int COIN_REASONS = CoinReason.values().length;
  private static final int LOSS_REASONS = LossReason.values().length;

  /** Longer games and larger sums are rare, and made anew. */
  private static final int TURNS = 64;

  private static final int MOST_COINS = 10;
  private static final int SUMS = 2 * MOST_COINS + 1;

  private static final @Nullable Told[] TURN = new Told[SEATS * TURNS];
  private static final @Nullable Told[] ACTED = new Told[SEATS * Table.CODES];
  private static final @Nullable Told[] UNCHALLENGED = new Told[Claim.COUNT];
  private static final @Nullable Told[] CHALLENGED = new Told[SEATS * Claim.COUNT];
  private static final @Nullable Told[] DECLINED = new Told[Claim.COUNT];
  private static final @Nullable Told[] BLOCKED = new Told[SEATS * ROLES];
  private static final @Nullable Told[] COINS = new Told[SEATS * COIN_REASONS * SUMS];
  private static final @Nullable Told[] LOST = new Told[SEATS * LOSS_REASONS * CARDS];
  private static final @Nullable Told[] EXILED = new Told[SEATS];
  private static final @Nullable Told[] SHOWN = new Told[Claim.COUNT * CARDS];
  private static final @Nullable Told[] REPLACED = new Told[SEATS * CARDS];
  private static final @Nullable Told[] STOOD = new Told[SEATS];
  private static final Told UNBLOCKED = Told.toAll(new CoupEvent.Unblocked());

  private Announced() {}

  static Told turn(int seat, int turn) {
    if (turn >= TURNS) {
      return Told.toAll(new CoupEvent.Turn(seat, turn));
    }
    int number = seat * TURNS + turn;
    Told told = TURN[number];
    return told != null ? told : keep(TURN, number, new CoupEvent.Turn(seat, turn));
  }

  static Told acted(int seat, int code) {
    int number = seat * Table.CODES + code;
    Told told = ACTED[number];
    return told != null ? told : keep(ACTED, number, actedAnew(seat, code));
  }

  private static CoupEvent actedAnew(int seat, int code) {
    int named = Codes.named(code);
    int claimed = Codes.claim(code);
    return new CoupEvent.Acted(
        seat,
        Action.of(Codes.action(code)),
        Codes.target(code),
        named < 0 ? null : Role.of(named),
        claimed < 0 ? null : Claim.of(seat, claimed, code == Codes.EMBEZZLE));
  }

  static Told unchallenged(int claim) {
    Told told = UNCHALLENGED[claim];
    return told != null
        ? told
        : keep(UNCHALLENGED, claim, new CoupEvent.Unchallenged(Claim.of(claim)));
  }

  static Told challenged(int seat, int claim) {
    int number = seat * Claim.COUNT + claim;
    Told told = CHALLENGED[number];
    return told != null
        ? told
        : keep(CHALLENGED, number, new CoupEvent.Challenged(seat, Claim.of(claim)));
  }

  static Told declined(int claim) {
    Told told = DECLINED[claim];
    return told != null ? told : keep(DECLINED, claim, new CoupEvent.Declined(Claim.of(claim)));
  }

  /** A claim proven by one card. */
  static Told shown(int claim, int card) {
    int number = claim * CARDS + card;
    Told told = SHOWN[number];
    return told != null
        ? told
        : keep(SHOWN, number, new CoupEvent.Shown(Claim.of(claim), List.of(Card.of(card))));
  }

  /** One card replaced by this one, which only its holder sees. */
  static Told replaced(int seat, int card) {
    int number = seat * CARDS + card;
    Told told = REPLACED[number];
    return told != null
        ? told
        : keep(REPLACED, number, Telling.replaced(seat, List.of(Card.of(card))));
  }

  static Told unblocked() {
    return UNBLOCKED;
  }

  static Told stood(int seat) {
    Told told = STOOD[seat];
    return told != null ? told : keep(STOOD, seat, new CoupEvent.Stood(seat));
  }

  static Told blocked(int seat, int role) {
    int number = seat * ROLES + role;
    Told told = BLOCKED[number];
    return told != null ? told : keep(BLOCKED, number, new CoupEvent.Blocked(seat, Role.of(role)));
  }

  static Told coins(int seat, int change, CoinReason why) {
    if (Math.abs(change) > MOST_COINS) {
      return Told.toAll(new CoupEvent.Coins(seat, change, why));
    }
    int number = (seat * COIN_REASONS + why.ordinal()) * SUMS + change + MOST_COINS;
    Told told = COINS[number];
    return told != null ? told : keep(COINS, number, new CoupEvent.Coins(seat, change, why));
  }

  static Told lost(int seat, int card, LossReason why) {
    int number = (seat * LOSS_REASONS + why.ordinal()) * CARDS + card;
    Told told = LOST[number];
    return told != null ? told : keep(LOST, number, new CoupEvent.Lost(seat, Card.of(card), why));
  }

  static Told exiled(int seat) {
    Told told = EXILED[seat];
    return told != null ? told : keep(EXILED, seat, new CoupEvent.Exiled(seat));
  }

  /** Two threads may both make one, which does no harm: they are equal and never change. */
  private static Told keep(@Nullable Told[] kept, int number, CoupEvent event) {
    return keep(kept, number, Told.toAll(event));
  }

  private static Told keep(@Nullable Told[] kept, int number, Told told) {
    kept[number] = told;
    return told;
  }
}
