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

  /** As above; the witness hears the number of each step before it is played. */
  public static List<Moment> of(GameRecord game, IntConsumer witness) {
    if (!game.complete()) {
      throw new RecordProblem("expected a record with view all");
    }
    Reexecution run = new Reexecution(game);
    run.play(witness);
    return run.moments;
  }

  private void play(IntConsumer witness) {
    RecordedDraws script = new RecordedDraws();
    DrawLog draws = new DrawLog(rules, script);
    for (int n = 0; n < game.steps().size(); n++) {
      witness.accept(n);
      RecordStep step = game.steps().get(n);
      script.rest = step.draws().iterator();
      Outcome.Played played =
          n == 0
              ? Position.deal(rules, game.header().first(), draws)
              : play(rules, moments.getLast().position(), step, draws);
      List<String> drawn = draws.take();
      if (!drawn.equals(step.draws())) {
        throw new RecordProblem("expected the draws " + drawn + ", found " + step.draws());
      }
      moments.add(new Moment(step, played.events(), played.position()));
    }
    witness.accept(game.steps().size());
    checkEnd(moments.getLast().position());
  }

  /** What comes of a step in this position, or a problem. */
  static Outcome.Played play(Rulebook rules, Position position, RecordStep step, Chance chance) {
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
    GameRecord.End end = game.end();
    if (last.over() == end.stopped()) {
      throw new RecordProblem(
          last.over() ? "expected no 'stopped'" : "expected another move: the game is not over");
    }
    if (last.over() && last.winners() != end.winners()) {
      throw new RecordProblem(
          "expected winners "
              + RecordFields.letters(last.winners())
              + ", found "
              + RecordFields.letters(end.winners()));
    }
    String state = ShortHash.ofState(rules, last);
    if (!state.equals(end.state())) {
      throw new RecordProblem("expected state " + state + ", found " + end.state());
    }
  }

  /** Chance that repeats the draws of a record; what it leaves out is compared afterwards. */
  private static final class RecordedDraws implements Chance {

    private Iterator<String> rest = Collections.emptyIterator();

    private String next(String expected) {
      while (rest.hasNext()) {
        String token = rest.next();
        if (!token.startsWith("+") && !token.startsWith("-")) {
          return token;
        }
      }
      throw new RecordProblem("expected " + expected + ", found no further draw");
    }

    @Override
    public int below(int n) {
      String token = next("a draw below " + n);
      for (int k = 0; k < n; k++) {
        if (token.equals(DrawLog.number(k, n))) {
          return k;
        }
      }
      throw new RecordProblem("expected a draw below " + n + ", found " + token);
    }

    @Override
    public int memberOf(int set) {
      String token = next("a card from the court");
      int card = DrawLog.card(token);
      if ((card & set) == 0) {
        throw new RecordProblem("expected a card in the court, found " + token);
      }
      return card;
    }
  }
}
