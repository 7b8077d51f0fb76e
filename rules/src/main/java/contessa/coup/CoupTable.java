package contessa.coup;

import static contessa.coup.Ordinals.ACTION;
import static contessa.coup.Ordinals.BLOCK;
import static contessa.coup.Ordinals.CHALLENGE_ACTION;
import static contessa.coup.Ordinals.CHALLENGE_BLOCK;
import static contessa.coup.Ordinals.COUP;
import static contessa.coup.Ordinals.DRAFT;
import static contessa.coup.Ordinals.EXCHANGE;
import static contessa.coup.Ordinals.FOREIGN_AID;
import static contessa.coup.Ordinals.LOSE;
import static contessa.coup.Ordinals.OFFER;
import static contessa.coup.Ordinals.OVER;
import static contessa.coup.Ordinals.PROVE;
import static contessa.coup.Ordinals.VERDICT;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.game.View;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Coup: the rules, one method for every phase and every consequence (rules B.2 to B.6).
 *
 * <p>The windows of a turn come in a fixed order: the action may be challenged, then blocked, then
 * the block may be challenged (R-CORE-13); the seats are asked one by one, clockwise from the
 * claimant, and the first who objects is the one (G-01). A decision is skipped only when what
 * everybody knows leaves one answer; a choice between equal cards is asked, since skipping it would
 * tell.
 */
public final class CoupTable extends Deeds implements Table {

  // What follows when an influence has been lost.
  static final int ACTION_PROVEN = 0;
  static final int ACTION_VOID = 1;
  static final int BLOCK_PROVEN = 2;
  static final int BLOCK_VOID = 3;

  CoupTable(CoupRules rules) {
    super(rules);
  }

  private CoupTable(CoupTable other) {
    super(other);
  }

  static CoupTable deal(CoupRules rules, int first, Chance chance, @Nullable EventSink herald) {
    if (first < 0 || first >= rules.seats()) {
      throw new IllegalArgumentException("there is no seat " + first);
    }
    CoupTable table = new CoupTable(rules);
    table.setUp(first, chance, herald);
    return table;
  }

  // ---- The turn

  @Override
  final void startTurn(@Nullable EventSink herald) {
    turn++;
    ask(ACTION, actor, actions());
    if (herald != null) {
      herald.tell(Announced.turn(actor, turn));
    }
  }

  private void act(int code, Chance chance, @Nullable EventSink herald) {
    deed = CoupCodes.deed(code);
    if (herald != null) {
      herald.tell(Announced.acted(actor, code));
    }
    coins(actor, -cost(), CoinReason.COST, herald);
    if (claimed() >= 0) {
      openChallenge(CHALLENGE_ACTION, actor);
    } else if (action() == FOREIGN_AID) {
      openBlock(chance, herald);
    } else {
      resolve(chance, herald);
    }
  }

  /** The number of the {@link Claim} that is open to challenge or being proven. */
  int claim() {
    return Claim.number(claimant(), claimedRole(), denies());
  }

  private int cost() {
    return CoupRules.cost(action());
  }

  // ---- Challenges

  private void openChallenge(int window, int claimant) {
    waiting = (short) (living & ~Seats.of(claimant));
    ask(window, Seats.after(claimant, waiting), CHALLENGE_OR_PASS);
  }

  void answerChallenge(int code, Chance chance, @Nullable EventSink herald) {
    if (code == CoupCodes.CHALLENGE) {
      challenge(chance, herald);
      return;
    }
    answers(toMove);
    if (waiting != Seats.NONE) {
      toMove = (byte) Seats.after(toMove, waiting);
      return;
    }
    if (herald != null) {
      herald.tell(Announced.unchallenged(claim()));
    }
    if (phase == CHALLENGE_ACTION) {
      openBlock(chance, herald);
    } else {
      blockStands(chance, herald);
    }
  }

  private void challenge(Chance chance, @Nullable EventSink herald) {
    deed = Deed.withChallenger(deed, toMove);
    waiting = Seats.NONE;
    if (herald != null) {
      herald.tell(Announced.challenged(challenger(), claim()));
    }
    if (rules.mayDecline) {
      ask(PROVE, claimant(), proofs() | CoupCodes.bit(CoupCodes.DECLINE));
    } else if (claimIsTrue()) {
      show(Integer.lowestOneBit(cardsOfClaim()), chance, herald);
    } else {
      decline(chance, herald);
    }
  }

