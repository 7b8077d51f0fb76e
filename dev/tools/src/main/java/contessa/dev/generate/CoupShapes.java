package contessa.dev.generate;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.CoinReason;
import contessa.coup.CoupPhase;
import contessa.coup.LossReason;
import contessa.coup.Role;
import contessa.coup.Verdict;
import contessa.dev.generate.GameTypes.Omittable;
import contessa.dev.generate.GameTypes.OrCount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of Coup as declarations: the objects that {@code CoupViews} and {@code CoupEvents} write
 * for one reader. Client types are generated from them, and a test compares them with what is
 * written. An event's name is its record's name in lower case. A card is a string, since it may
 * name its copy; so is a claim, since it may be a denial ({@code not Duke}).
 */
public final class CoupShapes {

  private CoupShapes() {}

  public record View(
      CoupPhase phase,
      int turn,
      int actor,
      @Nullable Integer toMove,
      @Omittable List<String> moves,
      List<Player> players,
      @OrCount List<String> deck,
      int treasury,
      int reserve,
      @Nullable Claim claim,
      @Nullable CurrentAction action,
      List<Integer> winners) {}

  public record Player(
      int coins,
      @OrCount List<String> hand,
      List<String> revealed,
      @Nullable Allegiance allegiance) {}

  public record Claim(int seat, String character) {}

  public record CurrentAction(Action move, @Nullable Integer target, @Omittable Role named) {}

  public sealed interface Event {}

  public record Dealt(int seat, @Omittable int count, @Omittable List<String> cards)
      implements Event {}

  public record Picked(int seat, @Omittable String card) implements Event {}

  public record Sided(int seat, Allegiance allegiance) implements Event {}

  public record Turn(int seat, int turn) implements Event {}

  public record Acted(
      int seat,
      Action move,
      @Nullable Integer target,
      @Omittable Role named,
      @Nullable String claim)
      implements Event {}

  public record Unchallenged(int seat, String claim) implements Event {}

  public record Challenged(int seat, int claimant, String claim) implements Event {}

  public record Shown(int seat, String claim, List<String> cards) implements Event {}

  public record Declined(int seat, String claim) implements Event {}

  public record Replaced(int seat, @Omittable int count, @Omittable List<String> cards)
      implements Event {}

  public record Unblocked() implements Event {}

  public record Blocked(int seat, Role character) implements Event {}

  public record Stood(int seat) implements Event {}

  public record Coins(int seat, int change, CoinReason reason) implements Event {}

  public record Lost(int seat, String card, LossReason reason) implements Event {}

  public record Exiled(int seat) implements Event {}

  public record Drew(int seat, @Omittable int count, @Omittable List<String> cards)
      implements Event {}

  public record Returned(int seat, @Omittable int count, @Omittable List<String> cards)
      implements Event {}

  public record Offered(int seat, int to, int examiner, @Omittable String card) implements Event {}

  public record Judged(int seat, int target, Verdict verdict) implements Event {}

  public record Converted(int seat, int by, Allegiance allegiance) implements Event {}

  public record Exposed(int seat, List<String> cards) implements Event {}

  public record Won(List<Integer> seats) implements Event {}
}
