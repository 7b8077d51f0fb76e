package contessa.analysis.coup;

import contessa.bots.net.History;
import contessa.bots.net.NetPolicy;
import contessa.bots.net.Outputs;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupCodes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.coup.Verdict;
import contessa.game.Reader;
import contessa.game.SameMath;
import contessa.game.SeededChance;
import java.util.Arrays;

/**
 * How well each hand, held by each kind of player, explains what its player has done in public: the
 * product of how likely that kind would have been to do the same with that hand. One kind plays
 * like the network; the others are {@linkplain PlainPlayer plain}. A player's choices depend on
 * that player's hand, so one table of weights serves every onlooker; how many copies of a character
 * are left enters when hands are dealt ({@link WorldSampler}).
 */
final class HandBelief {

  /**
   * How often a player does anything at all, and how far a choice is trusted. People and other bots
   * play like none of these kinds; the numbers are chosen so that claims are true as often as said.
   */
  private static final double SLIP = 0.2;

  private static final double TRUST = 0.7;

  /** A repeated claim is weak evidence: a player who has lied once sticks to the lie. */
  private static final double TRUST_AGAIN = 0.2;

  /** How common a player like the network is, and how often each plain kind lies. */
  private static final double[] COMMON = {0.25, 0.5, 0.25};

  private static final double[] LIES = {0, 0.05, 0.4};

  /** How many draws of an unseen exchange are tried per hand. */
  private static final int EXCHANGES = 6;

  private static final int NOTHING = -1;
  private static final int WHOLE_HAND = -2;
  private static final int ROLES = Hands.ROLES;

  private final CoupRules rules;
  private final NetPolicy policy;
  private final SeenClaims seen;
  private final CoupTable scratch;
  private final double[][][] weights;
  private final int[] cards;
  private final int[] shown;
  private final int[] down;
  private final int[] copies = new int[ROLES];
  private final double[] moved = new double[Hands.PAIRS];

  HandBelief(CoupRules rules, NetPolicy policy, SeenClaims seen) {
    this.rules = rules;
    this.policy = policy;
    this.seen = seen;
    scratch = rules.table();
    weights = new double[rules.seats()][COMMON.length][Hands.PAIRS];
    cards = new int[rules.seats()];
    shown = new int[rules.seats()];
    down = new int[rules.seats()];
    Arrays.fill(cards, CoupRules.INFLUENCES);
    Arrays.fill(shown, NOTHING);
    for (double[][] seat : weights) {
      for (int kind = 0; kind < COMMON.length; kind++) {
        Arrays.fill(seat[kind], COMMON[kind]);
      }
    }
  }

  /** How many influences a seat has, cards of an open exchange not counted. */
  int cards(int seat) {
    return cards[seat];
  }

  double weight(int seat, int hand) {
    double sum = 0;
    for (double[] kind : weights[seat]) {
      sum += kind[hand];
    }
    return sum;
  }

  // ---- Decisions

  /** A seat is about to play this move at that table. */
  void decided(CoupTable table, History history, int seat, int code) {
    CoupPhase phase = table.phase();
    switch (phase) {
      case DRAFT, ALLEGIANCE, OFFER, VERDICT, OVER -> {}
      case EXCHANGE -> exchanged(table, history, seat);
      case ACTION, CHALLENGE_ACTION, BLOCK, CHALLENGE_BLOCK, PROVE, LOSE -> {
        Outputs outputs = policy.read(table.view(seat));
        boolean tells = phase == CoupPhase.PROVE || phase == CoupPhase.LOSE;
        if ((outputs.legal() > 1 && !believes(phase, code)) || tells) {
          weigh(table, history, seat, code, outputs.of(code));
        }
      }
    }
  }

  /** Letting a claim pass says next to nothing about a hand, and most decisions are that. */
  private static boolean believes(CoupPhase phase, int code) {
    boolean asked = phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK;
    return asked && code == CoupCodes.PASS;
  }

  private void weigh(CoupTable table, History history, int seat, int code, int output) {
    CoupView open = table.view(Reader.SPECTATOR);
    double trust = toldBefore(table, seat, code) ? TRUST_AGAIN : TRUST;
    for (int hand = 0; hand < Hands.count(cards[seat]); hand++) {
      if (weight(seat, hand) > 0) {
        boolean possible = suppose(open, seat, hand, 0, new SeededChance(hand));
        double net = possible ? likely(history, seat, output, trust) : 0;
        weights[seat][0][hand] *= net;
        for (int kind = 1; kind < COMMON.length; kind++) {
          double plain = PlainPlayer.likely(table, code, hand, cards[seat], LIES[kind]);
          weights[seat][kind][hand] *= net == 0 ? 0 : trusted(plain, 1.0 / 4, trust);
        }
      }
    }
    normalise(seat);
  }

