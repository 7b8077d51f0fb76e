package contessa.table.state;

import module java.base;

import contessa.game.Reader;
import contessa.table.message.CallScore;
import contessa.table.message.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Spectators and eliminated players call claims true or a bluff while these can be challenged. Only
 * where all cards are shown at the end, which settles every call.
 */
public final class LieDetector {

  /** Strangers can come in any number. */
  private static final int MOST_CALLERS = 200;

  private final TableState state;

  LieDetector(TableState state) {
    this.state = state;
  }

  /** The calls of one person: the latest, and how many were right. */
  record Calls(int ask, boolean bluff, int right, int all) {
    static final Calls NONE = new Calls(0, false, 0, 0);

    Calls with(int newAsk, boolean calledBluff, boolean isRight) {
      return new Calls(newAsk, calledBluff, right + (isRight ? 1 : 0), all + 1);
    }
  }

  /** Whether this player may call the claim of this question now. */
  public boolean mayCall(String player, int ask) {
    return state.playing()
        && state.gameOptions().reveal()
        && state.question != null
        && state.question.id() == ask
        && state.adapter().prompt(state.game().position()).claim() != null
        && knowsNoHand(player)
        && latest(player) == null
        && (state.calls.size() < MOST_CALLERS || state.calls.containsKey(player));
  }

  /** Ghosts see all cards. */
  private boolean knowsNoHand(String player) {
    int dealt = state.reader(player);
    if (dealt == Reader.SPECTATOR) {
      return state.letsSpectatorsIn();
    }
    return state.isOut(dealt) && !state.isGhost(dealt);
  }

  /** Whether the player called the open claim a bluff; null if not called yet. */
  public @Nullable Boolean latest(String player) {
    Calls calls = state.calls.get(player);
    return calls == null || state.question == null || calls.ask() != state.question.id()
        ? null
        : Boolean.valueOf(calls.bluff());
  }

  /** How this player did, once all cards are shown; null if they called nothing. */
  public @Nullable CallScore score(String player) {
    Calls calls = state.calls.get(player);
    return calls == null || !settled()
        ? null
        : new CallScore(seatOf(player), calls.right(), calls.all());
  }

  /** How all did, once all cards are shown: spectators together, since they have no names. */
  public @Nullable List<CallScore> scores() {
    if (!settled() || state.calls.isEmpty()) {
      return null;
    }
    Map<Integer, CallScore> scores = new TreeMap<>();
    for (String player : state.calls.keySet()) {
      CallScore score = Objects.requireNonNull(score(player));
      scores.merge(state.reader(player), score, CallScore::plus);
    }
    return scores.values().stream().sorted(CallScore.BEST_FIRST).toList();
  }

  private @Nullable Integer seatOf(String player) {
    int seat = state.reader(player);
    return seat == Reader.SPECTATOR ? null : Integer.valueOf(seat);
  }

  private boolean settled() {
    return state.stage() == Stage.OVER && state.gameOptions().reveal();
  }
}
