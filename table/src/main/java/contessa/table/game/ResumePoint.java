package contessa.table.game;

import static java.util.Objects.requireNonNull;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.Json;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.record.ShortHash;
import contessa.notation.record.text.RecordFiles;
import contessa.notation.record.text.TextRecordWriter;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import contessa.table.message.Clock;
import contessa.table.message.TableOptions;
import contessa.table.message.Talk;
import org.jspecify.annotations.Nullable;

/**
 * A game that resumes from a moment of another one: its record up to there, with the cards as they
 * were, or as one seat could believe them to be.
 *
 * @param record the game up to the moment, as text
 * @param seat whose beliefs these are
 * @param hands in Coup, the believed cards of every seat as bits; null for the cards as they were
 * @param court in Coup, the believed court deck
 * @param seed in Coup Royal, what the believed cards are drawn from
 */
public record ResumePoint(
    String record,
    int seat,
    @Nullable List<Integer> hands,
    @Nullable Integer court,
    @Nullable Long seed) {

  /** How many worlds a believed one is chosen from. */
  private static final int WORLDS = 64;

  // ---- Where a finished game can resume

  /**
   * The position before a step.
   *
   * @param believed whether the others' cards are as the seat could believe, not as they were
   * @param seed what believed cards are drawn from
   * @return null if there is nothing to decide at that step, or not for that seat
   */
  public static @Nullable ResumePoint before(
      GameRecord record, List<Moment> moments, int wanted, int seat, boolean believed, long seed) {
    Rulebook rules = record.header().rules();
    boolean inGame = wanted > 0 && wanted < moments.size() && seat >= 0 && seat < rules.seats();
    if (!inGame) {
      return null;
    }
    int step = wanted;
    while (isAmongPlans(moments.get(step - 1).position())) {
      step--; // all plan together, so the round begins again
    }
    Position position = moments.get(step - 1).position();
    if (position.over() || GameAdapter.of(rules).isOut(position, seat)) {
      return null;
    }
    String text = TextRecordWriter.write(until(record, step, position));
    if (!believed) {
      return new ResumePoint(text, seat, null, null, null);
    }
    return switch (rules.kind()) {
      case COUP -> {
        CoupTable world = believed((CoupRules) rules, moments.subList(0, step), seat, seed);
        List<Integer> hands = new ArrayList<>();
        for (int one = 0; one < rules.seats(); one++) {
          hands.add(world.down(one));
        }
        yield new ResumePoint(text, seat, hands, world.court(), null);
      }
      case ROYAL -> new ResumePoint(text, seat, null, null, seed);
    };
  }

  private static boolean isAmongPlans(Position position) {
    return position.view(Reader.SPECTATOR) instanceof RoyalView view
        && view.phase() == RoyalPhase.PLAN
        && view.toMove() > 0;
  }

  private static CoupTable believed(CoupRules rules, List<Moment> past, int seat, long seed) {
    CoupAnalyst analyst = new CoupAnalyst(rules, WORLDS);
    past.forEach(analyst::skip);
    return analyst.believed(seat, new SeededChance(seed));
  }

  /** The record up to a step, without people's names: from here they could not be erased. */
  private static GameRecord until(GameRecord record, int step, Position position) {
    Rulebook rules = record.header().rules();
    List<RecordedPlayer> bots =
        record.header().players().stream()
            .map(each -> each.bot().isEmpty() ? new RecordedPlayer("", "") : each)
            .toList();
    RecordHeader header =
        new RecordHeader(
            rules, record.header().first(), record.header().reader(), bots, Map.of(), null);
    List<RecordStep> steps =
        record.steps().subList(0, step).stream()
            .map(one -> RecordStep.of(one.seat(), one.move()).withDraws(one.draws()))
            .toList();
    return new GameRecord(
        header,
        steps,
        new GameRecord.End(
            Seats.first(rules.seats()), true, ShortHash.ofState(rules, position), null));
  }

  public static TableOptions options(GameRecord record) {
    Rulebook rules = record.header().rules();
    return TableOptions.usual(rules.game(), rules.seats())
        .withRules(Json.read(record.header().options()))
        .withClock(Clock.UNTIMED)
        .withTalk(Talk.OFF)
        .withWatchers(false);
  }

  // ---- How it does

  public boolean asItWas() {
    return hands == null && seed == null;
  }

  public GameRecord before() {
    return read().game();
  }

  private ReadRecord read() {
    return RecordFiles.read(record.getBytes(StandardCharsets.UTF_8)).getFirst();
  }

  /** The resumed game, with everything that has happened before. */
  public LiveGame.Step start(String secret, List<String> seeds) {
    ReadRecord read = read();
    List<Moment> moments = read.moments();
    Rulebook rules = read.game().header().rules();
    Position position = position(rules, moments.getLast().position());
    List<AddressedEvent> events =
        moments.stream().flatMap(moment -> moment.events().stream()).map(this::heard).toList();
    int first = read.game().header().first();
    return new LiveGame.Step(new LiveGame(rules, first, position, secret, seeds, 0), events);
  }

  private Position position(Rulebook rules, Position before) {
    if (asItWas()) {
      return before;
    }
    return switch (rules.kind()) {
      case COUP -> believed((CoupRules) rules, (CoupView) before.view(seat));
      case ROYAL -> believed((RoyalView) before.view(seat), rules.seats());
    };
  }

  private Position believed(CoupRules rules, CoupView view) {
    CoupTable table = rules.table();
    int[] down = requireNonNull(hands).stream().mapToInt(Integer::intValue).toArray();
    table.imagine(view, down, requireNonNull(court));
    return Position.of(table);
  }

  private Position believed(RoyalView view, int seats) {
    int[] plans = new int[seats];
    Arrays.fill(plans, -1);
    return Position.of(RoyalTable.imagine(view, plans, new SeededChance(requireNonNull(seed))));
  }

  /** Where the others' cards are only believed in, only this seat has seen any. */
  private AddressedEvent heard(AddressedEvent event) {
    return asItWas() || !event.hasSecret()
        ? event
        : new AddressedEvent(event.open(), event.full(), event.insiders() & Seats.of(seat));
  }
}
