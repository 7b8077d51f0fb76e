package contessa.arena.style;

import contessa.coup.Action;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Event;
import contessa.game.SeededChance;
import java.util.List;

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
}
