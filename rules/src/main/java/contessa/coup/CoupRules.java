package contessa.coup;

import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;
import contessa.game.Chance;
import contessa.game.EventSink;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** The rules of one game of Coup, with everything that follows from them computed once. */
public final class CoupRules implements Rulebook {

  public static final int FEWEST_PLAYERS = 2;
  public static final int MOST_PLAYERS = 10;

  /** How many influences a player starts with. */
  public static final int INFLUENCES = 2;

  public static final int INCOME = 1;
  public static final int FOREIGN_AID = 2;
  public static final int TAX = 3;

  /** The most coins that one theft takes. */
  public static final int MOST_STOLEN = 2;

  public static final int COUP_COST = 7;
  public static final int ASSASSINATION_COST = 3;

  /** A player with this many coins must launch a Coup (R-CORE-16, D-01). */
  public static final int FORCED_COUP = 10;

  /** What converting costs; it goes to the Reserve. */
  public static final int CONVERT_SELF_COST = 1;

  public static final int CONVERT_OTHER_COST = 2;

  /** The coins paid when an action is announced, by the action's ordinal. */
  private static final int[] COST = new int[Action.ALL.size()];

  static {
    COST[Action.COUP.ordinal()] = COUP_COST;
    COST[Action.ASSASSINATE.ordinal()] = ASSASSINATION_COST;
  }

  private final Edition edition;
  private final CoupOptions options;
  private final int seats;

  final int roles;
  final int copies;
  final int inPlay;
  final boolean distinct;
  final boolean mayDecline;
  final boolean afterAction;
  final boolean allegiances;
  final boolean coupDeclared;
  final boolean assassinationDeclared;
  final boolean inquisitor;

  /** Whether both the Ambassador and the Inquisitor exchange: a move says which it claims. */
  final boolean twoExchanges;

  /**
   * The actions without cost or target, by the actor's coins, up to ten; none at ten, where a Coup
   * is forced. One bit for each {@linkplain CoupCodes code}.
   */
  final long[] freeActions = new long[FORCED_COUP + 1];

  /**
   * The attacks that the actor can afford, by coins; at ten only the Coup. Each is the bit of its
   * code against seat 0.
   */
  final long[] attacks = new long[FORCED_COUP + 1];

  /**
   * The characters that block each action, by the action's ordinal; one bit for the {@linkplain
   * CoupCodes code} of each block. {@link Blocks#entitled} says which seats may.
   */
  final long[] blocks;

  private CoupRules(Edition edition, CoupOptions options, int seats) {
    this.edition = edition;
    this.options = options;
    this.seats = seats;
    boolean ambassador = options.exchanger() != Exchanger.INQUISITOR;
    inquisitor = options.hasInquisitor();
    boolean inquisitorExchanges = inquisitor && options.inquisitorExchanges();
    twoExchanges = ambassador && inquisitorExchanges;
    int everyone = (1 << Role.ALL.size()) - 1;
    roles =
        everyone
            & ~(ambassador ? 0 : 1 << Role.AMBASSADOR.ordinal())
            & ~(inquisitor ? 0 : 1 << Role.INQUISITOR.ordinal());
    copies = seats <= 6 ? 3 : seats <= 8 ? 4 : 5; // R-CORE-02, R-BIG-01, R-BIG-02
    inPlay = Cards.firstCopies(roles, copies);
    distinct = options.art() == Art.DISTINCT;
    mayDecline = options.mayDecline();
    afterAction = options.replacement() == Replacement.AFTER_ACTION;
    allegiances = options.allegiances();
    coupDeclared = options.declared() != Declared.OFF;
    assassinationDeclared = options.declared() == Declared.COUP_AND_ASSASSINATE;
    // With ten coins or more a Coup is forced (R-CORE-16), so nothing else is entered for ten.
    for (int coins = 0; !mustCoup(coins); coins++) {
      freeActions[coins] =
          1L << CoupCodes.INCOME
              | 1L << CoupCodes.FOREIGN_AID
              | 1L << CoupCodes.TAX
              | (ambassador ? 1L << CoupCodes.EXCHANGE_AMBASSADOR : 0)
              | (inquisitorExchanges ? 1L << CoupCodes.EXCHANGE_INQUISITOR : 0);
      boolean assassinates = coins >= ASSASSINATION_COST && !assassinationDeclared;
      attacks[coins] = 1L << CoupCodes.STEAL | (assassinates ? 1L << CoupCodes.ASSASSINATE : 0);
    }
    for (int coins = COUP_COST; coins <= FORCED_COUP; coins++) {
      attacks[coins] |= coupDeclared ? 0 : 1L << CoupCodes.COUP;
    }
    blocks = new long[Action.ALL.size()];
    blocks[Action.FOREIGN_AID.ordinal()] = CoupCodes.block(Role.DUKE);
    blocks[Action.ASSASSINATE.ordinal()] = CoupCodes.block(Role.CONTESSA);
    blocks[Action.STEAL.ordinal()] =
        CoupCodes.block(Role.CAPTAIN)
            | (ambassador ? CoupCodes.block(Role.AMBASSADOR) : 0)
            | (inquisitor ? CoupCodes.block(Role.INQUISITOR) : 0);
    blocks[Action.EXAMINE.ordinal()] =
        options.contessaBlocksExamine() ? CoupCodes.block(Role.CONTESSA) : 0;
  }

