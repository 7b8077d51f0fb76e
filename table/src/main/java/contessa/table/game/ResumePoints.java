package contessa.table.game;

import module java.base;

import contessa.analysis.coup.CoupAnalyst;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.Json;
import contessa.notation.record.GameRecord;
import contessa.notation.record.RecordEnd;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.record.ShortHash;
import contessa.notation.record.text.TextRecordWriter;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;
import contessa.table.message.Clock;
import contessa.table.message.TableOptions;
import contessa.table.message.Talk;
import org.jspecify.annotations.Nullable;

/** Where a finished game can resume, and the options of its new table. */
public final class ResumePoints {

  /** How many worlds a believed one is chosen from. */
  private static final int WORLDS = 64;

  private ResumePoints() {}

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
        new RecordEnd(Seats.first(rules.seats()), true, ShortHash.ofState(rules, position), null));
  }

  public static TableOptions options(GameRecord record) {
    Rulebook rules = record.header().rules();
    return TableOptions.usual(rules.game(), rules.seats())
        .withRules(Json.read(record.header().options()))
        .withClock(Clock.UNTIMED)
        .withTalk(Talk.OFF)
        .withWatchers(false);
  }
}
