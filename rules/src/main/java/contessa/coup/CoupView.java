package contessa.coup;

import module java.base;

import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.View;
import org.jspecify.annotations.Nullable;

/**
 * What one reader may know of a table (R-SEE): the public part, shared by all readers, and the
 * reader's own. Where copies of a character look the same, they are numbered afresh for every
 * position, so that no card can be followed from one position to the next.
 */
public final class CoupView implements OpenFacts, View {

  private final int reader;
  final SharedView shared;
  final int offered;
  private final int aside;
  private final int unseen;
  private final long legal;

  /** The reader's hand without the cards that others have seen. */
  private final int hand;

  /** The same for every seat, if the referee reads. */
  private final int @Nullable [] hands;

  CoupView(SharedView shared, CoupTable table, int reader) {
    this.shared = shared;
    CoupRules rules = shared.rules;
    this.reader = reader;
    boolean referee = reader == Reader.REFEREE;
    legal = referee || reader == shared.toMove ? table.legal : 0;
    CardCounter cards = new CardCounter(rules.distinct, shared.counted);
    boolean seesOffer = referee || reader == shared.actor || reader == target();
    offered = seesOffer ? cards.count(table.offered()) : 0;
    hand = reader >= 0 ? cards.count(hidden(table, reader)) : 0;
    hands = referee ? new int[rules.seats()] : null;
    if (hands != null) {
      for (int player = 0; player < hands.length; player++) {
        hands[player] = cards.count(hidden(table, player));
      }
    }
    aside = table.aside() == 0 ? 0 : cards.count(asideKnown(table, referee));
    unseen = rules.inPlay & ~cards.counted();
  }

  /** A hand without the cards that others have seen. */
  private int hidden(CoupTable table, int player) {
    int seen = table.exposed(player) | (player == target() ? table.offered() : 0);
    return table.down(player) & ~seen;
  }

  /** Only their player knows the cards set aside in a draft (R-SEE-07). */
  private int asideKnown(CoupTable table, boolean referee) {
    if (referee) {
      return table.aside();
    }
    return reader < 0 || !rules().options().draft() ? 0 : table.aside() & table.draftSet(reader);
  }

  @Override
  public OpenState open() {
    return shared;
  }

  @Override
  public int seats() {
    return shared.seats();
  }

  @Override
  public int toMove() {
    return shared.toMove;
  }

  @Override
  public int reader() {
    return reader;
  }

  public int coins(int player) {
    return shared.coins(player);
  }

  /** How many cards the player holds face down, an open exchange's pool included. */
  public int handSize(int player) {
    return shared.handSize(player);
  }

  /** Whether the reader may know the whole hand of this player. */
  public boolean knowsHand(int player) {
    return reader == player || reader == Reader.REFEREE;
  }

  /**
   * The face-down cards of this player that the reader knows, as bits among {@link
   * CoupRules#cards}.
   */
  public int known(int player) {
    int shown = shared.exposed(player) | (player == target() ? offered : 0);
    return hands != null ? shown | hands[player] : player == reader ? shown | hand : shown;
  }

  public int up(int player) {
    return shared.up(player);
  }

  /** The same as cards: the whole hand if the reader knows it. */
  public List<Card> knownCards(int player) {
    return Moves.faces(shared.rules, known(player));
  }

  public List<Card> revealed(int player) {
    return Moves.faces(shared.rules, up(player));
  }

  /** The cards in play whose place the reader cannot see: the court and others' hands. */
  public Cards unseen() {
    return new Cards(unseen);
  }

  /** The cards that the reader has set aside in the draft, as bits. */
  public int aside() {
    return aside;
  }

  public int deckSize() {
    return shared.deckSize;
  }

  public List<Card> deck() {
    if (reader != Reader.REFEREE) {
      throw new IllegalStateException("only a referee may see the court deck");
    }
    return Moves.faces(shared.rules, unseen);
  }

  /** The shared.living Reformists, as a set of seats. */
  public int reformists() {
    return shared.reformists & shared.living;
  }

  /** The coins that the table shows as the treasury (R-BANK-02). */
  public int treasury() {
    int held = shared.reserve;
    for (int player = 0; player < seats(); player++) {
      held += coins(player);
    }
    return Bank.treasury(shared.rules.edition(), held);
  }

  /**
   * The player's side; none without allegiances, before they are chosen, and for players who are
   * out.
   */
  public @Nullable Allegiance allegiance(int player) {
    if (!shared.rules.allegiances || shared.turn == 0 || !lives(player)) {
      return null;
    }
    return Seats.has(shared.reformists, player) ? Allegiance.REFORMIST : Allegiance.LOYALIST;
  }

  public @Nullable Action action() {
    return switch (phase()) {
      case DRAFT, ALLEGIANCE, ACTION, OVER -> null;
      default -> Action.of(TurnState.action(shared.turnState));
    };
  }

