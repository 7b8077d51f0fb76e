package contessa.bots.ending;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Seats;
import contessa.game.SeededChance;

/**
 * The public tree of an ending. Both players hold one hidden card, so every challenge ends the
 * game, and all moves before it are public: a node is the same for every deal. The tree is unfolded
 * on one real table per deal, all together; the tables say which moves are legal and who wins.
 *
 * <p>Two shortcuts are exact because they win the game immediately: a player with the coins for a
 * Coup launches it, and a claim of a character whose copies are all face up is challenged.
 */
final class EndingTree {

  /** Player 0 is the seat that acts first, player 1 the other one. */
  static final int PLAYERS = 2;

  /** Kinds of nodes; a decision has its player instead. */
  static final int RESULT = 2;

  /** The horizon is reached. */
  static final int HORIZON = 3;

  private static final int ROLES = Role.ALL.size();

  /** The tree is too large to unfold. */
  static final class TooManyDecisions extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /**
   * One node: a decision of a player, a result by deal, or the horizon.
   *
   * @param wins for a result: the deals in which player 0 wins, one bit each
   * @param index the number of a decision among all decisions of the tree
   */
  @SuppressWarnings("ArrayRecordComponent") // they are never compared
  record Node(int kind, int[] codes, Node[] children, long wins, int index) {}

  /** The characters a player can hold, by ordinal: the hidden hands. */
  final int[] roles;

  /** How many ways each pair of hands can be dealt, over all pairs: the prior. */
  final double[][] prior;

  final Node root;

  /** The number of decisions. */
  final int decisions;

  private final int[] seats = new int[PLAYERS];
  private final int aliveRoles;
  private final int horizon;
  private final int mostDecisions;
  private final SeededChance noChance = new SeededChance(0);
  private final Map<Long, Node> results = new HashMap<>();
  private final Node beyond = new Node(HORIZON, new int[0], new Node[0], 0, -1);
  private int count;

  /**
   * Unfolds an ending.
   *
   * @param view any player's view at the start of a turn; only its public part is used
   * @param horizon how many turns to look ahead
   * @throws IllegalArgumentException if it is no such ending
   * @throws TooManyDecisions if it has more decisions than that
   */
  EndingTree(CoupView view, int horizon, int mostDecisions) {
    this.horizon = view.turn() + horizon;
    this.mostDecisions = mostDecisions;
    if (!isEnding(view)) {
      throw new IllegalArgumentException(
          "not the start of a turn of two players with one influence each and no exchanger left");
    }
    seats[0] = view.actor();
    seats[1] = Seats.lowest(view.living() & ~Seats.of(view.actor()));
    int hidden = hidden(view);
    aliveRoles = Cards.rolesAmong(hidden);
    roles = new int[Integer.bitCount(aliveRoles)];
    int n = 0;
    for (int role = 0; role < ROLES; role++) {
      if ((aliveRoles >>> role & 1) != 0) {
        roles[n++] = role;
      }
    }
    prior = new double[roles.length][roles.length];
    CoupTable[] tables = new CoupTable[roles.length * roles.length];
    double all = 0;
    for (int a = 0; a < roles.length; a++) {
      for (int b = 0; b < roles.length; b++) {
        int copiesA = Integer.bitCount(hidden & Cards.copiesOf(roles[a]));
        int copiesB = Integer.bitCount(hidden & Cards.copiesOf(roles[b])) - (a == b ? 1 : 0);
        prior[a][b] = (double) copiesA * copiesB;
        all += prior[a][b];
        if (prior[a][b] > 0) {
          tables[a * roles.length + b] = dealt(view, hidden, roles[a], roles[b]);
        }
      }
    }
    for (double[] row : prior) {
      for (int b = 0; b < row.length; b++) {
        row[b] /= all;
      }
    }
    root = unfold(tables);
    decisions = count;
  }

  /** Whether a view shows the start of a turn in such an ending. */
  static boolean isEnding(CoupView view) {
    CoupRules rules = view.rules();
    if (view.phase() != CoupPhase.ACTION
        || Seats.count(view.living()) != PLAYERS
        || rules.options().allegiances()
        || rules.options().draft()) {
      return false;
    }
    int other = Seats.lowest(view.living() & ~Seats.of(view.actor()));
    int alive = Cards.rolesAmong(hidden(view));
    return view.handSize(view.actor()) == 1
        && view.handSize(other) == 1
        && (alive >>> Role.AMBASSADOR.ordinal() & 1) == 0
        && (alive >>> Role.INQUISITOR.ordinal() & 1) == 0;
  }

