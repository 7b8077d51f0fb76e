package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.coup.CoupEvent;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Emote;
import contessa.server.wire.Refused;
import contessa.server.wire.StandingOrder;
import contessa.server.wire.TableOptions;
import contessa.server.wire.WireJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/**
 * Pairs of truths that one viewer cannot tell apart, for every seat and for the spectator: whatever
 * happens next, in both the viewer is told the same bytes and answered the same. And the hunt
 * itself: every planted leak is found by it.
 */
class MessageLeakTest {

  private static final int PAIRS = 500;

  private static final List<TableOptions> GAMES =
      List.of(
          World.coup("resistance", 4, Clock.STANDARD),
          World.coup("reformation", 5, Clock.BLITZ),
          World.coup("city-state", 2, Clock.STANDARD),
          World.royal(3, Clock.STANDARD));

  private final Map<String, BiFunction<TableState, Integer, Object>> leaks =
      new HashMap<>(PlantedLeaks.all());
  private final Set<String> readers = new TreeSet<>();
  private int compared;

  @Test
  void nobodyIsToldMoreThanTheyMayKnowAndEveryPlantedLeakIsFound() {
    assertThat(leaks).hasSizeGreaterThanOrEqualTo(40);
    int pairs = 0;
    for (int seed = 0; pairs < PAIRS || (!leaks.isEmpty() && pairs < 10 * PAIRS); seed++) {
      TableOptions options = GAMES.get(seed % GAMES.size());
      World world = new World(seed);
      Map<String, World.Viewer> viewers = new HashMap<>();
      LiveTable table = world.people(options, options.seats(), viewers);
      World.ok(table.submit("p0", new Command.Start("start")));
      People people = new People(world, table, viewers, new Random(seed));
      SeededChance chance = new SeededChance(seed);
      for (int step = 0; step < 25 && table.state().playing(); step++) {
        people.step();
        TableState state = table.state();
        if (state.playing()) {
          int reader = step % (options.seats() + 1) - 1;
          pairs += pair(state, reader, chance, "seed " + seed + ", step " + step) ? 1 : 0;
        }
      }
    }
    assertThat(leaks.keySet()).as("leaks that nobody found").isEmpty();
    assertThat(readers).contains("watch", "seat 0", "seat 1", "seat 2", "seat 3", "seat 4");
    assertThat(compared).isGreaterThan(5 * PAIRS);
  }

  private boolean pair(TableState state, int reader, SeededChance chance, String where) {
    TableState other = Twins.otherCards(state, reader, chance);
    if (other == null) {
      return false;
    }
    String player = reader < 0 ? "nobody" : state.owners.get(reader);
    readers.add(reader < 0 ? "watch" : "seat " + reader);
    for (Command command : commands(state, chance)) {
      for (String who : state.owners) {
        if (command instanceof Command.Haunt && who.equals(player)) {
          continue; // a ghost lawfully sees all cards
        }
        same(step(state, who, command), step(other, who, command), player, who, where + command);
      }
      same(step(state, "nobody", command), step(other, "nobody", command), player, "nobody", where);
    }
    if (state.question().sealed()) {
      same(wait(state), wait(other), player, "", where + ", later");
    }
    Twins.otherAnswers(other, reader, chance);
    Transcript nothing = new Transcript();
    assertThat(WireJson.write(new Teller(other, player).snapshot(nothing)))
        .as(where)
        .isEqualTo(WireJson.write(new Teller(state, player).snapshot(nothing)));
    leaks.values().removeIf(leak -> !same(leak.apply(state, reader), leak.apply(other, reader)));
    return true;
  }

  private static boolean same(Object one, Object other) {
    return String.valueOf(one).equals(String.valueOf(other));
  }

  /** What came of something in one of the two truths. */
  private record Outcome(Refused refused, Draft draft, long draws) {}

  private static Outcome step(TableState state, String who, Command command) {
    Draft draft = new Draft(state, state.at + 10, new Still(), who, command.id());
    Refused refused = Acts.perform(draft, who, command);
    return new Outcome(refused, draft, draws(draft) - state.game().draws());
  }

