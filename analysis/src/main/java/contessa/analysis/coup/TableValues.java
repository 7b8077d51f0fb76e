package contessa.analysis.coup;

import module java.base;

import contessa.bots.net.History;
import contessa.bots.net.NetPolicy;
import contessa.bots.net.Outputs;
import contessa.bots.net.TrainedNet;
import contessa.bots.net.ValueNet;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.Chance;
import contessa.game.Seats;
import contessa.game.SeededChance;

/**
 * Every seat's chance to win at a table, all cards known. The judge is steadiest at the start of a
 * turn and was trained on decisions with a choice, so forced moves and answers are played first:
 * {@link #quick} plays only those about cards that are shown or lost, as the network would, and is
 * for the many worlds that a seat could believe in; {@link #steady} goes through open windows too,
 * weighing every answer by how often the network would give it. Where cards are drawn, values are
 * means over several draws.
 */
final class TableValues {

  /** How many draws are tried. */
  private static final int DRAWS = 3;

  /** Answers below this share, and lines below this chance, are left out. */
  private static final double RARE = 0.03;

  private static final double REMOTE = 0.02;

  private static final long SEED = 17;

  private final CoupRules rules;
  private final int seats;
  private final ValueNet judge;
  private final NetPolicy policy;
  private final List<Node> nodes = new ArrayList<>();
  private final double[] once;

  /** A table and what has happened there, to be played on. */
  private final class Node {
    final CoupTable table = rules.table();
    final History history = new History(rules);

    void become(CoupTable at, History past) {
      table.become(at);
      history.become(past);
    }

    void play(int code, ObservedChance chance) {
      table.play(code, chance, history::hearAll);
    }
  }

  TableValues(CoupRules rules, NetPolicy policy) {
    this.rules = rules;
    seats = rules.seats();
    judge = TrainedNet.judge(seats);
    this.policy = policy;
    once = new double[seats];
  }

  /**
   * The chances after a move, or at this table if the code is negative; fast.
   *
   * @param draw other draws for another number
   */
  void quick(CoupTable at, History past, int code, double[] chances, int draw) {
    after(at, past, code, chances, new SeededChance(SEED + draw), false);
  }

  /** As {@link #quick}, but through all answers still to come; slower. */
  void steady(CoupTable at, History past, int code, double[] chances) {
    after(at, past, code, chances, new SeededChance(SEED), true);
  }

  private void after(
      CoupTable at, History past, int code, double[] chances, SeededChance draws, boolean steady) {
    ObservedChance chance = new ObservedChance(draws);
    Arrays.fill(chances, 0, seats, 0);
    int tried = 0;
    do {
      Node node = node(0);
      node.become(at, past);
      if (code >= 0) {
        node.play(code, chance);
      }
      if (steady) {
        expect(0, 1, chance, chances);
      } else {
        settle(node, chance);
        add(node, 1, chances);
      }
      tried++;
    } while (chance.used && tried < DRAWS);
    for (int seat = 0; seat < seats; seat++) {
      chances[seat] /= tried;
    }
  }

  private Node node(int depth) {
    while (nodes.size() <= depth) {
      nodes.add(new Node());
    }
    return nodes.get(depth);
  }

  /** Plays forced moves, proofs and losses, the last two as the network likes best. */
  private void settle(Node node, ObservedChance chance) {
    while (!node.table.over()) {
      var view = node.table.view(node.table.toMove());
      Outputs outputs = policy.read(view);
      CoupPhase phase = node.table.phase();
      if (outputs.legal() == 1) {
        node.play(node.table.choice(0), chance);
      } else if (phase == CoupPhase.PROVE || phase == CoupPhase.LOSE) {
        node.play(favourite(node.history, view), chance);
      } else {
        return;
      }
    }
  }

  /** Adds the value of the table at this depth, times a weight, over the answers to come. */
  private void expect(int depth, double weight, ObservedChance chance, double[] sum) {
    Node node = node(depth);
    settle(node, chance);
    if (node.table.over() || !isAnswer(node.table.phase())) {
      add(node, weight, sum);
      return;
    }
    var view = node.table.view(node.table.toMove());
    double[] p = policy.weigh(node.history, view, RARE).clone();
    Outputs outputs = policy.read(view);
    int[] codes = new int[p.length];
    double kept = 0;
    int likeliest = outputs.first();
    for (int output = 0; output < p.length; output++) {
      codes[output] = outputs.code(output);
      kept += p[output] * weight >= REMOTE ? p[output] : 0;
      likeliest = p[output] > p[likeliest] ? output : likeliest;
    }
    for (int output = 0; output < p.length; output++) {
      boolean follow = kept > 0 ? p[output] * weight >= REMOTE : output == likeliest;
      if (follow) {
        Node next = node(depth + 1);
        next.become(node.table, node.history);
        next.play(codes[output], chance);
        expect(depth + 1, kept > 0 ? weight * p[output] / kept : weight, chance, sum);
      }
    }
  }

  private static boolean isAnswer(CoupPhase phase) {
    return phase == CoupPhase.CHALLENGE_ACTION
        || phase == CoupPhase.CHALLENGE_BLOCK
        || phase == CoupPhase.BLOCK;
  }

  private void add(Node node, double weight, double[] sum) {
    if (node.table.over()) {
      int winners = node.table.winners();
      for (int seat = 0; seat < seats; seat++) {
        sum[seat] += Seats.has(winners, seat) ? weight / Seats.count(winners) : 0;
      }
    } else {
      judge.chances(node.history, node.table, once);
      for (int seat = 0; seat < seats; seat++) {
        sum[seat] += weight * once[seat];
      }
    }
  }

  /** Notes whether any chance was used. */
  private static final class ObservedChance implements Chance {

    private final SeededChance source;
    private boolean used;

    ObservedChance(SeededChance source) {
      this.source = source;
    }

    @Override
    public int below(int n) {
      used = true;
      return source.below(n);
    }
  }

  /** The move that the network likes best. */
  private int favourite(History history, CoupView view) {
    double[] p = policy.weigh(history, view, 0);
    Outputs outputs = policy.read(view);
    int best = outputs.first();
    for (int output = 0; output < outputs.size(); output++) {
      best = outputs.allows(output) && p[output] > p[best] ? output : best;
    }
    return outputs.code(best);
  }
}