  /** The cards that are not face up. */
  private static int hidden(CoupView view) {
    int hidden = view.rules().cards().bits();
    for (int seat = 0; seat < view.rules().seats(); seat++) {
      hidden &= ~view.up(seat);
    }
    return hidden;
  }

  private CoupTable dealt(CoupView view, int hidden, int roleA, int roleB) {
    int[] down = new int[view.rules().seats()];
    down[seats[0]] = Integer.lowestOneBit(hidden & Cards.copiesOf(roleA));
    down[seats[1]] = Integer.lowestOneBit(hidden & Cards.copiesOf(roleB) & ~down[seats[0]]);
    CoupTable table = view.rules().table();
    table.imagine(view, down, hidden & ~down[seats[0]] & ~down[seats[1]]);
    return table;
  }

  private Node unfold(CoupTable[] tables) {
    CoupTable any = any(tables);
    if (any.over()) {
      return result(tables);
    }
    int player = any.toMove() == seats[0] ? 0 : 1;
    if (any.phase() == CoupPhase.ACTION && any.coins(any.actor()) >= Action.COUP.cost()) {
      return winFor(player, tables);
    }
    if (any.phase() == CoupPhase.ACTION && any.turn() >= horizon) {
      return beyond;
    }
    int index = count++;
    if (count > mostDecisions) {
      throw new TooManyDecisions();
    }
    List<Integer> codes = new ArrayList<>();
    List<Node> children = new ArrayList<>();
    for (int n = 0; n < any.choiceCount(); n++) {
      int code = any.choice(n);
      codes.add(code);
      children.add(
          impossible(any, code) ? winFor(1 - player, tables) : unfold(after(tables, code)));
    }
    return new Node(
        player,
        codes.stream().mapToInt(Integer::intValue).toArray(),
        children.toArray(Node[]::new),
        0,
        index);
  }

  /** Whether a move claims a character whose copies are all face up. */
  private boolean impossible(CoupTable table, int code) {
    int role =
        switch (table.phase()) {
          case ACTION -> CoupCodes.claim(code);
          case BLOCK -> code == CoupCodes.PASS ? -1 : code - CoupCodes.BLOCK;
          default -> -1;
        };
    return role >= 0 && (aliveRoles >>> role & 1) == 0;
  }

  /**
   * The tables after a public move. A challenge is settled immediately: the claimant shows if able.
   */
  private CoupTable[] after(CoupTable[] tables, int code) {
    CoupTable[] next = new CoupTable[tables.length];
    for (int deal = 0; deal < tables.length; deal++) {
      if (tables[deal] != null) {
        CoupTable table = tables[deal].copy();
        table.play(code, noChance, null);
        while (table.phase() == CoupPhase.PROVE || table.phase() == CoupPhase.LOSE) {
          table.play(shown(table), noChance, null);
        }
        next[deal] = table;
      }
    }
    return next;
  }

  /**
   * Declining to show a true last card loses immediately, so it is never better than showing it.
   */
  private static int shown(CoupTable table) {
    int code = table.choice(0);
    for (int n = 1; n < table.choiceCount() && code == CoupCodes.DECLINE; n++) {
      code = table.choice(n);
    }
    return code;
  }

  private Node result(CoupTable[] tables) {
    long wins = 0;
    for (int deal = 0; deal < tables.length; deal++) {
      if (tables[deal] != null && Seats.has(tables[deal].winners(), seats[0])) {
        wins |= 1L << deal;
      }
    }
    return shared(wins);
  }

  private Node winFor(int player, CoupTable[] tables) {
    long wins = 0;
    for (int deal = 0; deal < tables.length; deal++) {
      wins |= tables[deal] != null && player == 0 ? 1L << deal : 0;
    }
    return shared(wins);
  }

  private Node shared(long wins) {
    return results.computeIfAbsent(wins, key -> new Node(RESULT, new int[0], new Node[0], key, -1));
  }

  private static CoupTable any(CoupTable[] tables) {
    for (CoupTable table : tables) {
      if (table != null) {
        return table;
      }
    }
    throw new IllegalStateException("no deal is possible");
  }
}
