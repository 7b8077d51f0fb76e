package contessa.bench;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.SeededChance;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Random games through positions, as a server plays them: with lists of moves and events. */
@State(Scope.Thread)
public class CoupPositions {

  private static final int MOVES = 1_000;

  private final CoupRules rules = CoupRules.of(Edition.RESISTANCE, 4);
  private final SeededChance chance = new SeededChance(1);
  private Position position = deal();

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public void moves(Blackhole blackhole) {
    for (int i = 0; i < MOVES; i++) {
      blackhole.consume(move());
    }
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public void movesAndViews(Blackhole blackhole) {
    for (int i = 0; i < MOVES; i++) {
      blackhole.consume(move());
      for (int seat = 0; seat < position.seats(); seat++) {
        blackhole.consume(position.view(seat));
      }
    }
  }

  private Outcome move() {
    List<Move> moves = position.moves();
    Move move = moves.get(chance.below(moves.size()));
    Outcome outcome = position.play(position.toMove(), move, chance);
    if (outcome instanceof Outcome.Played played) {
      position = played.position();
    }
    if (position.over()) {
      position = deal();
    }
    return outcome;
  }

  private Position deal() {
    return Position.deal(rules, 0, chance).position();
  }
}
