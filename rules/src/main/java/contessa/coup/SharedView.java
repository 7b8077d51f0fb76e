package contessa.coup;

/**
 * The public part of a table, built once and shared by the views of all readers. Cards that all
 * have seen are counted first, see {@link CardCounter}.
 */
final class SharedView {

  private static final int UP = 0;
  private static final int COINS = 1;
  private static final int COUNT = 2;
  private static final int PARTS = 3;

  final CoupRules rules;
  final int phase;
  final int toMove;
  final int turn;
  final int first;
  final int actor;
  final int living;
  final int reformists;
  final int reserve;
  final int waiting;
  final int exposedByActor;
  final int exposedByBlocker;
  final int deckSize;
  final int counted;
  final long turnState;

  /** Face-up cards, coins and number of face-down cards, seat by seat. */
  private final int[] seat;

  SharedView(CoupTable table) {
    rules = table.rules;
    phase = table.phase;
    toMove = table.toMove;
    turn = table.turn();
    first = table.first;
    actor = table.actor;
    living = table.living;
    reformists = table.reformists();
    reserve = table.reserve();
    waiting = table.waiting;
    turnState = table.turnState;
    deckSize = Integer.bitCount(table.court);
    int seats = rules.seats();
    seat = new int[PARTS * seats];
    CardCounter cards = new CardCounter(rules.distinct, 0);
    for (int player = 0; player < seats; player++) {
      int place = PARTS * player;
      seat[place + UP] = cards.count(table.up(player));
      seat[place + COINS] = table.coins(player);
      seat[place + COUNT] = Integer.bitCount(table.down(player));
    }
    // Proven cards that are still to be replaced are in the hand, and all have seen them.
    exposedByActor = cards.count(inHand(table, actor, table.exposedByActor()));
    exposedByBlocker = cards.count(inHand(table, table.blocker(), table.exposedByBlocker()));
    counted = cards.counted();
  }

  private static int inHand(CoupTable table, int player, int card) {
    return card == 0 ? 0 : card & table.down(player);
  }

  int up(int player) {
    return seat[PARTS * player + UP];
  }

  int coins(int player) {
    return seat[PARTS * player + COINS];
  }

  int handSize(int player) {
    return seat[PARTS * player + COUNT];
  }

  /** The face-down cards of this player that all know. */
  int exposed(int player) {
    return player == actor
        ? exposedByActor
        : player == TurnState.blocker(turnState) ? exposedByBlocker : 0;
  }
}
