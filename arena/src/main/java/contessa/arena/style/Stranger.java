package contessa.arena.style;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Event;
import contessa.game.SeededChance;

/** A player with random {@linkplain Habits habits}, neither clever nor consistent. */
final class Stranger extends TruthfulStyle {

  private static final int ROLES = Role.ALL.size();

  private final Habits habits;
  private final int seat;
  private final SeededChance random;
  private final boolean[] told = new boolean[ROLES];
  private final boolean[] toldByOthers = new boolean[ROLES];
  private final double[] mood = new double[ROLES];
  private int decision = -1;

  Stranger(Habits habits, int seat, SeededChance random) {
    this.habits = habits;
    this.seat = seat;
    this.random = random;
  }

  @Override
  public void hear(Event event) {
    switch (event) {
      case CoupEvent.Acted acted when acted.claim() != null && !acted.claim().denied() ->
          (acted.seat() == seat ? told : toldByOthers)[acted.claim().role().ordinal()] = true;
      case CoupEvent.Blocked(int who, Role role) ->
          (who == seat ? told : toldByOthers)[role.ordinal()] = true;
      case CoupEvent.Declined(Claim claim) when claim.seat() == seat ->
          told[claim.role().ordinal()] = false;
      default -> {}
    }
  }

  @Override
  boolean claims(CoupView view, Role role) {
    if (super.claims(view, role)) {
      return true;
    }
    draw(view);
    boolean blocks = view.actor() != seat;
    double lies = blocks ? habits.lyingBlocks() : habits.lies();
    if (influences(view) < CoupRules.INFLUENCES) {
      lies *= habits.despair();
    }
    if (habits.parrot() && !toldByOthers[role.ordinal()]) {
      lies = 0;
    }
    if (told[role.ordinal()]) {
      lies = Math.max(lies, habits.sticks());
    }
    return view.turn() >= habits.truthfulTurns() && mood[role.ordinal()] < lies;
  }

  /** One mood for each decision, however often the decision asks. */
  private void draw(CoupView view) {
    int now = view.turn() * CoupPhase.values().length + view.phase().ordinal();
    for (int role = 0; role < ROLES && now != decision; role++) {
      mood[role] = random.fraction();
    }
    decision = now;
  }

  @Override
  boolean challenges(CoupView view) {
    if (denied(view)) {
      return random.fraction() < habits.doubts();
    }
    int seen = view.rules().copies() - hidden(view, claimed(view));
    double doubts = habits.doubts() * (1 + habits.counts() * seen);
    if (blocksMe(view) || view.target() == seat) {
      doubts *= 1 + habits.grudge();
    }
    return random.fraction() < doubts;
  }

  @Override
  List<Action> preferences(CoupView view) {
    return habits.tastes();
  }

  @Override
  List<Role> ranking() {
    return habits.keeps();
  }

  /**
   * Habits, drawn at random; shares go from 0 to 1.
   *
   * @param lies how often it claims a character that it does not have, on its turn
   * @param lyingBlocks the same for blocks
   * @param sticks how often it tells again what it has told before, true or not
   * @param parrot whether it lies only about characters that others have claimed
   * @param truthfulTurns before this turn of the game it never lies
   * @param despair by how much more it lies with its last influence
   * @param doubts how often it challenges
   * @param counts by how much more it does for every copy that it can see
   * @param grudge by how much more it does if the claim is aimed at it
   * @param tastes its actions, the favourite first
   * @param keeps the characters it likes to hold, the favourite first
   */
  record Habits(
      double lies,
      double lyingBlocks,
      double sticks,
      boolean parrot,
      int truthfulTurns,
      double despair,
      double doubts,
      double counts,
      double grudge,
      List<Action> tastes,
      List<Role> keeps) {

    private static final List<Action> ACTIONS =
        List.of(
            Action.ASSASSINATE,
            Action.TAX,
            Action.STEAL,
            Action.EXCHANGE,
            Action.EXAMINE,
            Action.FOREIGN_AID);

    private static final double MOST_LIES = 0.4;

    static Habits drawn(SeededChance chance) {
      double lies = MOST_LIES * rarely(chance);
      return new Habits(
          lies,
          Math.min(1, lies * 2 * chance.fraction() + MOST_LIES * rarely(chance)),
          chance.below(4) == 0 ? 0.5 + chance.fraction() / 2 : 0,
          chance.below(5) == 0,
          chance.below(4) == 0 ? 4 + chance.below(16) : 0,
          0.3 + 2.7 * chance.fraction(),
          0.2 * rarely(chance),
          3 * chance.fraction(),
          3 * chance.fraction(),
          shuffled(ACTIONS, chance),
          shuffled(Role.ALL, chance));
    }

    /** From 0 to 1, mostly small: most people are honest and trusting, some are not at all. */
    static double rarely(SeededChance chance) {
      double fraction = chance.fraction();
      return fraction * fraction * fraction;
    }

    static <T> List<T> shuffled(List<T> all, SeededChance chance) {
      List<T> left = new ArrayList<>(all);
      List<T> shuffled = new ArrayList<>();
      while (!left.isEmpty()) {
        shuffled.add(left.remove(chance.below(left.size())));
      }
      return List.copyOf(shuffled);
    }
  }
}
