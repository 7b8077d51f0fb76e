package contessa.coup;

import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one reader may know of a table (rules B.9). It is written down from what the reader may
 * know, in flat form since many are made; where copies of a character cannot be told apart the
 * cards are counted anew for every view, so that no card can be followed from one to the next.
 */
public final class CoupView implements View {

  private static final int KNOWN = 0;
  private static final int UP = 1;
  private static final int COINS = 2;
  private static final int COUNT = 3;
  private static final int PARTS = 4;

  private final int reader;
  final CoupRules rules;
  final int phase;
  final int toMove;
  final int turn;
  final int first;
  final int actor;
  final int living;
  final int reformists;
  final int reserve;
  final int named;
  final int waiting;
  final int keep;
  final int offered;
  final int exposedByActor;
  final int exposedByBlocker;
  final int aside;
  final long deed;
  final long legal;
  private final int deckSize;
  private final int unseen;

  /** Known face-down cards, face-up cards, coins and number of face-down cards, seat by seat. */
  private final int[] seat;

  CoupView(CoupTable table, int reader) {
    this.reader = reader;
    rules = table.rules;
    phase = table.phase;
    toMove = table.toMove;
    turn = table.turn();
    first = table.first();
    actor = table.actor;
    living = table.living;
    reformists = table.reformists();
    reserve = table.reserve();
    named = table.named();
    waiting = table.waiting;
    keep = table.keep();
    deed = table.deed;
    boolean referee = reader == Reader.REFEREE;
    legal = referee || reader == toMove ? table.legal : 0;
    deckSize = Integer.bitCount(table.court);

    int seats = rules.seats();
    seat = new int[PARTS * seats];
    CardCounter cards = new CardCounter(rules.distinct);
    for (int player = 0; player < seats; player++) {
      int place = PARTS * player;
      seat[place + UP] = cards.count(table.up(player));
      seat[place + COINS] = table.coins(player);
      seat[place + COUNT] = Integer.bitCount(table.down(player));
    }
    // Proven cards that await their replacement are still in the hand, and everybody saw them.
    exposedByActor = seenInHand(table, actor, table.exposedByActor(), cards);
    exposedByBlocker = seenInHand(table, blocker(), table.exposedByBlocker(), cards);
    boolean seesOffer = referee || reader == actor || reader == target();
    offered = seesOffer ? cards.count(table.offered()) : 0;
    if (offered != 0) {
      seat[PARTS * target() + KNOWN] |= offered;
    }
    if (referee) {
      for (int player = 0; player < seats; player++) {
        seeHand(table, player, cards);
      }
    } else if (reader >= 0) {
      seeHand(table, reader, cards);
    }
    aside = table.aside() == 0 ? 0 : cards.count(asideKnown(table, referee));
    unseen = rules.inPlay & ~cards.counted();
  }

  private int seenInHand(CoupTable table, int player, int card, CardCounter cards) {
    if (card == 0 || (table.down(player) & card) == 0) {
      return 0;
    }
    int seen = cards.count(card);
    seat[PARTS * player + KNOWN] |= seen;
    return seen;
  }

  /** Adds to what everybody knows of this hand the rest of it. */
  private void seeHand(CoupTable table, int player, CardCounter cards) {
    int hand = table.down(player);
    int seen = table.exposed(player) | (player == target() ? table.offered() : 0);
    seat[PARTS * player + KNOWN] |= cards.count(hand & ~seen);
  }

  /** Everyone knows what they set aside themselves in the draft. */
  private int asideKnown(CoupTable table, boolean referee) {
    if (referee) {
      return table.aside();
    }
    return reader < 0 || !rules.options().draft() ? 0 : table.aside() & table.draftSet(reader);
  }

  @Override
  public int reader() {
    return reader;
  }

  public CoupRules rules() {
    return rules;
  }

  @Override
  public int seats() {
    return rules.seats();
  }

  @Override
  public int toMove() {
    return toMove;
  }

  public Phase phase() {
    return Phase.of(phase);
  }

  /** Turns are counted from 1. */
  public int turn() {
    return turn;
  }

  public int actor() {
    return actor;
  }

  /** The set of players who still have an influence. */
  public int living() {
    return living;
  }

  public boolean lives(int player) {
    return Seats.has(living, player);
  }

  public int coins(int player) {
    return seat[PARTS * player + COINS];
  }

  /** How many cards the player holds face down, an open exchange's pool included. */
  public int handSize(int player) {
    return seat[PARTS * player + COUNT];
  }

  /** Whether the reader may know the whole hand of this player. */
  public boolean knowsHand(int player) {
    return reader == player || reader == Reader.REFEREE;
  }

