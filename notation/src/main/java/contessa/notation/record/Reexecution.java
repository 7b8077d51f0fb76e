package contessa.notation.record;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.notation.registry.Notations;
import java.util.List;

/** Plays a record again by the rules, and refuses the first thing that does not fit. */
public final class Reexecution {

  /** A step that has been played: its events, and the position after it. */
  public record Moment(RecordStep step, List<AddressedEvent> events, Position position) {}

  /** Watches the steps as they are played. */
  public interface Witness {
    /** Step number n is about to be played. */
    void before(int n);
  }

  private final GameRecord game;
  private final Rulebook rules;
  private final List<Moment> moments = new ArrayList<>();

  private Reexecution(GameRecord game) {
    this.game = game;
    rules = game.header().rules();
  }

  /**
   * The moments of a game, the deal first.
   *
   * @throws RecordProblem if the rules do not allow this game
   */
  public static List<Moment> of(GameRecord game) {
    return of(game, n -> {});
  }

  /** As above; the witness hears the number of each step, so that it knows where a problem is. */
  public static List<Moment> of(GameRecord game, Witness witness) {
    if (!game.complete()) {
      throw new RecordProblem("expected a record with view all");
    }
    Reexecution run = new Reexecution(game);
    run.play(witness);
    return run.moments;
  }

  private void play(Witness witness) {
    RecordedDraws draws = new RecordedDraws(rules);
    for (int n = 0; n < game.steps().size(); n++) {
      witness.before(n);
      RecordStep step = game.steps().get(n);
      draws.step(step.draws());
      Outcome.Played played = n == 0 ? deal(draws) : play(step, draws);
      draws.finish();
      moments.add(new Moment(step, played.events(), played.position()));
    }
    witness.before(game.steps().size());
    checkEnd(moments.getLast().position());
  }

  private Outcome.Played deal(Chance chance) {
    return Position.deal(rules, game.header().first(), chance);
  }

  private Outcome.Played play(RecordStep step, Chance chance) {
    Position position = moments.getLast().position();
    int seat = step.seat();
    if (step.move().equals(RecordStep.LEAVE)) {
      if (!position.canLeave(seat)) {
        throw new RecordProblem("expected a seat that can leave, found " + seat);
      }
      return position.leave(seat, chance);
    }
    Move move = Notations.of(rules).move(rules, step.move());
    if (move == null) {
      throw new RecordProblem("expected a move, found '" + step.move() + "'");
    }
    return switch (position.play(seat, move, chance)) {
      case Outcome.Played played -> played;
      case Outcome.Refused refused -> throw refusal(refused, step, position);
    };
  }

  private static RecordProblem refusal(Outcome.Refused why, RecordStep step, Position position) {
    return new RecordProblem(
        switch (why) {
          case GAME_OVER -> "expected the end of the game, found '" + step.move() + "'";
          case NOT_YOUR_TURN ->
              "expected a move of seat " + position.toMove() + ", found one of seat " + step.seat();
          case ILLEGAL_MOVE -> "expected a legal move, found '" + step.move() + "'";
        });
  }

  private void checkEnd(Position last) {
    RecordEnd end = game.end();
    if (last.over() == end.stopped()) {
      throw new RecordProblem(
          last.over() ? "expected no 'stopped'" : "expected another move: the game is not over");
    }
    if (last.over() && last.winners() != end.winners()) {
      throw new RecordProblem(
          "expected winners "
              + SeatLetters.list(last.winners())
              + ", found "
              + SeatLetters.list(end.winners()));
    }
    String state = ShortHash.ofState(rules, last);
    if (!state.equals(end.state())) {
      throw new RecordProblem("expected state " + state + ", found " + end.state());
    }
  }

  /** Chance that repeats the draws of a record. */
  private static final class RecordedDraws implements Chance {

    private final DrawTokens tokens;
    private List<String> script = List.of();
    private int next;

    RecordedDraws(Rulebook rules) {
      tokens = new DrawTokens(rules);
    }

    void step(List<String> draws) {
      script = draws;
      next = 0;
    }

    void finish() {
      if (next < script.size()) {
        throw new RecordProblem("expected no further draw, found " + script.get(next));
      }
    }

    private String take(String expected) {
      if (next == script.size()) {
        throw new RecordProblem("expected " + expected + ", found no further draw");
      }
      return script.get(next++);
    }

    @Override
    public int below(int n) {
      String token = take("a draw below " + n);
      for (int k = 0; k < n; k++) {
        if (token.equals(DrawTokens.number(k, n))) {
          return k;
        }
      }
      throw new RecordProblem("expected a draw below " + n + ", found " + token);
    }

    @Override
    public int memberOf(int set) {
      for (String change : tokens.changes(set)) {
        String token = take(change);
        if (!token.equals(change)) {
          throw new RecordProblem("expected " + change + " before the draw, found " + token);
        }
      }
      String token = take("a card from the court");
      Integer card = tokens.inCourt(token);
      if (card == null) {
        throw new RecordProblem("expected a card in the court, found " + token);
      }
      tokens.drawn(card);
      return card;
    }
  }
}