  private boolean toldBefore(CoupTable table, int seat, int code) {
    int role =
        switch (table.phase()) {
          case ACTION -> CoupCodes.claim(code);
          case BLOCK -> code == CoupCodes.PASS ? NOTHING : code - CoupCodes.BLOCK;
          default -> NOTHING;
        };
    return role >= 0 && !CoupCodes.denies(code) && seen.claims(seat, Role.of(role)) > 0;
  }

  private double likely(History history, int seat, int output, double trust) {
    CoupView view = scratch.view(seat);
    double[] p = policy.weigh(history, view, 0);
    Outputs outputs = policy.read(view);
    return outputs.allows(output) ? trusted(p[output], 1.0 / outputs.legal(), trust) : 0;
  }

  private static double trusted(double p, double usual, double trust) {
    return SameMath.pow((1 - SLIP) * p + SLIP * usual, trust);
  }

  /**
   * Fills the scratch table with a world in which the seat has this hand; false if there is none.
   *
   * @param extra cards drawn for an exchange
   */
  private boolean suppose(CoupView open, int seat, int hand, int extra, SeededChance chance) {
    int pool = open.unseen().bits();
    for (int other = 0; other < rules.seats(); other++) {
      down[other] = open.known(other);
    }
    int own = Hands.complete(down[seat], pool, hand, cards[seat]);
    if (own < 0) {
      return false;
    }
    pool &= ~own;
    for (int n = 0; n < extra; n++) {
      int card = chance.memberOf(pool);
      own |= card;
      pool ^= card;
    }
    down[seat] = own;
    for (int other = 0; other < rules.seats(); other++) {
      for (int n = Integer.bitCount(down[other]); n < open.handSize(other); n++) {
        int card = Integer.lowestOneBit(pool);
        down[other] |= card;
        pool ^= card;
      }
    }
    scratch.imagine(open, down, Hands.court(pool, open.deckSize()));
    return true;
  }

  // ---- Cards that move

  /** A happening, with the table after the step it belongs to. */
  void heard(CoupEvent event, CoupTable after) {
    switch (event) {
      case CoupEvent.Shown(Claim claim, _) ->
          shown[claim.seat()] = claim.denied() ? WHOLE_HAND : claim.role().ordinal();
      case CoupEvent.Replaced(int who, _, _) -> replaced(who, after);
      case CoupEvent.Lost(int who, Card card, _) -> lost(who, card.role().ordinal());
      case CoupEvent.Exposed(int who, var hand) -> exposed(who, Cards.of(hand).bits());
      case CoupEvent.Judged(_, int who, Verdict verdict) when verdict == Verdict.SWAP ->
          swapped(who, after);
      default -> {}
    }
  }

  private void lost(int who, int role) {
    if (cards[who] == CoupRules.INFLUENCES) {
      for (double[] kind : weights[who]) {
        for (int other = 0; other < ROLES; other++) {
          moved[other] = kind[Hands.pair(role, other)];
        }
        System.arraycopy(moved, 0, kind, 0, ROLES);
      }
    }
    cards[who]--;
    shown[who] = shown[who] == role ? NOTHING : shown[who];
    if (cards[who] > 0) {
      normalise(who);
    }
  }

