package contessa.analysis.puzzle;

import module java.base;

import contessa.analysis.puzzle.StoredPuzzle.Kind;
import contessa.game.SeededChance;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles in an order in which no answer is a safe guess: as many claims are better challenged as
 * believed, neither in turn, and no action is the answer to more than a third of the other puzzles.
 */
public final class PuzzleSeries {

  /** What to look for in a game: a kind of puzzle, and where challenging is asked, its answer. */
  enum Wish {
    /** A claim that is better challenged. */
    CHALLENGE(Kind.CHALLENGE),
    /** A claim that is better believed. */
    PASS(Kind.CHALLENGE),
    MOVE(Kind.MOVE);

    private final Kind kind;

    Wish(Kind kind) {
      this.kind = kind;
    }

    static List<Wish> of(Kind kind) {
      return Arrays.stream(values()).filter(wish -> wish.kind == kind).toList();
    }

    static Wish of(StoredPuzzle puzzle) {
      if (puzzle.kind() == Kind.MOVE) {
        return MOVE;
      }
      return puzzle.options().getFirst().move().equals("challenge") ? CHALLENGE : PASS;
    }
  }

  private static final List<Wish> BLOCK =
      Stream.of(
              Collections.nCopies(3, Wish.CHALLENGE),
              Collections.nCopies(3, Wish.PASS),
              Collections.nCopies(4, Wish.MOVE))
          .flatMap(List::stream)
          .toList();

  private static final int PART = 3;

  private final SeededChance chance;
  private final Deque<Wish> wishes = new ArrayDeque<>();
  private final Map<Wish, Deque<StoredPuzzle>> found = new EnumMap<>(Wish.class);
  private final Map<String, Integer> actions = new HashMap<>();
  private long game;
  private int moves;

  public PuzzleSeries(long seed) {
    chance = new SeededChance(seed);
    game = seed << 32;
  }

  /** A series that continues after these. */
  public PuzzleSeries(long seed, List<StoredPuzzle> earlier) {
    this(seed);
    for (StoredPuzzle puzzle : earlier) {
      if (puzzle.kind() == Kind.MOVE) {
        actions.merge(action(puzzle), 1, Integer::sum);
        moves++;
      }
    }
  }

  /** Plays this many games, on all processors, to find the next puzzle; null if none is found. */
  public @Nullable StoredPuzzle attempt(int games) {
    StoredPuzzle ready = ready();
    if (ready == null) {
      long from = game;
      game += games;
      LongStream.range(from, game)
          .parallel()
          .mapToObj(PuzzleMaker::make)
          .toList()
          .forEach(this::keep);
      ready = ready();
    }
    return ready;
  }

  private void keep(Map<Wish, StoredPuzzle> puzzles) {
    puzzles.forEach((wish, puzzle) -> waiting(wish).add(puzzle));
  }

  private Deque<StoredPuzzle> waiting(Wish wish) {
    return found.computeIfAbsent(wish, _ -> new ArrayDeque<>());
  }

  /** The next puzzle, if one like it has been found. */
  private @Nullable StoredPuzzle ready() {
    if (wishes.isEmpty()) {
      wishes.addAll(shuffled());
    }
    Wish wish = wishes.getFirst();
    Deque<StoredPuzzle> waiting = waiting(wish);
    while (!waiting.isEmpty()) {
      StoredPuzzle puzzle = waiting.removeFirst();
      if (wish != Wish.MOVE || isRare(puzzle)) {
        wishes.removeFirst();
        return puzzle;
      }
    }
    return null;
  }

  private List<Wish> shuffled() {
    List<Wish> left = new ArrayList<>(BLOCK);
    List<Wish> shuffled = new ArrayList<>();
    while (!left.isEmpty()) {
      shuffled.add(left.remove(chance.below(left.size())));
    }
    return shuffled;
  }

  /** Counts the answer, unless it is too common already. */
  private boolean isRare(StoredPuzzle puzzle) {
    String action = action(puzzle);
    int times = actions.getOrDefault(action, 0) + 1;
    if (times > 1 + moves / PART) {
      return false;
    }
    actions.put(action, times);
    moves++;
    return true;
  }

  private static String action(StoredPuzzle puzzle) {
    return puzzle.options().getFirst().move().split(" ", -1)[0];
  }
}
