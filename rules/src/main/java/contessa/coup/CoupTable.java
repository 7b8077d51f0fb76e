package contessa.coup;

import static contessa.coup.Ordinals.ACTION;
import static contessa.coup.Ordinals.ALLEGIANCE;
import static contessa.coup.Ordinals.AMBASSADOR;
import static contessa.coup.Ordinals.ASSASSIN;
import static contessa.coup.Ordinals.ASSASSINATE;
import static contessa.coup.Ordinals.BLOCK;
import static contessa.coup.Ordinals.CAPTAIN;
import static contessa.coup.Ordinals.CHALLENGE_ACTION;
import static contessa.coup.Ordinals.CHALLENGE_BLOCK;
import static contessa.coup.Ordinals.COUP;
import static contessa.coup.Ordinals.DRAFT;
import static contessa.coup.Ordinals.DUKE;
import static contessa.coup.Ordinals.EMBEZZLE;
import static contessa.coup.Ordinals.EXAMINE;
import static contessa.coup.Ordinals.EXCHANGE;
import static contessa.coup.Ordinals.EXCHANGING;
import static contessa.coup.Ordinals.FOREIGN_AID;
import static contessa.coup.Ordinals.INCOME;
import static contessa.coup.Ordinals.INQUISITOR;
import static contessa.coup.Ordinals.LOSE;
import static contessa.coup.Ordinals.OFFER;
import static contessa.coup.Ordinals.OVER;
import static contessa.coup.Ordinals.PROVE;
import static contessa.coup.Ordinals.STEAL;
import static contessa.coup.Ordinals.TAX;
import static contessa.coup.Ordinals.VERDICT;

import contessa.game.Chance;
import contessa.game.Herald;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.game.Told;
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
public final class CoupTable extends SettingUp implements Table {

  static final int FORCED_COUP = 10; // R-CORE-16, D-01
  private static final int COUP_COST = 7;
  private static final int ASSASSINATION_COST = 3;
  private static final int AMBASSADOR_DRAWS = 2;
  private static final int INQUISITOR_DRAWS = 1;

  // What follows when an influence has been lost.
  private static final int ACTION_PROVEN = 0;
  private static final int ACTION_VOID = 1;
  private static final int BLOCK_PROVEN = 2;
  private static final int BLOCK_VOID = 3;
  private static final int ATTACK_DONE = 4;
  private static final int DECLARED_HIT = 5;

  private static final int WORDS = 4;

  CoupTable(CoupRules rules) {
    super(rules);
  }

  static CoupTable deal(CoupRules rules, int first, Chance chance, @Nullable Herald herald) {
    if (first < 0 || first >= rules.seats()) {
      throw new IllegalArgumentException("there is no seat " + first);
    }
    CoupTable table = new CoupTable(rules);
    table.setUp(first, chance, herald);
    return table;
  }

  // ---- The turn

  @Override
  final void startTurn(@Nullable Herald herald) {
    turn++;
    phase = ACTION;
    toMove = actor;
    legal = actions();
    if (herald != null) {
      herald.tellAll(new CoupEvent.Turn(actor, turn));
    }
  }

  /** The actions that the actor can pay for and may aim (rules B.3); declared ones stand apart. */
  private long actions() {
    int coins = coins(actor);
    long targets = targets();
    if (coins >= FORCED_COUP) {
      return rules.coupDeclared ? 0 : targets << Codes.COUP;
    }
    long mask = rules.freeActions | targets << Codes.STEAL;
    if (coins >= ASSASSINATION_COST && !rules.assassinationDeclared) {
      mask |= targets << Codes.ASSASSINATE;
    }
    if (coins >= COUP_COST && !rules.coupDeclared) {
      mask |= targets << Codes.COUP;
    }
    if ((rules.freeActions & Codes.bit(Codes.EXCHANGE_INQUISITOR)) != 0) {
      mask |= (long) (living & ~Seats.of(actor)) << Codes.EXAMINE; // allegiance is no shield: D-19
    }
    if (rules.allegiances) {
      int converts = coins >= 2 ? living : coins == 1 ? Seats.of(actor) : Seats.NONE;
      mask |= (long) converts << Codes.CONVERT;
      mask |= reserve > 0 ? Codes.bit(Codes.EMBEZZLE) : 0; // G-05
    }
    return mask;
  }

