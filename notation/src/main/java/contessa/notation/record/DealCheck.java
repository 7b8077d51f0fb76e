package contessa.notation.record;

import module java.base;

import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.VerifiableChance;
import contessa.notation.record.ReadRecord.Place;

/** Checks a record from the first byte to the last card. */
public final class DealCheck {

  /**
   * What a sound record shows.
   *
   * @param checkable whether the record has a commitment and its secret, so the deal was checked
   */
  public record Finding(boolean checkable, int draws, int seeds) {}

  private final ReadRecord record;
  private final GameRecord game;
  private final Rulebook rules;
  private final List<Reexecution.Moment> moments;
  private int draws;

  private DealCheck(ReadRecord record) {
    this.record = record;
    game = record.game();
    rules = game.header().rules();
    moments = record.moments();
  }

  /**
   * What the record shows.
   *
   * @throws RecordProblem naming the first thing that is wrong
   */
  public static Finding of(ReadRecord record) {
    return new DealCheck(record).check();
  }

  private Finding check() {
    DealCommitment fixed = game.header().commitment();
    String secret = game.end().secret();
    if (fixed == null || secret == null) {
      return new Finding(false, 0, 0);
    }
    Place end = record.places().getLast();
    if (!secret.matches("([0-9a-f]{2}){16,64}")) {
      throw end.expected("a secret of 16 bytes or more");
    }
    if (!VerifiableChance.opens(
        HexFormat.of().parseHex(fixed.commitment()), HexFormat.of().parseHex(secret))) {
      throw end.expected("the secret whose hash is the commitment");
    }
    if (!fixed.seeds().isEmpty() && fixed.seeds().size() != rules.seats()) {
      throw new RecordProblem(1, 1, "expected a seed or an empty text for each seat");
    }
    compare(VerifiableChance.ofDeal(secret, fixed.seeds(), 0));
    return new Finding(
        true, draws, (int) fixed.seeds().stream().filter(seed -> !seed.isEmpty()).count());
  }

  /** Plays the moves again with chance from the key, and compares every draw. */
  private void compare(VerifiableChance chance) {
    DrawLog log = new DrawLog(rules, chance);
    for (int n = 0; n < game.steps().size(); n++) {
      RecordStep step = game.steps().get(n);
      if (step.isDeal()) {
        Position.deal(rules, game.header().first(), log);
      } else {
        Reexecution.play(rules, moments.get(n - 1).position(), step, log);
      }
      List<String> expected = log.take();
      draws +=
          (int)
              expected.stream().filter(token -> Character.isLetterOrDigit(token.charAt(0))).count();
      if (!expected.equals(step.draws())) {
        Place place = record.places().get(n);
        throw place.expected("the draws " + expected + " from the secret, found " + step.draws());
      }
    }
  }
}