  private void answerProof(int code, Chance chance, @Nullable EventSink herald) {
    if (code == CoupCodes.DECLINE) {
      decline(chance, herald);
    } else if (code == CoupCodes.SHOW) {
      show(0, chance, herald);
    } else {
      show(cardIn(toMove, code - CoupCodes.CARD), chance, herald);
    }
  }

  /** The claim is proven: the card is replaced and the challenger loses an influence (B.5). */
  private void show(int card, Chance chance, @Nullable EventSink herald) {
    int claimant = claimant();
    int shown = denies() ? down(claimant) : card;
    if (herald != null) {
      herald.tell(
          denies()
              ? AddressedEvent.toAll(new CoupEvent.Shown(Claim.of(claim()), faces(shown)))
              : Announced.shown(claim(), Moves.face(rules, shown)));
    }
    if (denies() || !rules.afterAction) {
      replace(claimant, shown, chance, herald);
    } else if (blocker() < 0) {
      seen = Seen.withByActor(seen, card);
    } else {
      seen = Seen.withByBlocker(seen, card);
    }
    lose(challenger(), blocker() < 0 ? ACTION_PROVEN : BLOCK_PROVEN, chance, herald);
  }

  /** Declined, or not true: the claimant loses an influence and the claim is void (B.5). */
  private void decline(Chance chance, @Nullable EventSink herald) {
    int claimant = claimant();
    if (herald != null) {
      herald.tell(Announced.declined(claim()));
    }
    if (blocker() < 0) {
      coins(actor, cost(), CoinReason.REFUND, herald); // before the loss: EC-09
    }
    lose(claimant, blocker() < 0 ? ACTION_VOID : BLOCK_VOID, chance, herald);
  }

  // ---- Losing influence

  @Override
  final void lose(int player, int then, Chance chance, @Nullable EventSink herald) {
    deed = Deed.withAfterLoss(deed, then);
    int cards = down(player);
    if ((cards & (cards - 1)) == 0) {
      loseCard(player, cards, chance, herald);
      return;
    }
    ask(LOSE, player, (long) kinds(cards) << CoupCodes.CARD);
  }

  @Override
  final void loseCard(int player, int card, Chance chance, @Nullable EventSink herald) {
    turnUp(player, card, lossReason(), herald);
    if ((living & (living - 1)) == 0) {
      end(herald);
      return;
    }
    goOnAfterLoss(chance, herald);
  }

  final void goOnAfterLoss(Chance chance, @Nullable EventSink herald) {
    switch (afterLoss()) {
      case ACTION_PROVEN -> openBlock(chance, herald);
      case BLOCK_PROVEN -> blockStands(chance, herald);
      case BLOCK_VOID -> resolve(chance, herald);
      case DECLARED_HIT -> exchangeAfterBaring(chance, herald);
      default -> cleanUp(chance, herald);
    }
  }

  private LossReason lossReason() {
    if (afterLoss() < ATTACK_DONE) {
      return LossReason.CHALLENGE;
    }
    return action() == COUP ? LossReason.COUP : LossReason.ASSASSINATION;
  }

  // ---- Blocks

  void openBlock(Chance chance, @Nullable EventSink herald) {
    int entitled = mayBlock();
    if (entitled == Seats.NONE) {
      resolve(chance, herald);
      return;
    }
    waiting = (short) entitled;
    ask(
        BLOCK,
        Seats.after(actor, entitled),
        CoupCodes.bit(CoupCodes.PASS) | rules.blocks[action()]);
  }

  void answerBlock(int code, Chance chance, @Nullable EventSink herald) {
    if (code != CoupCodes.PASS) {
      block(code - CoupCodes.BLOCK, herald);
      return;
    }
    answers(toMove);
    if (waiting != Seats.NONE) {
      toMove = (byte) Seats.after(toMove, waiting);
      return;
    }
    if (herald != null) {
      herald.tell(Announced.unblocked());
    }
    resolve(chance, herald);
  }

  private void block(int role, @Nullable EventSink herald) {
    deed = Deed.withBlock(deed, toMove, role);
    if (herald != null) {
      herald.tell(Announced.blocked(blocker(), role));
    }
    openChallenge(CHALLENGE_BLOCK, blocker());
  }