  /**
   * The face-down cards of this player that the reader knows, as bits among {@link #cardsInPlay}.
   */
  public int known(int player) {
    return seat[PARTS * player + KNOWN];
  }

  /** The face-up cards of this player, as bits. */
  public int up(int player) {
    return seat[PARTS * player + UP];
  }

  /** The same as cards: the whole hand if the reader knows it. */
  public List<Card> knownCards(int player) {
    return Moves.faces(rules, known(player));
  }

  public List<Card> revealed(int player) {
    return Moves.faces(rules, up(player));
  }

  public Cards cardsInPlay() {
    return rules.cards();
  }

  /** The cards in play whose place the reader cannot see: the court and others' hands. */
  public Cards unseen() {
    return new Cards(unseen);
  }

  /** What the reader has set aside in the draft, as bits. */
  public int aside() {
    return aside;
  }

  public int deckSize() {
    return deckSize;
  }

  /** The court deck, for the referee. */
  public List<Card> deck() {
    if (reader != Reader.REFEREE) {
      throw new IllegalStateException("only a referee may see the court deck");
    }
    return Moves.faces(rules, unseen);
  }

  public int reserve() {
    return reserve;
  }

  /** What the table shows as the treasury (rules B.7). */
  public int treasury() {
    int held = reserve;
    for (int player = 0; player < seats(); player++) {
      held += coins(player);
    }
    return TableState.treasury(rules.edition(), held);
  }

  /**
   * The player's side; none without allegiances, before they are chosen, and for those who are out.
   */
  public @Nullable Allegiance allegiance(int player) {
    if (!rules.allegiances || turn == 0 || !lives(player)) {
      return null;
    }
    return Seats.has(reformists, player) ? Allegiance.REFORMIST : Allegiance.LOYALIST;
  }

  /** The action under way, or null between turns and before the choice. */
  public @Nullable Action action() {
    return switch (phase()) {
      case DRAFT, ALLEGIANCE, ACTION, OVER -> null;
      default -> Action.of(Deed.action(deed));
    };
  }

  /** The seat that the action is aimed at, or {@link Seats#NOBODY}. */
  public int target() {
    return Deed.target(deed);
  }

  /** The character that a declared attack names. */
  public @Nullable Role named() {
    return named < 0 ? null : Role.of(named);
  }

  /** The claim that is open to challenge or being proven. */
  public @Nullable Claim claim() {
    return switch (phase()) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK, PROVE ->
          blocker() >= 0
              ? new Claim(blocker(), Role.of(Deed.blockRole(deed)), false)
              : new Claim(
                  actor, Role.of(Deed.claimed(deed)), Deed.action(deed) == Ordinals.EMBEZZLE);
      default -> null;
    };
  }

  /** The character claimed for the action under way, if it claims one. */
  public @Nullable Role claimedForAction() {
    int claimed = Deed.claimed(deed);
    return claimed < 0 ? null : Role.of(claimed);
  }

  /** The seat that has blocked the action, or {@link Seats#NOBODY}. */
  public int blocker() {
    return Deed.blocker(deed);
  }

  /** The seat that has challenged the claim, or {@link Seats#NOBODY}. */
  public int challenger() {
    return Deed.challenger(deed);
  }

  /** The seats that have still to answer in the open window. */
  public int waiting() {
    return waiting;
  }

  /** How many cards the exchanging player keeps. */
  public int keep() {
    return keep;
  }

  /** The card under examination, if the reader sees it. */
  public @Nullable Card offered() {
    return offered == 0 ? null : Moves.face(rules, Integer.numberOfTrailingZeros(offered));
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int word = 0; word < Choices.WORDS; word++) {
      for (long rest = mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        moves.add(Moves.face(rules, phase, known(toMove), code));
      }
    }
    return moves;
  }

  /** Whether the code is legal; always false for who does not decide. */
  public boolean allows(int code) {
    return (mask(code / Long.SIZE) >>> code & 1) != 0;
  }

  /** One word of the mask of legal moves, as {@link CoupTable#mask}. */
  public long mask(int word) {
    return switch (word) {
      case 0 -> phase == Ordinals.ACTION ? legal : 0;
      case 1 -> phase == Ordinals.ACTION ? 0 : legal;
      case 2 -> decides() ? Choices.declaredCoups(rules, coins(actor), targets()) : 0;
      default -> decides() ? Choices.declaredAssassinations(rules, coins(actor), targets()) : 0;
    };
  }

  /** Whether the reader is the one to choose a turn's action. */
  private boolean decides() {
    return phase == Ordinals.ACTION && knowsHand(toMove);
  }

  private int targets() {
    return TableState.targets(rules, actor, living, reformists);
  }

  @Override
  public int winners() {
    return phase == Ordinals.OVER ? living : Seats.NONE;
  }
}
