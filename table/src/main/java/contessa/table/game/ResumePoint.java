package contessa.table.game;

import static java.util.Objects.requireNonNull;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.Reexecution.Moment;
import contessa.notation.record.text.RecordFiles;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
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