  private int targets() {
    return living & ~Seats.of(actor) & ~friends(actor);
  }

  /**
   * The declared attacks that the actor can pay for (R-DCL-01): word 2 of the mask, then word 3.
   */
  private long declaredCoups() {
    return rules.coupDeclared && phase == ACTION && coins(actor) >= COUP_COST
        ? Codes.naming(targets(), rules.roles)
        : 0;
  }

  private long declaredAssassinations() {
    int coins = coins(actor);
    return rules.assassinationDeclared
            && phase == ACTION
            && coins >= ASSASSINATION_COST
            && coins < FORCED_COUP
        ? Codes.naming(targets(), rules.roles)
        : 0;
  }

  private void act(int code, Chance chance, @Nullable Herald herald) {
    action = Codes.action(code);
    target = Codes.target(code);
    named = Codes.named(code);
    claimed = claimFor(code);
    if (herald != null) {
      herald.tellAll(
          new CoupEvent.Acted(
              actor,
              Action.of(action),
              target,
              named < 0 ? null : Role.of(named),
              claimed < 0 ? null : claim()));
    }
    int cost = cost();
    if (cost > 0) {
      coins(actor, -cost, CoinReason.COST, herald);
    }
    if (claimed >= 0) {
      openChallenge(CHALLENGE_ACTION, actor);
    } else if (action == FOREIGN_AID) {
      openBlock(chance, herald);
    } else {
      resolve(chance, herald);
    }
  }

  private int claimFor(int code) {
    return switch (action) {
      case TAX, EMBEZZLE -> DUKE;
      case ASSASSINATE -> ASSASSIN;
      case STEAL -> CAPTAIN;
      case EXCHANGING -> code == Codes.EXCHANGE_AMBASSADOR ? AMBASSADOR : INQUISITOR;
      case EXAMINE -> INQUISITOR;
      default -> -1;
    };
  }

  private Claim claim() {
    return new Claim(claimant(), Role.of(claimedRole()), denies());
  }

  private int cost() {
    return action == COUP ? COUP_COST : action == ASSASSINATE ? ASSASSINATION_COST : 0;
  }

  // ---- Challenges

  private static final long EITHER_SIDE = 1L << Codes.LOYALIST | 1L << Codes.REFORMIST;
  private static final long RETURN_OR_SWAP = 1L << Codes.RETURN | 1L << Codes.SWAP;
  private static final long CHALLENGE_OR_PASS = 1L << Codes.PASS | 1L << Codes.CHALLENGE;

  private void openChallenge(int window, int claimant) {
    phase = window;
    waiting = living & ~Seats.of(claimant);
    toMove = Seats.after(claimant, waiting);
    legal = CHALLENGE_OR_PASS;
  }

  private void answerChallenge(int code, Chance chance, @Nullable Herald herald) {
    if (code == Codes.CHALLENGE) {
      challenge(chance, herald);
      return;
    }
    waiting &= ~Seats.of(toMove);
    if (waiting != Seats.NONE) {
      toMove = Seats.after(toMove, waiting);
      return;
    }
    if (herald != null) {
      herald.tellAll(new CoupEvent.Unchallenged(claim()));
    }
    if (phase == CHALLENGE_ACTION) {
      openBlock(chance, herald);
    } else {
      blockStands(chance, herald);
    }
  }

