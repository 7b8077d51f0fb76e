package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.game.Seats;
import java.util.Arrays;

/**
 * One seat's beliefs about the others: follows the game and keeps the {@link HandWeights} of each
 * player. Every public decision, passes included, multiplies in the probability that this kind of
 * player would make it with that hand; cards shown, lost and drawn move the weights.
 */
final class Belief implements TrackerListener {

  /** How often a player acts out of character. It keeps every hand possible. */
  private static final double SLIP = 0.08;

  /** How likely a player is to decline to show a card they do hold. */
  private static final double DECLINES_WITH_CARD = 0.02;

  /** How much of a draft pick is personal taste, for every kind of player. */
  private static final double TASTE = 0.5;

  /** The chance of each card in a pick out of five that carries no information. */
  private static final double EVENLY = 0.2;

  /** Income, foreign aid, a tax and an exchange: roughly the actions without a target. */
  private static final int UNTARGETED = 4;

  /** Roughly how many characters block one action. */
  private static final int MOST_BLOCKERS = 2;

  final HandSampler sampler;

  private final PublicState state;
  private final int seat;
  private final CourtKnowledge court;
  private final HandWeights[] weights;
  private final PointOfView pov;
  private final MoveWeights moves = new MoveWeights();
  private final double[] likely =
      new double[Math.max(PlayerModel.ACTION_STYLES, PlayerModel.CHALLENGE_STYLES)];
  private final double[] picks = new double[Roles.COUNT];
  private final double[][] single = new double[PlayerModel.COUNT][Roles.COUNT];
  private final int[] shown = new int[PublicState.SEATS];
  private final int[] offered = new int[PublicState.SEATS];
  private int swapped = Seats.NOBODY;

  Belief(PublicState state, int seat) {
    this.state = state;
    this.seat = seat;
    court = new CourtKnowledge(state);
    pov = new PointOfView(state);
    weights = new HandWeights[state.seats()];
    Arrays.setAll(weights, _ -> new HandWeights());
    Arrays.fill(shown, -1);
    Arrays.fill(offered, -1);
    sampler = new HandSampler(state, seat, court, weights);
  }

  @Override
  public void decided(int who, int code) {
    if (who == seat) {
      return;
    }
    int cards = state.hand[who];
    HandWeights player = weights[who];
    boolean window =
        state.phase == CoupPhase.CHALLENGE_ACTION || state.phase == CoupPhase.CHALLENGE_BLOCK;
    double usual = 1.0 / roughChoices(who);
    for (int hand = 0; hand < Hands.count(cards); hand++) {
      if (suppose(who, hand, cards)) {
        if (window) {
          answered(player, hand, code == CoupCodes.CHALLENGE);
        } else if (state.phase == CoupPhase.BLOCK) {
          blocked(player, hand, code, usual);
        } else {
          acted(player, hand, code, usual);
        }
      } else {
        player.ruleOut(hand); // not enough copies are in play
      }
    }
    player.normalise();
  }

