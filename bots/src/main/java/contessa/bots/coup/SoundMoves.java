package contessa.bots.coup;

import contessa.bots.Mixture;
import contessa.coup.CoupCodes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Move;
import contessa.game.Table;
import java.util.List;

/**
 * Follows a game from one seat, and takes out of any answer what counting cards, an examined card
 * or the position rules out.
 */
public final class SoundMoves {

  private final TableTracker tracker;

  public SoundMoves(CoupRules rules, int seat) {
    tracker = new TableTracker(rules, seat);
  }

  public void hear(CoupEvent event) {
    tracker.hear(event);
  }

  /** The sound moves of an answer; all sound moves evenly if the answer has none of them. */
  public Mixture of(Mixture answer, CoupView view) {
    tracker.catchUp(view);
    List<Move> moves = view.moves();
    double[] sound = new double[moves.size()];
    double[] played = new double[moves.size()];
    double sum = 0;
    double any = 0;
    int n = 0;
    for (int word = 0; word < Table.CODES / Long.SIZE; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        Move move = moves.get(n);
        sound[n] = isSound(code) && !DominatedMoves.isDominated(move, view) ? 1 : 0;
        played[n] = sound[n] * answer.p(move);
        any += sound[n];
        sum += played[n];
        n++;
      }
    }
    return any == 0 ? answer : Mixture.weighing(moves, sum > 0 ? played : sound);
  }

  private boolean isSound(int code) {
    PointOfView pov = tracker.pov;
    CoupPhase phase = pov.state.phase;
    if (phase == CoupPhase.CHALLENGE_ACTION || phase == CoupPhase.CHALLENGE_BLOCK) {
      return switch (ObviousMoves.onClaim(pov)) {
        case CHALLENGE -> code == CoupCodes.CHALLENGE;
        case PASS -> code == CoupCodes.PASS;
        case JUDGEMENT_CALL -> true;
      };
    }
    return ObviousMoves.isReasonable(pov, code)
        && (ObviousMoves.preventsLoss(pov, code) || ObviousMoves.bluffIsPoorDefence(pov));
  }
}