  private void challenge(Chance chance, @Nullable Herald herald) {
    challenger = toMove;
    waiting = Seats.NONE;
    if (herald != null) {
      herald.tellAll(new CoupEvent.Challenged(challenger, claim()));
    }
    toMove = claimant();
    if (rules.mayDecline) {
      phase = PROVE;
      legal = proofs() | Codes.bit(Codes.DECLINE);
    } else if (claimIsTrue()) {
      show(Integer.lowestOneBit(cardsOfClaim()), chance, herald);
    } else {
      decline(chance, herald);
    }
  }

  private int cardsOfClaim() {
    return down(claimant()) & Cards.copiesOf(claimedRole());
  }

  private boolean claimIsTrue() {
    return (cardsOfClaim() != 0) != denies();
  }

  private long proofs() {
    if (denies()) {
      return claimIsTrue() ? Codes.bit(Codes.SHOW) : 0;
    }
    return (long) kinds(cardsOfClaim()) << Codes.CARD;
  }

  private void answerProof(int code, Chance chance, @Nullable Herald herald) {
    if (code == Codes.DECLINE) {
      decline(chance, herald);
    } else if (code == Codes.SHOW) {
      show(0, chance, herald);
    } else {
      show(cardIn(toMove, code - Codes.CARD), chance, herald);
    }
  }

  /** The claim is proven: the card is replaced and the challenger loses an influence (B.5). */
  private void show(int card, Chance chance, @Nullable Herald herald) {
    int claimant = claimant();
    int shown = denies() ? down(claimant) : card;
    if (herald != null) {
      herald.tellAll(new CoupEvent.Shown(claim(), faces(shown)));
    }
    if (denies() || !rules.afterAction) {
      replace(claimant, shown, chance, herald);
    } else if (blocker < 0) {
      exposedByActor = card;
    } else {
      exposedByBlocker = card;
    }
    lose(challenger, blocker < 0 ? ACTION_PROVEN : BLOCK_PROVEN, chance, herald);
  }

  /** Declined, or not true: the claimant loses an influence and the claim is void (B.5). */
  private void decline(Chance chance, @Nullable Herald herald) {
    int claimant = claimant();
    if (herald != null) {
      herald.tellAll(new CoupEvent.Declined(claim()));
    }
    int cost = cost();
    if (blocker < 0 && cost > 0) {
      coins(actor, cost, CoinReason.REFUND, herald); // before the loss: EC-09
    }
    lose(claimant, blocker < 0 ? ACTION_VOID : BLOCK_VOID, chance, herald);
  }

  // ---- Losing influence

  private void lose(int player, int then, Chance chance, @Nullable Herald herald) {
    afterLoss = then;
    int cards = down(player);
    if ((cards & (cards - 1)) == 0) {
      loseCard(player, cards, chance, herald);
      return;
    }
    phase = LOSE;
    toMove = player;
    legal = (long) kinds(cards) << Codes.CARD;
  }

  /** Anything face down; two different cards of a declared name are chosen between (R-CORE-09). */
  private int mayLose() {
    int cards = down(toMove);
    return afterLoss == DECLARED_HIT ? cards & Cards.copiesOf(named) : cards;
  }

  private void loseCard(int player, int card, Chance chance, @Nullable Herald herald) {
    turnUp(player, card, lossReason(), herald);
    if ((living & (living - 1)) == 0) {
      end(herald);
      return;
    }
    switch (afterLoss) {
      case ACTION_PROVEN -> openBlock(chance, herald);
      case BLOCK_PROVEN -> blockStands(chance, herald);
      case BLOCK_VOID -> resolve(chance, herald);
      case DECLARED_HIT -> exchangeAfterBaring(chance, herald);
      default -> cleanUp(chance, herald);
    }
  }

  private LossReason lossReason() {
    if (afterLoss < ATTACK_DONE) {
      return LossReason.CHALLENGE;
    }
    return action == COUP ? LossReason.COUP : LossReason.ASSASSINATION;
  }

  // ---- Blocks

