package contessa.analysis.puzzle;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.analysis.puzzle.StoredPuzzle.Kind;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleClaim;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleOption;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.Rounding;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.notation.json.Words;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.text.RecordFiles;
import org.jspecify.annotations.Nullable;

/**
 * Says whether a decision has a clear answer: the best option is at least 15 points better than the
 * second, by the usual number of worlds and by ten times as many.
 */
public final class PuzzleJudge {

  private static final int WORLDS = 24;

  /** Ten times the usual number. */
  static final int MANY = 10 * WORLDS;

  /** A first look, which leaves out most decisions. */
  private static final int FEW = 6;

  private static final double LIKELY_GAP = 0.12;

  /** A decision that is nearly won or lost anyway teaches nothing. */
  private static final double LEAST = 0.2;

  private static final double MOST = 0.97;
  private static final double LEAST_SECOND = 0.03;

  /** A claim that counting settles is no puzzle. */
  private static final double UNCERTAIN = 0.02;

  private static final int LEAST_OPTIONS = 4;
  private static final int FIRST_TURN = 3;

  private final CoupAnalyst analyst;
  private final Kind kind;

  /**
   * Judges decisions of one kind.
   *
   * @param analyst follows the game
   */
  PuzzleJudge(CoupAnalyst analyst, Kind kind) {
    this.analyst = analyst;
    this.kind = kind;
  }

  /** The puzzle judged again, with the networks of today; null if its answer is no longer clear. */
  public static @Nullable StoredPuzzle again(StoredPuzzle puzzle) {
    byte[] text = puzzle.record().getBytes(StandardCharsets.UTF_8);
    ReadRecord record = RecordFiles.read(text).getFirst();
    CoupAnalyst analyst = new CoupAnalyst((CoupRules) record.game().header().rules(), MANY);
    record.moments().forEach(analyst::skip);
    return new PuzzleJudge(analyst, puzzle.kind()).look(puzzle::record);
  }

  /** The decision that is due now as a puzzle; null if it is not a good one. */
  @Nullable StoredPuzzle look(Supplier<String> record) {
    CoupTable table = analyst.table();
    boolean window =
        table.phase() == CoupPhase.CHALLENGE_ACTION || table.phase() == CoupPhase.CHALLENGE_BLOCK;
    boolean asks = kind == Kind.CHALLENGE ? window : table.phase() == CoupPhase.ACTION;
    if (!asks || table.turn() < FIRST_TURN) {
      return null;
    }
    int seat = table.toMove();
    Claim claim = table.view(seat).claim();
    double likely = claim == null ? 1 : analyst.likely(seat, claim);
    boolean settled = claim != null && (likely < UNCERTAIN || likely > 1 - UNCERTAIN);
    if (settled
        || !clear(analyst.options(FEW), LIKELY_GAP)
        || !clear(analyst.options(WORLDS), PuzzleMaker.GAP)) {
      return null;
    }
    List<MoveOption> options = analyst.options(MANY);
    if (!clear(options, PuzzleMaker.GAP)) {
      return null;
    }
    return new StoredPuzzle(
        kind,
        seat,
        options.stream().map(o -> new PuzzleOption(o.move(), o.known(), o.margin())).toList(),
        truth(table),
        claim == null ? null : claim(claim, table, likely),
        record.get());
  }

  private boolean clear(List<MoveOption> options, double gap) {
    if (options.size() < (kind == Kind.MOVE ? LEAST_OPTIONS : 2)) {
      return false;
    }
    double best = options.get(0).known();
    double second = options.get(1).known();
    return best >= LEAST && best <= MOST && second >= LEAST_SECOND && best - second >= gap;
  }

  private static List<List<String>> truth(CoupTable table) {
    return IntStream.range(0, table.seats())
        .mapToObj(seat -> new Cards(table.down(seat)).list())
        .map(hand -> hand.stream().map(card -> Words.kebab(card.role())).toList())
        .toList();
  }

  private static PuzzleClaim claim(Claim claim, CoupTable table, double likely) {
    boolean honest = claim.isTrueOf(new Cards(table.down(claim.seat())));
    return new PuzzleClaim(claim.seat(), Words.kebab(claim.role()), honest, Rounding.of(likely));
  }
}
