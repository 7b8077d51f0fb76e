package contessa.dev.generate;

import module java.base;

import contessa.dev.generate.GameTypes.Omittable;
import contessa.notation.json.JsonName;
import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/** The results of the arena and the rows of decisions, as they are written. */
final class ResultShapes {

  /** What the name of a field leaves open. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  @interface Means {
    String value();
  }

  private ResultShapes() {}

  /** {@code arena --json}. */
  record Report(
      @Means("coup or royal") String game,
      @Means("as in the protocol, complete") JsonNode options,
      int players,
      boolean league,
      String seed,
      @Means("the limit of a decision") @Nullable Integer millis,
      @Means("the limit of a decision") @Nullable Integer rollouts,
      @Means("whether the same command gives the same games") boolean deterministic,
      @Means("whether nothing was left to play") boolean complete,
      long games,
      @Means("a block is one deal, played once from every seat") long blocks,
      @Means("the blocks that were asked for") long planned,
      double seconds,
      @Means("the turns after which a game is stopped") int longest,
      @Means("the games that were stopped") long capped,
      @Means("one by the number of players") double fairShare,
      @Means("the contestants, in the order given") List<Contender> bots,
      @Means("the number of games by length, from 0 turns or rounds") List<Long> lengths,
      List<String> command,
      String version,
      @Means("of the checkout; null without git") @Nullable String commit,
      @Means("in UTC") String date,
      @Means("the SHA-256 of the file of games, before it is packed") @Omittable String recorded,
      @Means("by block, the games that each contestant won; null if it was not in it")
          List<List<@Nullable Double>> blockWins) {}

  record Contender(
      String name,
      @Means("counted once for each seat taken") long games,
      @Means("a shared win counts as its part") double wins,
      @Means("of the games, won") @Nullable Double share,
      @Means("half the width of the 95 % interval; null with one block") @Nullable Double margin,
      @Means("the lower end of the interval") @Nullable Double low,
      @Means("the upper end of the interval") @Nullable Double high,
      OpenSkill rating,
      @Means("by seat, from 0") List<@Nullable Double> shareBySeat,
      @Means("by contestant: of the games that one of the two won, the share that this one won")
          List<@Nullable Double> beats,
      Counts counts,
      @Means("claims by how likely they were called, in tenths; only if that was told") @Omittable
          List<Long> believed,
      @Means("those of them that were true") @Omittable @JsonName("true") List<Long> were,
      @Means("the mean squared error: 0 knows all, 0.25 guesses") @Omittable Double brier,
      @Means("the median time of a decision") double p50Nanos,
      @Means("the time within which 99 of 100 decisions were taken") double p99Nanos) {}

  record OpenSkill(double mu, double sigma, @Means("mu - 3 sigma") double shown) {}

  record Counts(
      long decisions,
      @Means("answers that were not legal moves") long illegal,
      @Means("answers that could not be read, or were not given because the program failed")
          long broken,
      @Means("answers after the time limit") long late,
      @Means("decisions of a program that was given up") long unasked,
      long claims,
      @Means("false claims") long bluffs,
      long bluffsCaught,
      @Means("claims that could have been challenged") long challengeChances,
      long challenges,
      @Means("challenges of false claims") long challengesRight,
      @Means("Coup Royal: thieves sent out") long thieves,
      @Means("thieves who got the loot alone") long robbed,
      @Means("thieves who met others") long quarrelled,
      @Means("thieves who ran into a snitch") long guarded) {}

  /** {@code replay --as rows}, and the columns of {@code --as csv}. */
  record Row(
      @Means("its number in the file, from 1") long game,
      @Means("the number of the decision in the game, from 1") int step,
      @Means("in Coup Royal the round") int turn,
      int seat,
      @Means("or the person's name") String bot,
      String phase,
      String move,
      @Means("the probability of the move in its mixture; 1 without one") double p,
      @Means("the character that the move claims, or not Duke") @Nullable String claim,
      @Means("whether the claim is true") @Nullable Boolean truth,
      @Means("of all seats, with spaces; in Coup Royal the cubes on the table") String coins,
      @Means("of all seats, with slashes; in Coup Royal the secret cubes by good") String hands,
      @Means("seats, with spaces") String winners) {}
}
