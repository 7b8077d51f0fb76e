package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupEvent;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.table.clock.TableClock;
import contessa.table.command.CommandHandler;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Emote;
import contessa.table.message.Refused;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import contessa.table.state.CommandStamp;
import contessa.table.state.TableContext;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.state.Twins;
import contessa.table.view.Transcript;
import contessa.table.view.ViewerMessages;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Pairs of states that one viewer cannot tell apart, for every seat and for the spectator: whatever
 * happens next, the viewer receives the same bytes and the same answers in both. This hunt must
 * also find every planted leak.
 */
@Tag("soak")
class MessageLeakTest {

  private static final int PAIRS = 500;

  private static final List<TableOptions> GAMES =
      List.of(
          VirtualServer.coup("resistance", 4, Clock.STANDARD),
          VirtualServer.coup("reformation", 5, Clock.BLITZ),
          VirtualServer.coup("city-state", 2, Clock.STANDARD),
          VirtualServer.royal(3, Clock.STANDARD));

  private final Map<String, BiFunction<TableState, Integer, Object>> leaks =
      new HashMap<>(PlantedMessageLeaks.all());
  private final Set<String> readers = new TreeSet<>();
  private int compared;

  @Test
  void noMessageRevealsASecretAndEveryPlantedLeakIsFound() {
    assertThat(leaks).hasSizeGreaterThanOrEqualTo(40);
    int pairs = 0;
    for (int seed = 0; pairs < PAIRS || (!leaks.isEmpty() && pairs < 10 * PAIRS); seed++) {
      TableOptions options = GAMES.get(seed % GAMES.size());
      VirtualServer server = new VirtualServer(seed);
      Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
      LiveTable table = server.people(options, options.seats(), viewers);
      VirtualServer.ok(table.submit("p0", new Command.Start("start")));
      People people = new People(server, table, viewers, new Random(seed));
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
    String player = reader < 0 ? "nobody" : state.owners().get(reader);
    readers.add(reader < 0 ? "watch" : "seat " + reader);
    for (Command command : commands(state, chance)) {
      for (String who : state.owners()) {
        if (command instanceof Command.BecomeGhost && who.equals(player)) {
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
    assertThat(WireJson.write(new ViewerMessages(other, player).snapshot(nothing)))
        .as(where)
        .isEqualTo(WireJson.write(new ViewerMessages(state, player).snapshot(nothing)));
    leaks.values().removeIf(leak -> !same(leak.apply(state, reader), leak.apply(other, reader)));
    return true;
  }

  private static boolean same(Object one, Object other) {
    return String.valueOf(one).equals(String.valueOf(other));
  }

  /** The outcome of a step in one of the two states. */
  private record Outcome(Refused refused, Transaction tx, long draws) {}

  private static Outcome step(TableState state, String who, Command command) {
    Transaction tx = new Transaction(state, state.at() + 10, STILL, CommandStamp.of(who, command));
    Refused refused = CommandHandler.perform(tx, who, command);
    return new Outcome(refused, tx, draws(tx) - state.game().draws());
  }

  private static Outcome wait(TableState state) {
    long due = state.question().due() == null ? state.at() : state.question().due() + 200_000;
    Transaction tx = new Transaction(state, due, STILL, null);
    TableClock.tick(tx);
    return new Outcome(null, tx, draws(tx) - state.game().draws());
  }

  private static long draws(Transaction tx) {
    return tx.state().game().draws();
  }

  /**
   * The viewer hears the same, unless new cards came up: those may differ. The answers to other
   * players do not matter here.
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
    assertThat(told(other.tx(), viewer)).as(where).isEqualTo(told(one.tx(), viewer));
  }

  /** Whether cards came up: drawn, turned over, or in Coup Royal from decks shuffled before. */
  private static boolean turnsUp(Outcome outcome) {
    boolean royal = outcome.tx().state().options().game().equals("royal");
    return outcome.draws() != 0
        || outcome.tx().events().stream()
            .anyMatch(event -> royal && event instanceof TableEvent.Decided)
        || outcome.tx().disclosures().stream()
            .anyMatch(
                shown ->
                    shown instanceof TableDisclosure.InGame(var _, var told)
                        && told.heardBy(Reader.SPECTATOR) instanceof CoupEvent.Lost);
  }

  private static String told(Transaction tx, String viewer) {
    Transcript transcript = new Transcript();
    transcript.add(tx.now(), tx.disclosures());
    ViewerMessages messages = new ViewerMessages(tx.state(), viewer);
    List<Transcript.Numbered> heard = transcript.all(viewer);
    return heard.isEmpty() ? messages.stream() : WireJson.write(messages.update(heard.getLast()));
  }

  private static List<Command> commands(TableState state, SeededChance chance) {
    List<Command> commands = new ArrayList<>();
    int ask = state.question().id();
    Position position = state.game().position();
    if (state.question().sealed()) {
      int seat = Seats.lowest(state.question().seats());
      for (Move move : state.adapter().choices(position, seat)) {
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
    commands.add(new Command.ShowEmote("c", Emote.DOUBT));
    commands.add(new Command.BecomeGhost("c"));
    commands.add(new Command.Nudge("c"));
    return commands;
  }

  /** Everyone is online, and stand-ins make the first move they may. */
  private static final TableContext STILL =
      new TableContext(
          _ -> TableContext.Presence.ONLINE,
          _ -> 0,
          (_, seat, position) -> position.view(seat).moves().getFirst(),
          () -> 0);

  @Test
  void aPlayerWithoutASeatReadsAsASpectator() {
    assertThat(new TableState("t").reader("anybody")).isEqualTo(Reader.SPECTATOR);
  }
}