  private void answered(HandWeights player, int hand, boolean challenged) {
    for (int challenging = 0; challenging < PlayerModel.CHALLENGE_STYLES; challenging++) {
      double p = PlayerModel.challengeChance(pov, challenging);
      likely[challenging] = (1 - SLIP) * (challenged ? p : 1 - p) + SLIP / 2;
    }
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      player.times(model, hand, likely[PlayerModel.challenging(model)]);
    }
  }

  private void blocked(HandWeights player, int hand, int code, double usual) {
    for (int blocking = 0; blocking < PlayerModel.BLOCK_STYLES; blocking++) {
      double p = usual;
      if (!PlayerModel.blocksAtRandom(blocking)) {
        PlayerModel.blockPolicy(blocking).weigh(pov, moves);
        p = moves.share(code);
      }
      likely[blocking] = (1 - SLIP) * p + SLIP * usual;
    }
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      player.times(model, hand, likely[PlayerModel.blocking(model)]);
    }
  }

  private void acted(HandWeights player, int hand, int code, double usual) {
    for (int acting = 0; acting < PlayerModel.ACTION_STYLES; acting++) {
      double p = usual;
      if (!PlayerModel.actsAtRandom(acting)) {
        PlayerModel.actionPolicy(acting).weigh(pov, moves);
        p = moves.share(code);
      }
      likely[acting] = (1 - SLIP) * p + SLIP * usual;
    }
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      player.times(model, hand, likely[PlayerModel.acting(model)]);
    }
  }

  /** How likely a player is to act at random. */
  double randomness(int who) {
    double randomness = 0;
    double all = 0;
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      double sum = weights[who].sum(model, cards(who));
      all += sum;
      randomness += PlayerModel.actsAtRandom(PlayerModel.acting(model)) ? sum : 0;
    }
    return randomness / all;
  }

  private int roughChoices(int who) {
    if (state.phase == CoupPhase.BLOCK) {
      return 1 + Math.min(MOST_BLOCKERS, Integer.bitCount(state.rules.blockers(state.action)));
    }
    int coins = state.coins[who];
    int targets = Integer.bitCount(state.targets(who));
    if (CoupRules.mustCoup(coins)) {
      return targets;
    }
    int attacks =
        1 + (coins >= Action.ASSASSINATE.cost() ? 1 : 0) + (coins >= Action.COUP.cost() ? 1 : 0);
    return UNTARGETED + targets * attacks;
  }

  /** Takes the point of view of a player with that hand; false if not enough copies are in play. */
  private boolean suppose(int who, int hand, int cards) {
    int first = cards == 1 ? hand : Hands.FIRST[hand];
    int alive = state.inPlay & ~state.dead;
    int bits = Integer.lowestOneBit(alive & Cards.copiesOf(first));
    if (cards > 1) {
      bits |= Integer.lowestOneBit(alive & Cards.copiesOf(Hands.SECOND[hand]) & ~bits);
    }
    if (Integer.bitCount(bits) < Math.min(cards, CoupRules.INFLUENCES)) {
      return false;
    }
    pov.of(who, bits);
    return true;
  }

  @Override
  public void shown(int who, int card) {
    shown[who] = card;
    if (who != seat) {
      weights[who].require(Roles.ofCard(card), cards(who));
    }
  }

  @Override
  public void showedHand(int who, int[] cards) {
    shown[who] = -1;
    for (int card : cards) {
      court.enter(card);
    }
  }

  @Override
  public void replaced(int who, int[] cards) {
    int card = shown[who];
    shown[who] = -1;
    if (card >= 0) {
      court.enter(card);
    }
    court.drew(who, cards);
    if (who == seat) {
      return;
    }
    if (card < 0) {
      weights[who].forget();
    } else {
      weights[who].renew(Roles.ofCard(card), cards(who));
    }
  }

  @Override
  public void declined(int who, int role, boolean denied) {
    if (who == seat || denied) {
      return;
    }
    weights[who].timesWith(role, state.hand[who], DECLINES_WITH_CARD);
  }

  @Override
  public void lost(int who, int card) {
    if (who == seat || state.hand[who] < 2) {
      return;
    }
    int role = Roles.ofCard(card);
    CoupPhase phase = state.phase;
    state.phase = CoupPhase.LOSE;
    for (int other = 0; other < Roles.COUNT; other++) {
      int pair = Hands.pair(role, other);
      boolean thinkable = suppose(who, pair, 2);
      for (int acting = 0; acting < PlayerModel.ACTION_STYLES; acting++) {
        likely[acting] = role == other ? 1 : 0.5;
        if (thinkable && role != other && !PlayerModel.actsAtRandom(acting)) {
          PlayerModel.actionPolicy(acting).weigh(pov, moves);
          likely[acting] = 0.1 + 0.8 * shareOfRole(role);
        }
      }
      for (int model = 0; model < PlayerModel.COUNT; model++) {
        single[model][other] = weights[who].of(model, pair) * likely[PlayerModel.acting(model)];
      }
    }
    state.phase = phase;
    for (int model = 0; model < PlayerModel.COUNT; model++) {
      for (int other = 0; other < Roles.COUNT; other++) {
        weights[who].set(model, other, single[model][other]);
      }
    }
    if (shown[who] == card) {
      shown[who] = -1;
    }
    weights[who].normalise();
  }

  private double shareOfRole(int role) {
    double own = 0;
    for (int i = 0; i < moves.size; i++) {
      own += Roles.ofCard(moves.codes[i] - CoupCodes.CARD) == role ? moves.weights[i] : 0;
    }
    return own / moves.sum();
  }

  @Override
  public void revealed(int who, int[] cards) {
    if (who == seat) {
      return;
    }
    for (int card : cards) {
      weights[who].require(Roles.ofCard(card), cards(who));
    }
  }

  @Override
  public void drew(int who, int[] cards) {
    court.drew(who, cards);
  }

  @Override
  public void returned(int who, int[] cards) {
    if (who == seat) {
      swapped = Seats.NOBODY;
      for (int card : cards) {
        court.enter(card);
      }
      return;
    }
    if (who == swapped) {
      if (offered[who] >= 0) {
        court.enter(offered[who]);
        weights[who].renew(Roles.ofCard(offered[who]), cards(who));
      } else {
        weights[who].renewSomething(cards(who));
      }
      swapped = Seats.NOBODY;
      return;
    }
    pov.seat = who;
    weights[who].exchanged(
        pov, Math.min(CoupRules.INFLUENCES, state.hand[who] - cards.length), cards.length);
  }

  @Override
  public void offered(int who, int to, int card) {
    offered[who] = card;
    if (who != seat && card >= 0) {
      weights[who].require(Roles.ofCard(card), cards(who));
    }
  }

  /** In a draft one card is picked from one of each character, and the other is dealt. */
  @Override
  public void picked(int who, int card) {
    if (who == seat) {
      return;
    }
    CoupPhase phase = state.phase;
    state.phase = CoupPhase.DRAFT;
    pov.of(who, 0);
    for (int acting = 0; acting < PlayerModel.ACTION_STYLES; acting++) {
      PlayerModel.actionPolicy(acting).weigh(pov, moves);
      moves.restrict(0, (long) state.inPlay << CoupCodes.CARD, 0, 0);
      for (int role = 0; role < Roles.COUNT; role++) {
        picks[role] =
            PlayerModel.actsAtRandom(acting)
                ? EVENLY
                : (1 - TASTE) * shareOfRole(role) + TASTE * EVENLY;
      }
      weights[who].drafted(acting, picks);
    }
    state.phase = phase;
    weights[who].normalise();
  }

  @Override
  public void judged(int examiner, int who, boolean swap) {
    swapped = swap ? who : Seats.NOBODY;
  }

  /** How many cards a player holds, not counting cards drawn for an exchange. */
  private int cards(int who) {
    return Math.min(CoupRules.INFLUENCES, state.hand[who]);
  }
}