  private static Outcome wait(TableState state) {
    long due = state.question().due() == null ? state.at : state.question().due() + 200_000;
    Draft draft = new Draft(state, due, new Still(), null, null);
    Clockwork.tick(draft);
    return new Outcome(null, draft, draws(draft) - state.game().draws());
  }

  private static long draws(Draft draft) {
    return draft.state.game().draws();
  }

  /**
   * The viewer hears the same, unless new cards came up: then it may lawfully be another card. What
   * others are refused is their own affair.
   */
  private void same(Outcome one, Outcome other, String viewer, String who, String where) {
    if (who.equals(viewer)) {
      assertThat(other.refused()).as(where).isEqualTo(one.refused());
    }
    boolean both = one.refused() == null && other.refused() == null;
    if (!both || turnsUp(one) || turnsUp(other)) {
      return;
    }
    compared++;
    assertThat(told(other.draft(), viewer)).as(where).isEqualTo(told(one.draft(), viewer));
  }

  /** Whether cards came up: drawn, turned over, or in Coup Royal from decks shuffled before. */
  private static boolean turnsUp(Outcome outcome) {
    boolean royal = outcome.draft().state.options().game().equals("royal");
    return outcome.draws() != 0
        || outcome.draft().events.stream()
            .anyMatch(event -> royal && event instanceof TableEvent.Decided)
        || outcome.draft().shown.stream()
            .anyMatch(
                shown ->
                    shown instanceof Shown.InGame(var _, var told)
                        && told.heardBy(Reader.SPECTATOR) instanceof CoupEvent.Lost);
  }

  private static String told(Draft draft, String viewer) {
    Transcript transcript = new Transcript();
    Transcript.Batch batch = transcript.add(draft.now, draft.shown);
    Teller teller = new Teller(draft.state, viewer);
    return batch == null || !batch.visibleTo(viewer)
        ? teller.stream()
        : WireJson.write(teller.update(new Transcript.Numbered(1, batch)));
  }

  private static List<Command> commands(TableState state, SeededChance chance) {
    List<Command> commands = new ArrayList<>();
    int ask = state.question().ask();
    Position position = state.game().position();
    if (state.question().sealed()) {
      int seat = Seats.lowest(state.question().seats());
      for (Move move : state.customs().choices(position, seat)) {
        commands.add(new Command.Decide("c", ask, state.game().text(move)));
      }
    } else {
      for (Move move : position.moves()) {
        if (chance.below(3) == 0) {
          commands.add(new Command.Decide("c", ask, state.game().text(move)));
        }
      }
    }
    commands.add(new Command.Decide("c", ask, "lose Duke"));
    commands.add(new Command.Decide("c", ask, "show Captain"));
    commands.add(new Command.Decide("c", ask - 1, "pass"));
    commands.add(new Command.Order("c", StandingOrder.PASS_UNLESS_TARGET));
    commands.add(new Command.Away("c"));
    commands.add(new Command.Say("c", "hm"));
    commands.add(new Command.Express("c", Emote.DOUBT));
    commands.add(new Command.Haunt("c"));
    commands.add(new Command.Nudge("c"));
    return commands;
  }

  /** Everybody is there, and stand-ins do the first thing they may. */
  private static final class Still implements Surroundings {
    @Override
    public long offlineSince(String player) {
      return NEVER;
    }

    @Override
    public int lag(String player) {
      return 0;
    }

    @Override
    public Move thought(TableState state, int seat, Position position) {
      return position.view(seat).moves().getFirst();
    }

    @Override
    public String random(int bytes) {
      return "00".repeat(bytes);
    }

    @Override
    public int below(int n) {
      return 0;
    }
  }

  @Test
  void aSpectatorIsNoSeat() {
    assertThat(new TableState("t").reader("anybody")).isEqualTo(Reader.SPECTATOR);
  }
}
