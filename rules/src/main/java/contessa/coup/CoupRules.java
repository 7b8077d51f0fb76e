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

  /** A player with this many coins must launch a Coup (R-CORE-16, D-01). */
  public static final int FORCED_COUP = 10;

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

  /** Whether the Inquisitor or allegiances add actions. */
  final boolean moreActions;

  final boolean declares;

  /** Whether both the Ambassador and the Inquisitor exchange: a move says which it claims. */
  final boolean twoExchanges;

  // The actions that the actor may choose, by coins up to ten: one bit per code. At ten there
  // is only the Coup, which is forced (R-CORE-16).

  /** Those without a target. */
  final long[] freeActions = new long[FORCED_COUP + 1];

  /** Those against rivals, as the bits of their codes against seat 0, as are the next two. */
  final long[] onRivals = new long[FORCED_COUP + 1];

  final long[] onOthers = new long[FORCED_COUP + 1];
  final long[] onSelf = new long[FORCED_COUP + 1];

  /** Those that name a character, as the words of the mask in which they are: one bit a word. */
  final int[] declared = new int[FORCED_COUP + 1];

  /**
   * The characters that block each action, by the action's ordinal; one bit per {@linkplain
   * CoupCodes code} of a block. {@link Blocks#entitled} says which seats may.
   */
  final long[] blocks;

  /** The coins paid when an action is announced, by its ordinal. */
  final int[] costs = Action.ALL.stream().mapToInt(Action::cost).toArray();

  private CoupRules(Edition edition, CoupOptions options, int seats) {
    this.edition = edition;
    this.options = options;
    this.seats = seats;
    int everyone = (1 << Role.ALL.size()) - 1;
    roles =
        everyone
            & ~(options.exchanger() == Exchanger.INQUISITOR ? 1 << Role.AMBASSADOR.ordinal() : 0)
            & ~(options.hasInquisitor() ? 0 : 1 << Role.INQUISITOR.ordinal());
    copies = seats <= 6 ? 3 : seats <= 8 ? 4 : 5; // R-CORE-02, R-BIG-01, R-BIG-02
    inPlay = Cards.firstCopies(roles, copies);
    distinct = options.art() == Art.DISTINCT;
    mayDecline = options.mayDecline();
    afterAction = options.replacement() == Replacement.AFTER_ACTION;
    allegiances = options.allegiances();
    blocks = new long[Action.ALL.size()];
    for (Action action : Action.ALL) {
      if (offers(action)) {
        for (int coins = action.cost(); coins <= FORCED_COUP; coins++) {
          if (action == Action.COUP || !mustCoup(coins)) {
            enter(action, coins);
          }
        }
        blocks[action.ordinal()] = blocksOf(action);
      }
    }
    declares = options.declared() != Declared.OFF;
    moreActions = allegiances || options.hasInquisitor();
    twoExchanges = exchanges(Role.AMBASSADOR) && exchanges(Role.INQUISITOR);
  }

  /** Whether the game has this action: options switch off lines of the action card. */
  public boolean offers(Action action) {
    return switch (action) {
      case EXAMINE -> options.hasInquisitor();
      case EMBEZZLE, CONVERT -> allegiances;
      default -> true;
    };
  }

  /** Whether the action names a character (R-DCL-01). */
  private boolean isDeclared(Action action) {
    return action == Action.COUP && options.declared() != Declared.OFF
        || action == Action.ASSASSINATE && options.declared() == Declared.COUP_AND_ASSASSINATE;
  }

  private void enter(Action action, int coins) {
    long bit = CoupCodes.bit(action.code());
    if (isDeclared(action)) {
      declared[coins] |= 1 << action.code(0, 0) / Long.SIZE;
      return;
    }
    switch (action.aim()) {
      case NOBODY -> freeActions[coins] |= claims(action);
      case RIVALS -> onRivals[coins] |= bit;
      case OTHERS -> onOthers[coins] |= bit;
      case ANYBODY -> {
        onOthers[coins] |= coins >= action.toReserve(false) ? bit : 0;
        onSelf[coins] |= coins >= action.toReserve(true) ? bit : 0;
      }
    }
  }

  /** The codes of an action without a target: one per character that may be claimed. */
  private long claims(Action action) {
    long codes = 0;
    for (Role role : Role.ALL) {
      boolean off =
          action == Action.EXCHANGE && role == Role.INQUISITOR && !options.inquisitorExchanges();
      codes |= action.isAbout(role) && inPlay(role) && !off ? CoupCodes.bit(action.code(role)) : 0;
    }
    return action.claims() == 0 ? CoupCodes.bit(action.code()) : codes;
  }

  private long blocksOf(Action action) {
    boolean off = action == Action.EXAMINE && !options.contessaBlocksExamine();
    return off ? 0 : (long) (action.blockers() & roles) << CoupCodes.BLOCK;
  }

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

  /** The character that a turn's action claims or denies, or null if it does neither. */
  public @Nullable Role claim(CoupMove.Act act) {
    int claim = CoupCodes.claim(Moves.code(this, act));
    return claim < 0 ? null : Role.ALL.get(claim);
  }

  /** Whether a player may exchange by claiming this character (D-06, D-07). */
  public boolean exchanges(Role role) {
    return Action.EXCHANGE.isAbout(role) && isFree(Action.EXCHANGE.code(role));
  }

  /** Whether this code is an action without cost or target in this game. */
  boolean isFree(int code) {
    return (freeActions[0] & CoupCodes.bit(code)) != 0;
  }

  public boolean twoExchanges() {
    return twoExchanges;
  }

  public int blockers(Action action) {
    return (int) (blocks[action.ordinal()] >>> CoupCodes.BLOCK);
  }

  public boolean blocks(Role role, Action action) {
    return (blockers(action) >>> role.ordinal() & 1) != 0;
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

  public int copies() {
    return copies;
  }

  public boolean inPlay(Role role) {
    return (roles >>> role.ordinal() & 1) != 0;
  }

  public Cards cards() {
    return new Cards(inPlay);
  }

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
