package contessa.analysis.puzzle;

import contessa.game.SeededChance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * Puzzles in an order in which no answer is a safe guess: as many claims are better challenged as
 * believed, neither in turn, and no action is the answer to more than a third of the other puzzles.
 */
public final class PuzzleSeries {

  /** Each block is shuffled. */
  private static final List<PuzzleWish> BLOCK =
      List.of(
          PuzzleWish.CHALLENGE,
          PuzzleWish.CHALLENGE,
          PuzzleWish.CHALLENGE,
          PuzzleWish.PASS,
          PuzzleWish.PASS,
          PuzzleWish.PASS,
          PuzzleWish.MOVE,
          PuzzleWish.MOVE,
          PuzzleWish.MOVE,
          PuzzleWish.MOVE);

  private static final int BATCH = 16;
  private static final int PART = 3;

  private final SeededChance chance;
  private final Deque<PuzzleWish> wishes = new ArrayDeque<>();
  private final Map<PuzzleWish, Deque<StoredPuzzle>> found = new EnumMap<>(PuzzleWish.class);
  private final Map<String, Integer> actions = new HashMap<>();
  private long game;
  private int moves;

  /** The series with this seed, from its start. */
  public PuzzleSeries(long seed) {
    chance = new SeededChance(seed);
    game = seed << 32;
  }

  /** The next puzzle; takes a while. */
  public StoredPuzzle next() {
    if (wishes.isEmpty()) {
      wishes.addAll(shuffled());
    }
    PuzzleWish wish = wishes.removeFirst();
    Deque<StoredPuzzle> ready = found.computeIfAbsent(wish, _ -> new ArrayDeque<>());
    while (true) {
      while (ready.isEmpty()) {
        ready.addAll(batch(wish));
      }
      StoredPuzzle puzzle = ready.removeFirst();
      if (wish != PuzzleWish.MOVE || isRare(puzzle)) {
        return puzzle;
      }
    }
  }

  private List<PuzzleWish> shuffled() {
    List<PuzzleWish> left = new ArrayList<>(BLOCK);
    List<PuzzleWish> shuffled = new ArrayList<>();
    while (!left.isEmpty()) {
      shuffled.add(left.remove(chance.below(left.size())));
    }
    return shuffled;
  }

  /** Counts the answer, unless it is too common already. */
  private boolean isRare(StoredPuzzle puzzle) {
    String action = puzzle.options().getFirst().move().split(" ", -1)[0];
    int times = actions.getOrDefault(action, 0) + 1;
    if (times > 1 + moves / PART) {
      return false;
    }
    actions.put(action, times);
    moves++;
    return true;
  }

  /** The puzzles of some games, in the order of the games. */
  private List<StoredPuzzle> batch(PuzzleWish wish) {
    long from = game;
    game += BATCH;
    return LongStream.range(from, game)
        .parallel()
        .mapToObj(seed -> PuzzleMaker.make(seed, wish))
        .filter(Objects::nonNull)
        .toList();
  }
}