  /** An edition as printed. */
  public static CoupRules of(Edition edition, int players) {
    return of(edition, edition.options(players), players);
  }

  /**
   * An edition with other options.
   *
   * @throws IllegalArgumentException if an option cannot apply, with a message for players (R-OPT)
   */
  public static CoupRules of(Edition edition, CoupOptions options, int players) {
    if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
      throw new IllegalArgumentException("Coup is for 2 to 10 players, not " + players);
    }
    if (players > edition.mostPlayers()) {
      throw new IllegalArgumentException(
          "this edition has cards for at most " + edition.mostPlayers() + " players");
    }
    if (options.draft() && players != 2) {
      throw new IllegalArgumentException("the draft is for two players");
    }
    if (options.contessaBlocksExamine() && !options.hasInquisitor()) {
      throw new IllegalArgumentException(
          "the Contessa cannot block an examination: the Inquisitor is not in play");
    }
    if (options.firstPlayerCoins() < 1 || options.firstPlayerCoins() > 2) {
      throw new IllegalArgumentException("the first player starts with 1 or 2 coins");
    }
    return new CoupRules(edition, options, players);
  }

  @Override
  public GameKind kind() {
    return GameKind.COUP;
  }

  @Override
  public int seats() {
    return seats;
  }

  public Edition edition() {
    return edition;
  }

  public CoupOptions options() {
    return options;
  }

  /** Whether a player with this many coins must launch a Coup (R-CORE-16, D-01). */
  public static boolean mustCoup(int coins) {
    return coins >= FORCED_COUP;
  }

  /**
   * The coins paid to the bank when this action is announced. Converting is not among them: it is
   * paid to the Reserve when it takes effect.
   */
  public static int cost(Action action) {
    return cost(action.ordinal());
  }

  /** The cost by the action's ordinal. */
  public static int cost(int action) {
    return COST[action];
  }

  /**
   * The character that a turn's action claims (embezzling denies it), or null if it claims none.
   */
  public @Nullable Role claim(CoupMove.Act act) {
    int claim = CoupCodes.claim(Moves.code(this, act));
    return claim < 0 ? null : Role.ALL.get(claim);
  }

  /** Whether a player may exchange by claiming this character (D-06, D-07). */
  public boolean exchanges(Role role) {
    int code =
        switch (role) {
          case AMBASSADOR -> CoupCodes.EXCHANGE_AMBASSADOR;
          case INQUISITOR -> CoupCodes.EXCHANGE_INQUISITOR;
          default -> -1;
        };
    return code >= 0 && (freeActions[0] >>> code & 1) != 0;
  }

  /** Whether two characters exchange, so that a move must say which of them it claims. */
  public boolean twoExchanges() {
    return twoExchanges;
  }

  /** The characters that block this action, by ordinal: one bit a character. */
  public int blockers(int action) {
    return (int) (blocks[action] >>> CoupCodes.BLOCK);
  }

  /** Whether this character blocks this action. */
  public boolean blocks(Role role, Action action) {
    return (blockers(action.ordinal()) >>> role.ordinal() & 1) != 0;
  }

  /**
   * The living players on this player's side; the player may neither attack them nor block their
   * foreign aid. None without allegiances or when one side is gone (R-SIDE-01).
   */
  public int friends(int player, int living, int reformists) {
    if (!allegiances) {
      return Seats.NONE;
    }
    int side = Seats.has(reformists, player) ? living & reformists : living & ~reformists;
    return side == living ? Seats.NONE : side;
  }

  /** The players that this one may attack, and whose foreign aid this one may block. */
  public int targets(int player, int living, int reformists) {
    return living & ~Seats.of(player) & ~friends(player, living, reformists);
  }

  /** How many copies of each character are in play. */
  public int copies() {
    return copies;
  }

  public boolean inPlay(Role role) {
    return (roles >>> role.ordinal() & 1) != 0;
  }

  /** All cards in play. */
  public Cards cards() {
    return new Cards(inPlay);
  }

  /** Whether copies of a character can be told apart. */
  public boolean distinctArt() {
    return distinct;
  }

  /** One card of every character: a draft set, numbered from 0 (R-2P-02). */
  int draftSet(int number) {
    return (Cards.FIRST_COPIES << number) & inPlay;
  }

  /** An empty table for these rules, for {@link CoupTable#setUp} or {@link CoupTable#imagine}. */
  public CoupTable table() {
    return new CoupTable(this);
  }

  @Override
  public CoupTable deal(int first, Chance chance, @Nullable EventSink sink) {
    return CoupSetUp.deal(this, first, chance, sink);
  }
}