  private void openBlock(Chance chance, @Nullable Herald herald) {
    int entitled = mayBlock();
    if (entitled == Seats.NONE) {
      resolve(chance, herald);
      return;
    }
    phase = BLOCK;
    waiting = entitled;
    toMove = Seats.after(actor, entitled);
    legal = Codes.bit(Codes.PASS) | rules.blocks[action];
  }

  /** Anybody against foreign aid (but no friend, B.6), else only a target still in the game. */
  private int mayBlock() {
    if (rules.blocks[action] == 0) {
      return Seats.NONE;
    }
    return action == FOREIGN_AID
        ? living & ~Seats.of(actor) & ~friends(actor)
        : living & Seats.of(target);
  }

  private void answerBlock(int code, Chance chance, @Nullable Herald herald) {
    if (code != Codes.PASS) {
      block(code - Codes.BLOCK, herald);
      return;
    }
    waiting &= ~Seats.of(toMove);
    if (waiting != Seats.NONE) {
      toMove = Seats.after(toMove, waiting);
      return;
    }
    if (herald != null) {
      herald.tellAll(new CoupEvent.Unblocked());
    }
    resolve(chance, herald);
  }

  private void block(int role, @Nullable Herald herald) {
    blocker = toMove;
    blockRole = role;
    if (herald != null) {
      herald.tellAll(new CoupEvent.Blocked(blocker, Role.of(role)));
    }
    openChallenge(CHALLENGE_BLOCK, blocker);
  }

  /** The action fails and its cost stays spent (R-BLK-02). */
  private void blockStands(Chance chance, @Nullable Herald herald) {
    if (herald != null) {
      herald.tellAll(new CoupEvent.Stood(blocker));
    }
    cleanUp(chance, herald);
  }

  // ---- What actions do

  private void resolve(Chance chance, @Nullable Herald herald) {
    switch (action) {
      case INCOME -> takeCoins(1, CoinReason.INCOME, chance, herald);
      case FOREIGN_AID -> takeCoins(2, CoinReason.FOREIGN_AID, chance, herald);
      case TAX -> takeCoins(3, CoinReason.TAX, chance, herald);
      case EMBEZZLE -> embezzle(chance, herald);
      case EXCHANGING ->
          exchange(
              actor, claimed == AMBASSADOR ? AMBASSADOR_DRAWS : INQUISITOR_DRAWS, chance, herald);
      case COUP, ASSASSINATE -> attack(chance, herald);
      case STEAL -> steal(chance, herald);
      case EXAMINE -> examine(chance, herald);
      default -> convert(chance, herald);
    }
  }

  private void takeCoins(int coins, CoinReason why, Chance chance, @Nullable Herald herald) {
    coins(actor, coins, why, herald);
    cleanUp(chance, herald);
  }

  private void embezzle(Chance chance, @Nullable Herald herald) {
    int coins = reserve;
    reserve = 0;
    takeCoins(coins, CoinReason.EMBEZZLE, chance, herald);
  }

  /** Of the target's coins two, or what there is, even from a target just gone (EC-13, EC-16). */
  private void steal(Chance chance, @Nullable Herald herald) {
    int coins = Math.min(2, coins(target));
    if (coins > 0) {
      coins(target, -coins, CoinReason.STEAL, herald);
      coins(actor, coins, CoinReason.STEAL, herald);
    }
    cleanUp(chance, herald);
  }

  private void convert(Chance chance, @Nullable Herald herald) {
    int cost = target == actor ? 1 : 2;
    reserve += cost;
    coins(actor, -cost, CoinReason.CONVERT, herald);
    reformists ^= Seats.of(target);
    if (herald != null) {
      herald.tellAll(new CoupEvent.Converted(target, actor, allegiance(target)));
    }
    cleanUp(chance, herald);
  }

  /** A Coup, or an assassination that got through; its target may be gone by now (EC-03, EC-06). */
  private void attack(Chance chance, @Nullable Herald herald) {
    if (!lives(target)) {
      cleanUp(chance, herald);
    } else if (named < 0) {
      lose(target, ATTACK_DONE, chance, herald);
    } else {
      bare(chance, herald);
    }
  }

