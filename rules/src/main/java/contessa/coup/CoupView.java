package contessa.coup;

import contessa.game.Move;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one reader may know of a table (rules B.9): what everybody sees, and what only this reader
 * does. Where copies of a character cannot be told apart the cards are counted anew for every
 * position, so that no card can be followed from one to the next.
 */
public final class CoupView implements View {

  private final int reader;
  final OpenTable open;
  final int offered;
  private final int aside;
  private final int unseen;
  private final long legal;

  /** The reader's own hand but for what others know of it. */
  private final int hand;

  /** For the referee the same of everybody's. */
  private final int @Nullable [] hands;

  CoupView(OpenTable open, CoupTable table, int reader) {
    this.open = open;
    this.reader = reader;
    CoupRules rules = open.rules;
    boolean referee = reader == Reader.REFEREE;
    legal = referee || reader == open.toMove ? table.legal : 0;
    CardCounter cards = new CardCounter(rules.distinct, open.counted);
    boolean seesOffer = referee || reader == open.actor || reader == target();
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

  /** What is left of a hand besides the cards that others have seen. */
  private int hidden(CoupTable table, int player) {
    int seen = table.exposed(player) | (player == target() ? table.offered() : 0);
    return table.down(player) & ~seen;
  }

  /** Everyone knows what they set aside themselves in the draft. */
  private int asideKnown(CoupTable table, boolean referee) {
    if (referee) {
      return table.aside();
    }
    return reader < 0 || !rules().options().draft() ? 0 : table.aside() & table.draftSet(reader);
  }

  @Override
  public int reader() {
    return reader;
  }

  public CoupRules rules() {
    return open.rules;
  }

  @Override
  public int seats() {
    return open.rules.seats();
  }

  @Override
  public int toMove() {
    return open.toMove;
  }

  public CoupPhase phase() {
    return CoupPhase.of(open.phase);
  }

  /** Turns are counted from 1. */
  public int turn() {
    return open.turn;
  }

  public int actor() {
    return open.actor;
  }

  /** The set of players who still have an influence. */
  public int living() {
    return open.living;
  }

  public boolean lives(int player) {
    return Seats.has(open.living, player);
  }

  public int coins(int player) {
    return open.coins(player);
  }

  /** How many cards the player holds face down, an open exchange's pool included. */
  public int handSize(int player) {
    return open.handSize(player);
  }

  /** Whether the reader may know the whole hand of this player. */
  public boolean knowsHand(int player) {
    return reader == player || reader == Reader.REFEREE;
  }

  /**
   * The face-down cards of this player that the reader knows, as bits among {@link #cardsInPlay}.
   */
  public int known(int player) {
    int shown = open.exposed(player) | (player == target() ? offered : 0);
    return hands != null ? shown | hands[player] : player == reader ? shown | hand : shown;
  }

  /** The face-up cards of this player, as bits. */
  public int up(int player) {
    return open.up(player);
  }

  /** The same as cards: the whole hand if the reader knows it. */
  public List<Card> knownCards(int player) {
    return Moves.faces(open.rules, known(player));
  }

  public List<Card> revealed(int player) {
    return Moves.faces(open.rules, up(player));
  }

  public Cards cardsInPlay() {
    return open.rules.cards();
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
    return open.deckSize;
  }

  /** The court deck, for the referee. */
  public List<Card> deck() {
    if (reader != Reader.REFEREE) {
      throw new IllegalStateException("only a referee may see the court deck");
    }
    return Moves.faces(open.rules, unseen);
  }

  public int reserve() {
    return open.reserve;
  }

  /** The living Reformists, as a set of seats. */
  public int reformists() {
    return open.reformists & open.living;
  }

  /** What the table shows as the treasury (rules B.7). */
  public int treasury() {
    int held = open.reserve;
    for (int player = 0; player < seats(); player++) {
      held += coins(player);
    }
    return TableState.treasury(open.rules.edition(), held);
  }

  /**
   * The player's side; none without allegiances, before they are chosen, and for those who are out.
   */
  public @Nullable Allegiance allegiance(int player) {
    if (!open.rules.allegiances || open.turn == 0 || !lives(player)) {
      return null;
    }
    return Seats.has(open.reformists, player) ? Allegiance.REFORMIST : Allegiance.LOYALIST;
  }

  /** The action under way, or null between turns and before the choice. */
  public @Nullable Action action() {
    return switch (phase()) {
      case DRAFT, ALLEGIANCE, ACTION, OVER -> null;
      default -> Action.of(Deed.action(open.deed));
    };
  }

  /** The seat that the action is aimed at, or {@link Seats#NOBODY}. */
  public int target() {
    return Deed.target(open.deed);
  }

  /** The character that a declared attack names. */
  public @Nullable Role named() {
    int named = Deed.named(open.deed);
    return named < 0 ? null : Role.of(named);
  }

  /** The claim that is open to challenge or being proven. */
  public @Nullable Claim claim() {
    return switch (phase()) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK, PROVE ->
          blocker() >= 0
              ? Claim.of(blocker(), Deed.blockRole(open.deed), false)
              : Claim.of(
                  open.actor, Deed.claimed(open.deed), Deed.action(open.deed) == Ordinals.EMBEZZLE);
      default -> null;
    };
  }

  /** The character claimed for the action under way, if it claims one. */
  public @Nullable Role claimedForAction() {
    int claimed = Deed.claimed(open.deed);
    return claimed < 0 ? null : Role.of(claimed);
  }

  /** The seat that has blocked the action, or {@link Seats#NOBODY}. */
  public int blocker() {
    return Deed.blocker(open.deed);
  }

  /** The seat that has challenged the claim, or {@link Seats#NOBODY}. */
  public int challenger() {
    return Deed.challenger(open.deed);
  }

  /** The seats that have still to answer in the open window. */
  public int waiting() {
    return open.waiting;
  }

  /** How many cards the exchanging player keeps. */
  public int keep() {
    return Deed.keep(open.deed);
  }

  /** The card under examination, if the reader sees it. */
  public @Nullable Card offered() {
    return offered == 0 ? null : Card.of(Moves.face(open.rules, offered));
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int word = 0; word < Choices.WORDS; word++) {
      for (long rest = mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        moves.add(Moves.face(open.rules, open.phase, known(open.toMove), code));
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
      case 0 -> open.phase == Ordinals.ACTION ? legal : 0;
      case 1 -> open.phase == Ordinals.ACTION ? 0 : legal;
      case 2 -> decides() ? Choices.declaredCoups(open.rules, coins(open.actor), targets()) : 0;
      default ->
          decides() ? Choices.declaredAssassinations(open.rules, coins(open.actor), targets()) : 0;
    };
  }

  /** Whether the reader is the one to choose a turn's action. */
  private boolean decides() {
    return open.phase == Ordinals.ACTION && knowsHand(open.toMove);
  }

  private int targets() {
    return open.rules.targets(open.actor, open.living, open.reformists);
  }

  @Override
  public int winners() {
    return open.phase == Ordinals.OVER ? open.living : Seats.NONE;
  }
}
