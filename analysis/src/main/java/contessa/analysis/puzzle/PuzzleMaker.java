package contessa.analysis.puzzle;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.analysis.puzzle.PuzzleSeries.Wish;
import contessa.analysis.puzzle.StoredPuzzle.Kind;
import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.net.TrainedNet;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.SeededChance;
import contessa.notation.record.GameRecorder;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.record.text.TextRecordWriter;

/** Plays a bot game and keeps its first decision of each kind with a clear answer. */
public final class PuzzleMaker {

  /** How much better the best option must be. */
  public static final double GAP = 0.15;

  private static final int LONGEST = 160;
  private static final List<String> NAMES =
      List.of("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio");
  private static final List<Edition> EDITIONS =
      List.of(Edition.RESISTANCE, Edition.CITY_STATE, Edition.RESISTANCE, Edition.REFORMATION);

  private final CoupRules rules;
  private final SeededChance chance;
  private final CoupAnalyst analyst;
  private final Map<Wish, StoredPuzzle> found = new EnumMap<>(Wish.class);
  private final List<Bot> bots = new ArrayList<>();

  private PuzzleMaker(SeededChance chance) {
    this.chance = chance;
    Edition edition = EDITIONS.get(chance.below(EDITIONS.size()));
    rules = CoupRules.of(edition, 2 + chance.below(4));
    analyst = new CoupAnalyst(rules, PuzzleJudge.MANY);
    for (int seat = 0; seat < rules.seats(); seat++) {
      bots.add(TrainedNet.bot(rules, seat, SeededChance.of("puzzle" + chance.next())));
    }
  }

  /** The puzzles of the game with this seed, at most one for each wish. */
  static Map<Wish, StoredPuzzle> make(long seed) {
    PuzzleMaker maker = new PuzzleMaker(new SeededChance(seed));
    maker.play();
    return maker.found;
  }

  private void play() {
    List<RecordedPlayer> players =
        NAMES.subList(0, rules.seats()).stream().map(name -> new RecordedPlayer(name, "")).toList();
    RecordHeader header = new RecordHeader(rules, 0, Reader.REFEREE, players, Map.of(), null);
    GameRecorder recorder = new GameRecorder(header, chance);
    Outcome.Played now = Position.deal(rules, 0, recorder.chance());
    recorder.dealt();
    follow(RecordStep.deal(List.of()), now);
    for (int n = 0; n < LONGEST && !now.position().over(); n++) {
      Position position = now.position();
      look(() -> written(position, recorder));
      int seat = position.toMove();
      Move move = bots.get(seat).decide(position.view(seat), Budget.rollouts(1)).draw(chance);
      now = (Outcome.Played) position.play(seat, move, recorder.chance());
      RecordStep step = recorder.step(seat, move);
      recorder.played(step);
      follow(step, now);
    }
  }

  private void look(Supplier<String> record) {
    for (Kind kind : Kind.values()) {
      if (Wish.of(kind).stream().anyMatch(wish -> !found.containsKey(wish))) {
        StoredPuzzle puzzle = new PuzzleJudge(analyst, kind).look(record);
        if (puzzle != null) {
          found.putIfAbsent(Wish.of(puzzle), puzzle);
        }
      }
    }
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

  private String written(Position position, GameRecorder recorder) {
    return TextRecordWriter.write(recorder.end(position, analyst.table().living(), null));
  }
}