  /** A declared attack bares the hand; it hits only the named character (R-DCL-01). */
  private void bare(Chance chance, @Nullable Herald herald) {
    if (herald != null) {
      herald.tellAll(new CoupEvent.Exposed(target, faces(down(target))));
    }
    int hit = down(target) & Cards.copiesOf(named);
    if (hit == 0) {
      exchangeAfterBaring(chance, herald);
      return;
    }
    afterLoss = DECLARED_HIT;
    if (rules.distinct && (hit & (hit - 1)) != 0) {
      phase = LOSE;
      toMove = target;
      legal = legalNow();
    } else {
      loseCard(target, Integer.lowestOneBit(hit), chance, herald);
    }
  }

  /** Whoever has been bared exchanges two cards, hit or missed, if still in the game (R-DCL-02). */
  private void exchangeAfterBaring(Chance chance, @Nullable Herald herald) {
    if (lives(target)) {
      exchange(target, AMBASSADOR_DRAWS, chance, herald);
    } else {
      cleanUp(chance, herald);
    }
  }

  private void exchange(int player, int draws, Chance chance, @Nullable Herald herald) {
    keep = Integer.bitCount(down(player));
    drawInto(player, draws, chance, herald);
    phase = EXCHANGE;
    toMove = player;
    legal = Pool.choices(down(player), keep, rules.distinct);
  }

  private void keepCards(int places, Chance chance, @Nullable Herald herald) {
    int pool = down(toMove);
    int kept = Pool.cards(pool, places);
    if (!rules.distinct) {
      kept = Pool.keeping(exposed(toMove), kept, pool);
    }
    giveBack(toMove, pool & ~kept, herald);
    cleanUp(chance, herald);
  }

  // ---- The Inquisitor

  private void examine(Chance chance, @Nullable Herald herald) {
    int cards = down(target);
    if (cards == 0) {
      cleanUp(chance, herald); // the examination lapses: EC-27
    } else if ((cards & (cards - 1)) == 0) {
      offer(cards, herald); // EC-26
    } else {
      phase = OFFER;
      toMove = target;
      legal = (long) kinds(cards) << Codes.CARD;
    }
  }

  private void offer(int card, @Nullable Herald herald) {
    offered = card;
    if (herald != null) {
      herald.tell(
          new Told(
              new CoupEvent.Offered(target, actor, null),
              new CoupEvent.Offered(target, actor, face(card)),
              Seats.of(target) | Seats.of(actor)));
    }
    phase = VERDICT;
    toMove = actor;
    legal = RETURN_OR_SWAP;
  }

  /** A forced swap draws first, so that the examined card cannot come back (D-09). */
  private void judge(int code, Chance chance, @Nullable Herald herald) {
    boolean swap = code == Codes.SWAP;
    if (herald != null) {
      herald.tellAll(new CoupEvent.Judged(actor, target, swap ? Verdict.SWAP : Verdict.RETURN));
    }
    if (swap) {
      drawInto(target, 1, chance, herald);
      giveBack(target, offered, herald);
    }
    cleanUp(chance, herald);
  }

  // ---- The end of a turn and of the game

  private void cleanUp(Chance chance, @Nullable Herald herald) {
    if (living != Seats.first(seats())) {
      collectFromExiles(herald);
    }
    if (exposedByActor != 0) {
      replaceExposed(actor, exposedByActor, chance, herald);
    }
    if (exposedByBlocker != 0) {
      replaceExposed(blocker, exposedByBlocker, chance, herald);
    }
    clearTurn();
    actor = Seats.after(actor, living);
    startTurn(herald);
  }

  /** No replacement is due for a card that has left the hand meanwhile (EC-46). */
  private void replaceExposed(int player, int card, Chance chance, @Nullable Herald herald) {
    if ((down(player) & card) != 0) {
      replace(player, card, chance, herald);
    }
  }