  /** The action fails and its cost stays spent (R-BLK-02). */
  void blockStands(Chance chance, @Nullable EventSink herald) {
    if (herald != null) {
      herald.tell(Announced.stood(blocker()));
    }
    cleanUp(chance, herald);
  }

  // ---- The end of a turn and of the game

  @Override
  final void cleanUp(Chance chance, @Nullable EventSink herald) {
    if (Deed.sawExile(deed)) {
      collectFromExiles(herald);
    }
    if (exposedByActor() != 0) {
      replaceExposed(actor, exposedByActor(), chance, herald);
    }
    if (exposedByBlocker() != 0) {
      replaceExposed(blocker(), exposedByBlocker(), chance, herald);
    }
    clearTurn();
    actor = (byte) Seats.after(actor, living);
    startTurn(herald);
  }

  /** No replacement is due for a card that has left the hand meanwhile (EC-46). */
  private void replaceExposed(int player, int card, Chance chance, @Nullable EventSink herald) {
    if ((down(player) & card) != 0) {
      replace(player, card, chance, herald);
    }
  }

  /** The last rival is gone: the game is over at once, whatever was under way (EC-18). */
  void end(@Nullable EventSink herald) {
    collectFromExiles(herald);
    ask(OVER, Seats.NOBODY, 0);
    if (herald != null) {
      herald.tellAll(new CoupEvent.Won(Seats.lowest(living)));
    }
  }

  /** Any living player may, as long as the game goes on (EC-48). */
  @Override
  public boolean canLeave(int player) {
    return phase != OVER && lives(player);
  }

  @Override
  public void leave(int player, Chance chance, @Nullable EventSink herald) {
    if (!canLeave(player)) {
      throw new IllegalArgumentException("seat " + player + " is not in the game");
    }
    new Leaving(this, chance, herald).leave(player);
  }

  @Override
  public int winners() {
    return phase == OVER ? living : Seats.NONE;
  }

  // ---- Playing

  @Override
  public void play(int code, Chance chance, @Nullable EventSink herald) {
    if (!allows(code)) {
      throw new IllegalArgumentException("code " + code + " is not legal in " + phase());
    }
    switch (phase) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> answerChallenge(code, chance, herald);
      case BLOCK -> answerBlock(code, chance, herald);
      case ACTION -> act(code, chance, herald);
      case PROVE -> answerProof(code, chance, herald);
      case LOSE -> loseCard(toMove, cardIn(toMove, code - CoupCodes.CARD), chance, herald);
      case EXCHANGE -> keepCards(code - CoupCodes.KEEP, chance, herald);
      case OFFER -> offer(cardIn(toMove, code - CoupCodes.CARD), herald);
      case VERDICT -> judge(code, chance, herald);
      case DRAFT -> pick(code - CoupCodes.CARD, chance, herald);
      default -> chooseSide(code == CoupCodes.REFORMIST, herald);
    }
  }

  @Override
  public Move move(int code) {
    return Moves.face(rules, phase, toMove < 0 ? 0 : down(toMove), code);
  }

  @Override
  public int code(Move move) {
    int code = Moves.code(rules, phase, toMove < 0 ? 0 : down(toMove), move);
    return allows(code) ? code : -1;
  }

  /**
   * Takes the state that a view shows, with a guess at what it hides: for search.
   *
   * @param down the face-down cards of every seat, those that the view knows included
   * @param court the court deck; both from the cards that are in play in the view
   */
  public void imagine(CoupView view, int[] down, int court) {
    copyFrom(view);
    for (int player = 0; player < seats(); player++) {
      setDown(player, down[player]);
    }
    this.court = court;
    if (rules.options().draft() && view.reader() >= 0) {
      // The view has counted these anew; on the table they belong to their set.
      aside = Cards.withTwins(view.aside()) & draftSet(view.reader());
    }
    if (phase == VERDICT && offered() == 0) {
      seen = Seen.withOffered(seen, Integer.lowestOneBit(down[target()]));
    }
    legal = toMove < 0 ? 0 : legalNow();
  }

  @Override
  public CoupView view(int reader) {
    return new CoupView(new OpenTable(this), this, reader);
  }

  @Override
  public IntFunction<View> views() {
    OpenTable open = new OpenTable(this);
    return reader -> new CoupView(open, this, reader);
  }

  @Override
  public CoupTable copy() {
    return new CoupTable(this);
  }

  @Override
  public void become(Table other) {
    copyFrom((CoupTable) other);
  }
}
