package contessa.coup;

import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.Table;
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

  private static final int ROOM = CoupRules.MOST_PLAYERS;
  private static final int UP = ROOM;
  private static final int COINS = 2 * ROOM;
  private static final int COUNT = 3 * ROOM;

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
  final int action;
  final int target;
  final int named;
  final int claimed;
  final int blocker;
  final int blockRole;
  final int challenger;
  final int waiting;
  final long deed;
  final int keep;
  final int offered;
  final int exposedByActor;
  final int exposedByBlocker;
  final int aside;
  final long legal;
  private final long declaredCoups;
  private final long declaredAssassinations;
  private final int deck;
  private final int deckSize;
  private final int unseen;

  /** Known face-down cards, face-up cards, coins and number of face-down cards of every seat. */
  private final int[] seat = new int[4 * ROOM];

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
    action = table.action();
    target = table.target();
    named = table.named();
    claimed = table.claimed();
    blocker = table.blocker();
    blockRole = table.blockRole();
    challenger = table.challenger();
    waiting = table.waiting;
    deed = table.deed();
    keep = table.keep();
    boolean referee = reader == Reader.REFEREE;
    boolean decides = toMove >= 0 && (referee || reader == toMove);
    legal = decides ? table.legal : 0;
    declaredCoups = decides ? table.mask(2) : 0;
    declaredAssassinations = decides ? table.mask(3) : 0;
    deckSize = Integer.bitCount(table.court);

    CardCounter cards = new CardCounter(rules.distinct);
    for (int player = 0; player < rules.seats(); player++) {
      seat[UP + player] = cards.count(table.up(player));
      seat[COINS + player] = table.coins(player);
      seat[COUNT + player] = Integer.bitCount(table.down(player));
    }
    // Proven cards that await their replacement are still in the hand, and everybody saw them.
    exposedByActor = cards.count(table.exposedByActor() & table.down(actor));
    exposedByBlocker =
        blocker < 0 ? 0 : cards.count(table.exposedByBlocker() & table.down(blocker));
    boolean seesOffer = table.offered() != 0 && (referee || reader == actor || reader == target);
    offered = seesOffer ? cards.count(table.offered()) : 0;
    for (int player = 0; player < rules.seats(); player++) {
      int open = table.exposed(player) & table.down(player);
      int seen = player == actor ? exposedByActor : player == blocker ? exposedByBlocker : 0;
      if (player == target && seesOffer) {
        open |= table.offered();
        seen |= offered;
      }
      boolean own = referee || reader == player;
      seat[player] = own ? seen | cards.count(table.down(player) & ~open) : seen;
    }
    aside = cards.count(asideKnown(table, referee));
    unseen = rules.inPlay & ~cards.counted();
    deck = referee ? unseen : 0;
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
    return seat[COINS + player];
  }

  /** How many cards the player holds face down, an open exchange's pool included. */
  public int handSize(int player) {
    return seat[COUNT + player];
  }

  /** Whether the reader may know the whole hand of this player. */
  public boolean knowsHand(int player) {
    return reader == player || reader == Reader.REFEREE;
  }

  /**
   * The face-down cards of this player that the reader knows, as bits among {@link #cardsInPlay}.
   */
  public int known(int player) {
    return seat[player];
  }

  /** The face-up cards of this player, as bits. */
  public int up(int player) {
    return seat[UP + player];
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
    return Moves.faces(rules, deck);
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
      default -> Action.of(action);
    };
  }

  /** The seat that the action is aimed at, or {@link Seats#NOBODY}. */
  public int target() {
    return target;
  }

  /** The character that a declared attack names. */
  public @Nullable Role named() {
    return named < 0 ? null : Role.of(named);
  }

  /** The claim that is open to challenge or being proven. */
  public @Nullable Claim claim() {
    return switch (phase()) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK, PROVE ->
          blocker >= 0
              ? new Claim(blocker, Role.of(blockRole), false)
              : new Claim(actor, Role.of(claimed), action == Ordinals.EMBEZZLE);
      default -> null;
    };
  }

  /** The character claimed for the action under way, if it claims one. */
  public @Nullable Role claimedForAction() {
    return claimed < 0 ? null : Role.of(claimed);
  }

  /** The seat that has blocked the action, or {@link Seats#NOBODY}. */
  public int blocker() {
    return blocker;
  }

  /** The seat that has challenged the claim, or {@link Seats#NOBODY}. */
  public int challenger() {
    return challenger;
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
    if (legal == 0 && declaredCoups == 0 && declaredAssassinations == 0) {
      return List.of();
    }
    List<Move> moves = new ArrayList<>();
    for (int code = 0; code < Table.CODES; code++) {
      if (allows(code)) {
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
      case 2 -> declaredCoups;
      default -> declaredAssassinations;
    };
  }

  @Override
  public int winners() {
    return phase == Ordinals.OVER ? living : Seats.NONE;
  }
}