  /** The last rival is gone: the game is over at once, whatever was under way (EC-18). */
  private void end(@Nullable Herald herald) {
    collectFromExiles(herald);
    phase = OVER;
    toMove = Seats.NOBODY;
    legal = 0;
    if (herald != null) {
      herald.tellAll(new CoupEvent.Won(Seats.lowest(living)));
    }
  }

  @Override
  public int winners() {
    return phase == OVER ? living : Seats.NONE;
  }

  // ---- Playing

  @Override
  public void play(int code, Chance chance, @Nullable Herald herald) {
    if (!allows(code)) {
      throw new IllegalArgumentException("code " + code + " is not legal in " + phase());
    }
    switch (phase) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> answerChallenge(code, chance, herald);
      case BLOCK -> answerBlock(code, chance, herald);
      case ACTION -> act(code, chance, herald);
      case PROVE -> answerProof(code, chance, herald);
      case LOSE -> loseCard(toMove, cardIn(toMove, code - Codes.CARD), chance, herald);
      case EXCHANGE -> keepCards(code - Codes.KEEP, chance, herald);
      case OFFER -> offer(cardIn(toMove, code - Codes.CARD), herald);
      case VERDICT -> judge(code, chance, herald);
      case DRAFT -> pick(code - Codes.CARD, chance, herald);
      default -> chooseSide(code == Codes.REFORMIST, herald);
    }
  }

  @Override
  public int choices() {
    int count = Long.bitCount(legal);
    return mayDeclare()
        ? count + Long.bitCount(declaredCoups()) + Long.bitCount(declaredAssassinations())
        : count;
  }

  @Override
  public int choice(int n) {
    int rest = n;
    for (int word = phase == ACTION ? 0 : 1; word < WORDS; word++) {
      long mask = mask(word);
      int count = Long.bitCount(mask);
      if (rest < count) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(Long.expand(1L << rest, mask));
      }
      rest -= count;
    }
    throw new IndexOutOfBoundsException("there is no choice " + n);
  }

  @Override
  public boolean allows(int code) {
    return code >= 0 && code < CODES && (mask(code >> 6) >>> code & 1) != 0;
  }

  private boolean mayDeclare() {
    return rules.coupDeclared && phase == ACTION;
  }

  /** One word of the mask of legal moves: bit i of word w stands for code 64 w + i. */
  public long mask(int word) {
    return switch (word) {
      case 0 -> phase == ACTION ? legal : 0;
      case 1 -> phase == ACTION ? 0 : legal;
      case 2 -> declaredCoups();
      default -> declaredAssassinations();
    };
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

  /** The mask of the decision that is due, from the state alone. */
  private long legalNow() {
    return switch (phase) {
      case DRAFT -> (long) kinds(draftSet(toMove)) << Codes.CARD;
      case ALLEGIANCE -> EITHER_SIDE;
      case ACTION -> actions();
      case CHALLENGE_ACTION, CHALLENGE_BLOCK -> CHALLENGE_OR_PASS;
      case BLOCK -> Codes.bit(Codes.PASS) | rules.blocks[action];
      case PROVE -> proofs() | Codes.bit(Codes.DECLINE);
      case LOSE -> (long) kinds(mayLose()) << Codes.CARD;
      case EXCHANGE -> Pool.choices(down(toMove), keep, rules.distinct);
      case OFFER -> (long) kinds(down(toMove)) << Codes.CARD;
      case VERDICT -> RETURN_OR_SWAP;
      default -> 0;
    };
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
    if (phase == VERDICT && offered == 0) {
      offered = Integer.lowestOneBit(down[target]);
    }
    legal = toMove < 0 ? 0 : legalNow();
  }

  @Override
  public CoupView view(int reader) {
    return new CoupView(this, reader);
  }

  @Override
  public CoupTable copy() {
    CoupTable copy = new CoupTable(rules);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void become(Table other) {
    copyFrom((CoupTable) other);
  }
}
