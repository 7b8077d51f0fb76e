package contessa.analysis.puzzle;

import contessa.analysis.coup.CoupAnalyst;
import contessa.analysis.puzzle.StoredPuzzle.Kind;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleClaim;
import contessa.analysis.puzzle.StoredPuzzle.PuzzleOption;
import contessa.analysis.result.AnalysedStep.MoveOption;
import contessa.analysis.result.Rounding;
import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.net.NetBot;
import contessa.bots.net.TrainedNet;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.SeededChance;
import contessa.record.GameRecord;
import contessa.record.GameRecorder;
import contessa.record.RecordHeader;
import contessa.record.RecordStep;
import contessa.record.RecordedPlayer;
import contessa.record.Reexecution.Moment;
import contessa.record.text.TextRecordWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays a bot game and keeps its first decision of a kind with a clear answer: the best option is
 * at least 15 points better than the second, by the usual number of worlds and by ten times as
 * many.
 */
public final class PuzzleMaker {

  /** How much better the best option must be. */
  public static final double GAP = 0.15;

  private static final int WORLDS = 24;
  private static final int TIMES = 10;

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
  private static final int LONGEST = 160;
  private static final List<String> NAMES =
      List.of("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio");
  private static final List<Edition> EDITIONS =
      List.of(Edition.CITY_STATE, Edition.RESISTANCE, Edition.REFORMATION);

  private final CoupRules rules;
  private final SeededChance chance;
  private final CoupAnalyst analyst;
  private final PuzzleWish wish;
  private final List<Bot> bots = new ArrayList<>();

  private PuzzleMaker(SeededChance chance, PuzzleWish wish) {
    this.chance = chance;
    this.wish = wish;
    Edition edition = EDITIONS.get(chance.below(EDITIONS.size()));
    rules = CoupRules.of(edition, 2 + chance.below(4));
    analyst = new CoupAnalyst(rules, WORLDS * TIMES);
    for (int seat = 0; seat < rules.seats(); seat++) {
      bots.add(
          TrainedNet.bot(
              rules, seat, NetBot.Strength.FULL, SeededChance.of("puzzle" + chance.next())));
    }
  }

  /** The puzzle of the game with this seed; null if it has none like this. */
  static @Nullable StoredPuzzle make(long seed, PuzzleWish wish) {
    return new PuzzleMaker(new SeededChance(seed), wish).play();
  }

  private @Nullable StoredPuzzle play() {
    List<RecordedPlayer> players =
        NAMES.subList(0, rules.seats()).stream().map(name -> new RecordedPlayer(name, "")).toList();
    RecordHeader header = new RecordHeader(rules, 0, Reader.REFEREE, players, Map.of(), null);
    GameRecorder recorder = new GameRecorder(header, chance);
    Outcome.Played now = Position.deal(rules, 0, recorder.chance());
    recorder.dealt();
    follow(RecordStep.deal(List.of()), now);
    for (int n = 0; n < LONGEST && !now.position().over(); n++) {
      Position position = now.position();
      StoredPuzzle found = look(position, recorder);
      if (found != null) {
        return found;
      }
      int seat = position.toMove();
      Move move = bots.get(seat).decide(position.view(seat), Budget.rollouts(1)).draw(chance);
      now = (Outcome.Played) position.play(seat, move, recorder.chance());
      RecordStep step = recorder.step(seat, move);
      recorder.played(step);
      follow(step, now);
    }
    return null;
  }

  private void follow(RecordStep step, Outcome.Played played) {
    Moment moment = new Moment(step, played.events(), played.position());
    analyst.skip(moment);
    for (AddressedEvent event : played.events()) {
      for (int seat = 0; seat < bots.size(); seat++) {
        bots.get(seat).hear(event.heardBy(seat));
      }
    }
  }

  private @Nullable StoredPuzzle look(Position position, GameRecorder recorder) {
    CoupTable table = analyst.table();
    boolean window =
        table.phase() == CoupPhase.CHALLENGE_ACTION || table.phase() == CoupPhase.CHALLENGE_BLOCK;
    boolean asks = wish.kind() == Kind.CHALLENGE ? window : table.phase() == CoupPhase.ACTION;
    if (!asks
        || table.turn() < 3
        || !clear(analyst.options(FEW), LIKELY_GAP)
        || !clear(analyst.options(WORLDS), GAP)) {
      return null;
    }
    List<MoveOption> options = analyst.options();
    if (!clear(options, GAP)) {
      return null;
    }
    int seat = table.toMove();
    Claim claim = table.view(seat).claim();
    double likely = claim == null ? 1 : analyst.likely(seat, claim);
    if (claim != null && (likely < UNCERTAIN || likely > 1 - UNCERTAIN)) {
      return null;
    }
    GameRecord record = recorder.end(position, table.living(), null);
    List<List<String>> truth = new ArrayList<>();
    for (int one = 0; one < rules.seats(); one++) {
      truth.add(new Cards(table.down(one)).list().stream().map(card -> word(card.role())).toList());
    }
    return new StoredPuzzle(
        wish.kind(),
        seat,
        options.stream().map(o -> new PuzzleOption(o.move(), o.known(), o.margin())).toList(),
        truth,
        claim == null
            ? null
            : new PuzzleClaim(
                claim.seat(),
                word(claim.role()),
                claim.isTrueOf(new Cards(table.down(claim.seat()))),
                Rounding.of(likely)),
        TextRecordWriter.write(record));
  }

  private static String word(Enum<?> role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  private boolean clear(List<MoveOption> options, double gap) {
    if (options.size() < (wish.kind() == Kind.MOVE ? LEAST_OPTIONS : 2)) {
      return false;
    }
    double best = options.get(0).known();
    double second = options.get(1).known();
    return wish.allows(options.get(0).move())
        && best >= LEAST
        && best <= MOST
        && second >= LEAST_SECOND
        && best - second >= gap;
  }
}