  private void exposed(int who, int hand) {
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int role = Cards.roleOf(rest);
      for (double[] kind : weights[who]) {
        for (int h = 0; h < Hands.count(cards[who]); h++) {
          kind[h] *= Hands.has(h, cards[who], role) ? 1 : 0;
        }
      }
    }
    normalise(who);
  }

  private void replaced(int who, CoupTable after) {
    int role = shown[who];
    shown[who] = NOTHING;
    move(
        who,
        after,
        role >= 0,
        (hand, p) -> {
          if (role < 0) {
            Arrays.fill(moved, moved[0] + p); // the whole hand is new
          } else if (Hands.has(hand, cards[who], role)) {
            int first = Hands.first(hand, cards[who]);
            draw(p, first == role ? Hands.second(hand, cards[who]) : first);
          }
        });
  }

  /** An examined card was swapped; onlookers do not know which one. */
  private void swapped(int who, CoupTable after) {
    move(
        who,
        after,
        true,
        (hand, p) -> {
          if (cards[who] == 1) {
            draw(p, NOTHING);
          } else {
            draw(p / 2, Hands.first(hand, 2));
            draw(p / 2, Hands.second(hand, 2));
          }
        });
  }

  /**
   * Every kind of player keeps what the network would. Keeps a floor for hands that no sampled draw
   * produced.
   */
  private void exchanged(CoupTable table, History history, int seat) {
    CoupView open = table.view(Reader.SPECTATOR);
    int extra = open.handSize(seat) - cards[seat];
    int hands = Hands.count(cards[seat]);
    double[][] kept = new double[hands][];
    for (int hand = 0; hand < hands; hand++) {
      Arrays.fill(moved, 0);
      SeededChance chance = new SeededChance(hand);
      for (int n = 0; n < EXCHANGES && weight(seat, hand) > 0; n++) {
        if (suppose(open, seat, hand, extra, chance)) {
          keep(history, seat, 1.0 / EXCHANGES);
        }
      }
      kept[hand] = moved.clone();
    }
    move(
        seat,
        table,
        true,
        (hand, p) -> {
          for (int next = 0; next < hands; next++) {
            moved[next] += p * ((1 - SLIP) * kept[hand][next] + SLIP / hands);
          }
        });
  }

  /** Where the weight of a hand moves when cards do. */
  @FunctionalInterface
  private interface Change {
    void move(int hand, double p);
  }

  /**
   * Moves the weight of every hand.
   *
   * @param dealt whether the moved weights are chances of hands, with the ways to deal them
   */
  private void move(int seat, CoupTable table, boolean dealt, Change change) {
    count(table);
    for (double[] kind : weights[seat]) {
      Arrays.fill(moved, 0);
      double all = 0;
      for (int hand = 0; hand < Hands.count(cards[seat]); hand++) {
        double ways = Hands.ways(hand, cards[seat], copies);
        all += ways;
        change.move(hand, kind[hand] * ways);
      }
      for (int hand = 0; hand < Hands.count(cards[seat]); hand++) {
        double ways = dealt ? Hands.ways(hand, cards[seat], copies) : all;
        kind[hand] = ways > 0 ? moved[hand] / ways : 0;
      }
    }
    normalise(seat);
  }

  private void keep(History history, int seat, double weight) {
    CoupView view = scratch.view(seat);
    double[] p = policy.weigh(history, view, 0);
    Outputs outputs = policy.read(view);
    for (int output = 0; output < outputs.size(); output++) {
      if (outputs.allows(output)) {
        int kept = Integer.expand(outputs.code(output) - CoupCodes.KEEP, view.known(seat));
        int first = Cards.roleOf(kept);
        int rest = kept & (kept - 1);
        int second = rest == 0 ? first : Cards.roleOf(rest);
        moved[cards[seat] == 1 ? first : Hands.pair(first, second)] += weight * p[output];
      }
    }
  }

  /** Counts the copies that are not face up. */
  private void count(CoupTable table) {
    int hidden = rules.cards().bits();
    for (int seat = 0; seat < rules.seats(); seat++) {
      hidden &= ~table.up(seat);
    }
    for (int role = 0; role < ROLES; role++) {
      copies[role] = Integer.bitCount(hidden & Cards.copiesOf(role));
    }
  }

  /** A card of the court joins the card that was kept, or none. */
  private void draw(double weight, int kept) {
    int all = Arrays.stream(copies).sum() - (kept < 0 ? 0 : 1);
    for (int role = 0; role < ROLES; role++) {
      int left = copies[role] - (role == kept ? 1 : 0);
      moved[kept < 0 ? role : Hands.pair(role, kept)] += weight * Math.max(0, left) / all;
    }
  }

  /** Scales the weights; if no hand explains the moves, starts over. */
  private void normalise(int seat) {
    double most = 0;
    for (int hand = 0; hand < Hands.count(cards[seat]); hand++) {
      most = Math.max(most, weight(seat, hand));
    }
    for (int kind = 0; kind < COMMON.length; kind++) {
      for (int hand = 0; hand < Hands.PAIRS; hand++) {
        double scaled = most > 0 ? weights[seat][kind][hand] / most : COMMON[kind];
        weights[seat][kind][hand] = scaled;
      }
    }
  }
}