  public @Nullable Role named() {
    int named = TurnState.part(shared.turnState, TurnState.NAMED);
    return named < 0 ? null : Role.of(named);
  }

  /** The claim that is open to challenge or being proven. */
  public @Nullable Claim claim() {
    return switch (phase()) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK, PROVE ->
          Claim.of(claimant(), claimedRole(), denies());
      default -> null;
    };
  }

  /** The character claimed for the action under way, if it claims one. */
  public @Nullable Role claimedForAction() {
    int claimed = TurnState.part(shared.turnState, TurnState.CLAIMED);
    return claimed < 0 ? null : Role.of(claimed);
  }

  public @Nullable Role blockedAs() {
    return blocker() < 0 ? null : Role.of(TurnState.part(shared.turnState, TurnState.BLOCK_ROLE));
  }

  /** The seats that still have to answer in the open window. */
  public int waiting() {
    return shared.waiting;
  }

  public @Nullable Card offered() {
    return offered == 0 ? null : Card.of(Moves.face(shared.rules, offered));
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int code : codes()) {
      moves.add(Moves.face(shared.rules, shared.phase, known(shared.toMove), code));
    }
    return moves;
  }

  /** The codes of {@link #moves}, in the same order. */
  public int[] codes() {
    int count = 0;
    for (int word = 0; word < CoupChoices.WORDS; word++) {
      count += Long.bitCount(mask(word));
    }
    int[] codes = new int[count];
    count = 0;
    for (int word = 0; word < CoupChoices.WORDS; word++) {
      for (long rest = mask(word); rest != 0; rest &= rest - 1) {
        codes[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return codes;
  }

  /** One word of the mask of legal moves: bit i of word w stands for code 64 w + i. */
  public long mask(int word) {
    if (shared.phase != OpenState.ACTION) {
      return word == 1 ? legal : 0;
    }
    if (!knowsHand(shared.toMove)) {
      return 0;
    }
    int targets = shared.rules.targets(actor(), shared.living, shared.reformists);
    return CoupChoices.actionMask(shared.rules, word, legal, coins(actor()), targets);
  }

  @Override
  public int winners() {
    return shared.phase == OpenState.OVER ? shared.living : Seats.NONE;
  }

  /**
   * The public part of a table, built once and shared by the views of all readers. Cards that all
   * have seen are counted first, see {@link CardCounter}.
   */
  static final class SharedView extends OpenState {

    private static final int UP = 0;
    private static final int COINS = 1;
    private static final int COUNT = 2;
    private static final int PARTS = 3;

    final int exposedByActor;
    final int exposedByBlocker;
    final int deckSize;
    final int counted;

    /** Face-up cards, coins and number of face-down cards, seat by seat. */
    private final int[] seat;

    SharedView(CoupTable table) {
      super(table);
      deckSize = Integer.bitCount(table.court);
      int seats = rules.seats();
      seat = new int[PARTS * seats];
      CardCounter cards = new CardCounter(rules.distinct, 0);
      for (int player = 0; player < seats; player++) {
        int place = PARTS * player;
        seat[place + UP] = cards.count(table.up(player));
        seat[place + COINS] = table.coins(player);
        seat[place + COUNT] = Integer.bitCount(table.down(player));
      }
      // Proven cards that are still to be replaced are in the hand, and all have seen them.
      exposedByActor = cards.count(inHand(table, actor, table.exposedByActor()));
      exposedByBlocker = cards.count(inHand(table, table.blocker(), table.exposedByBlocker()));
      counted = cards.counted();
    }

    private static int inHand(CoupTable table, int player, int card) {
      return card == 0 ? 0 : card & table.down(player);
    }

    int up(int player) {
      return seat[PARTS * player + UP];
    }

    int coins(int player) {
      return seat[PARTS * player + COINS];
    }

    int handSize(int player) {
      return seat[PARTS * player + COUNT];
    }

    /** The face-down cards of this player that all know. */
    int exposed(int player) {
      return player == actor ? exposedByActor : player == blocker() ? exposedByBlocker : 0;
    }
  }

  /**
   * Numbers the cards of a view. With distinct art a card keeps its number; with equal art the n-th
   * card counted of a character becomes its n-th copy, whichever copy it is on the table.
   */
  private static final class CardCounter {

    private final boolean distinct;
    private int counted;

    /** Continues after these cards. */
    CardCounter(boolean distinct, int counted) {
      this.distinct = distinct;
      this.counted = counted;
    }

    int count(int cards) {
      int before = counted;
      if (distinct) {
        counted |= cards;
        return cards;
      }
      // One card of each character at a time. Its counted copies are the lowest bits of its five,
      // so
      // that adding one carries into the next copy; taking one away drops the lowest left to count.
      int rest = cards;
      do {
        int kinds = Cards.kinds(rest);
        counted |= counted + kinds;
        rest &= rest - kinds;
      } while (rest != 0);
      return counted & ~before;
    }

    int counted() {
      return counted;
    }
  }
}
