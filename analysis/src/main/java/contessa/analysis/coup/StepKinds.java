package contessa.analysis.coup;

import contessa.analysis.result.StepKind;
import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import contessa.game.Reader;
import contessa.notation.record.RecordStep;
import contessa.notation.registry.Notations;
import java.util.Objects;

/** Names what a step was. */
final class StepKinds {

  private StepKinds() {}

  /** The kind of a step that is about to be played at this table. */
  static StepKind of(CoupTable table, RecordStep step, CoupRules rules) {
    if (step.move().equals(RecordStep.LEAVE)) {
      return StepKind.LEAVE;
    }
    Cards own = new Cards(table.down(step.seat()));
    CoupMove move = (CoupMove) Notations.of(rules).move(rules, step.move());
    return switch (Objects.requireNonNull(move)) {
      case CoupMove.Pick _, CoupMove.Choose _ -> StepKind.SET_UP;
      case CoupMove.Act act -> action(act, own, rules);
      case CoupMove.Pass _ -> lies(table) ? StepKind.LET_BLUFF_PASS : StepKind.PASS;
      case CoupMove.Challenge _ ->
          lies(table) ? StepKind.CHALLENGE_RIGHT : StepKind.CHALLENGE_WRONG;
      case CoupMove.Block(Role role) -> own.holds(role) ? StepKind.BLOCK : StepKind.BLOCK_BLUFF;
      case CoupMove.Show _ -> StepKind.PROVE;
      case CoupMove.Decline _ -> StepKind.DECLINE;
      case CoupMove.Lose _ -> StepKind.LOSE;
      case CoupMove.Keep _ -> StepKind.EXCHANGE;
      case CoupMove.Offer _, CoupMove.Judge _ -> StepKind.EXAMINE;
    };
  }

  private static StepKind action(CoupMove.Act act, Cards own, CoupRules rules) {
    Role claimed = rules.claim(act);
    if (claimed == null) {
      return act.action() == Action.COUP ? StepKind.COUP : StepKind.ACTION;
    }
    boolean honest = own.holds(claimed) != act.action().denies();
    return honest ? StepKind.CLAIM : StepKind.BLUFF;
  }

  /** Whether a false claim is open. */
  private static boolean lies(CoupTable table) {
    Claim claim = table.view(Reader.SPECTATOR).claim();
    return claim != null && !isTrue(claim, table);
  }

  static boolean isTrue(Claim claim, CoupTable table) {
    return claim.isTrueOf(new Cards(table.down(claim.seat())));
  }
}
