package contessa.server.table;

import static contessa.server.table.VirtualServer.truth;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Move;
import contessa.game.Position;
import contessa.table.message.Asking;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Emote;
import contessa.table.message.Message;
import contessa.table.message.Phrase;
import contessa.table.message.SeatView;
import contessa.table.message.SeatView.Occupant;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableOptions;
import contessa.table.message.TableView;
import contessa.table.state.Question;
import contessa.table.state.TableState;
import contessa.testkit.TestScale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every command by every role in states of all kinds. A model, written from the documented commands
 * and looking only at the public view, says what is allowed: exactly that is accepted, and a
 * refused command changes nothing and is heard by nobody.
 */
@Tag("slow")
class CommandsTest {

  private static final int STATES = TestScale.of(3_000, 20_000);
  private static final int LEAST_TRIES = TestScale.of(75_000, 500_000);
  private static final String STRANGER = "stranger";

  private final Set<String> accepted = new HashSet<>();
  private final Set<String> refused = new HashSet<>();
  private int tries;

  /** Everything that is true at the table, where nothing has happened since it was written down. */
  private @Nullable String known;

  @Test
  void onlyAllowedCommandsAreAcceptedAndRefusedOnesLeaveNoTrace() {
    int kinds = Command.class.getPermittedSubclasses().length;
    int states = 0;
    for (int seed = 0; states < STATES || (accepted.size() < kinds && seed < 300); seed++) {
      Random random = new Random(seed);
      VirtualServer server = new VirtualServer(seed);
      TableOptions options =
          seed % 4 == 3
              ? VirtualServer.royal(3, Clock.UNTIMED)
              : VirtualServer.coup("resistance", 5, seed % 4 == 0 ? Clock.UNTIMED : Clock.STANDARD);
      Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();
      LiveTable table = server.people(options, 2 + random.nextInt(2), viewers);
      viewers.put(STRANGER, new VirtualServer.Viewer(table, STRANGER));
      for (int i = 0; i < 60 && table.state().stage() != Stage.CLOSED; i++) {
        if (random.nextInt(4) == 0) {
          server.pass(random.nextInt(300_000));
        }
        known = null;
        for (int n = 0; n < 30 && table.state().stage() != Stage.CLOSED; n++) {
          attempt(server, table, viewers, random);
        }
        states++;
        if (!allAnswered(table)) {
          new People(server, table, persons(table, viewers), random).step();
        } else {
          server.pass(1 + random.nextInt(200_000));
        }
      }
    }
    System.out.printf("%d tries in %d states%n", tries, states);
    assertThat(accepted).hasSize(kinds);
    assertThat(refused).hasSize(kinds);
    assertThat(tries).isGreaterThan(LEAST_TRIES);
  }

  private static boolean allAnswered(LiveTable table) {
    return table.state().openQuestion() == null; // also when the table is closed
  }

  private static Map<String, VirtualServer.Viewer> persons(
      LiveTable table, Map<String, VirtualServer.Viewer> viewers) {
    Map<String, VirtualServer.Viewer> persons = new HashMap<>(viewers);
    persons.keySet().removeIf(player -> table.state().seatOf(player) < 0);
    return persons;
  }

  private void attempt(
      VirtualServer server,
      LiveTable table,
      Map<String, VirtualServer.Viewer> viewers,
      Random random) {
    List<String> players = new ArrayList<>(viewers.keySet());
    String player = players.get(random.nextInt(players.size()));
    TableView view = viewers.get(player).view;
    Command command = any(server, table, view, random);
    if (command instanceof Command.Close && random.nextInt(10) > 0) {
      return; // or there would be no table to speak of
    }
    boolean allowed = new Model(server, table.state(), viewers.get(player)).allows(command);
    Map<String, Integer> heard = new HashMap<>();
    viewers.forEach((name, viewer) -> heard.put(name, viewer.heard.size()));
    String before = known == null ? truth(table) : known;
    Message.Reply reply = table.submit(player, command);
    tries++;
    String kind = command.getClass().getSimpleName();
    assertThat(reply.ok())
        .as("%s by %s: %s in %s", command, player, reply, view)
        .isEqualTo(allowed);
    if (reply.ok()) {
      accepted.add(kind);
      known = null;
    } else {
      refused.add(kind);
      known = truth(table);
      assertThat(known).isEqualTo(before);
      viewers.forEach((name, viewer) -> assertThat(viewer.heard).hasSize(heard.get(name)));
    }
  }

  private static Command any(VirtualServer server, LiveTable table, TableView view, Random random) {
    String id = server.id();
    int seat = random.nextInt(7) - 1;
    int other = random.nextInt(7) - 1;
    return switch (random.nextInt(28)) {
      case 0 ->
          new Command.Sit(
              id,
              random.nextInt(3) == 0 ? "Player B" : "Anna " + random.nextInt(9),
              random.nextBoolean() ? null : seat);
      case 1 ->
          switch (random.nextInt(8)) {
            case 0 -> new Command.Stand(id);
            case 1 -> new Command.Leave(id);
            case 2, 3, 4 -> new Command.BecomeGhost(id);
            case 5 -> new Command.Hurry(id);
            case 6 -> new Command.Speed(id, random.nextInt(2, 5));
            default -> new Command.Shuffle(id);
          };
      case 2 ->
          new Command.AddBot(
              id, random.nextBoolean() ? null : seat, random.nextInt(3) > 0 ? "random" : "nobody");
      case 3 -> new Command.RemoveBot(id, seat);
      case 4 -> new Command.Swap(id, seat, other);
      case 5 -> new Command.Shuffle(id);
      case 6 -> new Command.Lock(id, random.nextInt(3) == 0);
      case 7 -> random.nextInt(6) > 0 ? new Command.Lock(id, false) : new Command.Kick(id, seat);
      case 8 -> new Command.HandOver(id, seat);
      case 9 ->
          new Command.Configure(
              id,
              random.nextInt(4) == 0
                  ? VirtualServer.coup("no such edition", 5, view.common().options().clock())
                  : VirtualServer.options(
                      view.common().options().game(),
                      view.common().options().rules().toString(),
                      1 + random.nextInt(10),
                      view.common().options().clock()));
      case 10, 11 ->
          random.nextInt(6) > 0 ? new Command.RemoveBot(id, seat) : new Command.Start(id);
      case 12 -> new Command.Rematch(id);
      case 13 -> new Command.Reopen(id);
      case 14 -> new Command.Close(id);
      case 15, 16, 17 -> decide(id, table, random);
      case 18 ->
          new Command.Order(
              id, StandingOrder.values()[random.nextInt(StandingOrder.values().length)]);
      case 19 -> new Command.Away(id);
      case 20 -> new Command.Return(id);
      case 21 -> new Command.Nudge(id);
      case 22 -> new Command.Force(id);
      case 23 -> new Command.Say(id, random.nextInt(3) == 0 ? "\u202Eevil" : "hello".repeat(1));
      // Seldom allowed, so each of these moments is used.
      case 24 ->
          switch (view.you().hurry() == null ? random.nextInt(4) : 1 + random.nextInt(2)) {
            case 0 -> new Command.BecomeGhost(id);
            case 1 -> new Command.Hurry(id);
            case 2 -> new Command.Speed(id, 2);
            default -> new Command.ShowEmote(id, Emote.DOUBT);
          };
      case 25 -> new Command.Offer(id, Phrase.PEACE, random.nextBoolean() ? null : seat, null);
      case 26 -> {
        Asking asking = view.common().asking();
        int ask = asking == null || random.nextInt(9) == 0 ? random.nextInt(20) : asking.ask();
        yield new Command.Call(id, ask, random.nextBoolean());
      }
      default ->
          switch (random.nextInt(4)) {
            case 3 -> new Command.ChooseSeal(id, random.nextInt(12));
            case 0 -> new Command.Mute(id, seat, random.nextBoolean());
            case 1 -> new Command.Report(id, seat, "spoils the fun");
            default ->
                new Command.Seed(
                    id,
                    Objects.requireNonNullElse(view.you().seedFor(), view.common().commitment()),
                    random.nextInt(4) > 0 ? "0123456789abcdef".repeat(2) : "0123");
          };
    };
  }

  private static Command decide(String id, LiveTable table, Random random) {
    TableState state = table.state();
    Question question = state.openQuestion();
    if (question == null || random.nextInt(5) == 0) {
      return new Command.Decide(id, random.nextInt(20), "pass");
    }
    Position position = state.game().position();
    List<String> texts = new ArrayList<>(List.of("pass", "challenge", "tax", "lose Duke", "…"));
    for (Move move : position.moves()) {
      texts.add(state.game().text(move));
    }
    return new Command.Decide(id, question.id(), texts.get(random.nextInt(texts.size())));
  }

  /** What is allowed, judged by what the player sees. */
  private record Model(VirtualServer server, TableState state, VirtualServer.Viewer viewer) {

    boolean allows(Command command) {
      TableView view = viewer.view;
      if (viewer.heard.getLast() instanceof Message.Gone) {
        return false; // sent away
      }
      boolean host = view.you().host();
      boolean seated = view.you().seat() != null;
      boolean playing = view.common().stage() == Stage.PLAYING;
      boolean untimed =
          view.common().options().clock() == Clock.UNTIMED && view.common().asking() != null;
      long waited =
          view.common().asking() == null ? 0 : server.now - view.common().asking().since();
      int taken = (int) view.common().seats().stream().filter(seat -> !isFree(seat)).count();
      return switch (command) {
        case Command.Sit c -> !playing && maySit(c);
        case Command.ChooseSeal c -> seated && c.seal() >= 1 && c.seal() <= 10;
        case Command.Stand _ -> seated && (!playing || !own().away());
        case Command.Leave _ -> seated;
        case Command.BecomeGhost _ -> Boolean.FALSE.equals(view.you().ghost());
        case Command.Hurry _ -> Boolean.FALSE.equals(view.you().hurry());
        case Command.Speed c -> view.you().hurry() != null && List.of(1, 2, 4).contains(c.times());
        case Command.AddBot c ->
            host
                && !playing
                && c.bot().equals("random")
                && (c.seat() == null
                    ? taken < view.common().seats().size()
                    : is(c.seat(), Occupant.NOBODY));
        case Command.RemoveBot c -> host && !playing && is(c.seat(), Occupant.BOT);
        case Command.Swap c -> host && !playing && exists(c.seat()) && exists(c.with());
        case Command.Shuffle _ -> host && !playing;
        case Command.Lock _ -> host;
        case Command.Kick c -> host && is(c.seat(), Occupant.PERSON) && !isOwn(c.seat());
        case Command.HandOver c -> host && is(c.seat(), Occupant.PERSON);
        case Command.Configure c ->
            host
                && !playing
                && !c.options().rules().toString().contains("no such")
                && c.options().seats() >= Math.max(2, taken)
                && c.options().seats() <= 10;
        case Command.Start _ -> host && !playing && mayBegin(taken);
        case Command.Seed c ->
            c.commitment().equals(view.you().seedFor()) && c.seed().length() == 32;
        case Command.Rematch _ ->
            seated && view.common().stage() == Stage.OVER && (!lastToWant() || mayBegin(taken));
        case Command.Reopen _ -> host && view.common().stage() == Stage.OVER;
        case Command.Close _ -> host && !playing;
        case Command.Decide c -> view.decision() != null && mayDecide(c);
        case Command.Order _ -> seated;
        case Command.Away _ -> seated && playing && !own().away();
        case Command.Return _ -> seated && own().away();
        case Command.Nudge _ -> maySpeak() && untimed && waited >= 60_000;
        case Command.Force _ -> host && untimed && waited >= 180_000 && forceable();
        case Command.Say c -> maySpeak() && !c.text().contains("evil");
        case Command.ShowEmote _ -> maySpeak();
        case Command.Offer c ->
            maySpeak()
                && (c.to() == null
                    || exists(c.to()) && !is(c.to(), Occupant.NOBODY) && !isOwn(c.to()));
        case Command.Call c -> playing && mayCall(c.ask());
        case Command.Mute c ->
            exists(c.seat()) && !is(c.seat(), Occupant.NOBODY) && !isOwn(c.seat());
        case Command.Report c -> seated && is(c.seat(), Occupant.PERSON) && !isOwn(c.seat());
      };
    }

    private boolean mayCall(int ask) {
      Asking asking = viewer.view.common().asking();
      int dealt = state.reader(viewer.player);
      boolean plays = dealt >= 0 && !state.adapter().isOut(state.game().position(), dealt);
      return asking != null
          && asking.ask() == ask
          && asking.phase().startsWith("challenge")
          && viewer.view.you().call() == null
          && !Boolean.TRUE.equals(viewer.view.you().ghost())
          && !plays;
    }

    private static boolean isFree(SeatView seat) {
      return seat.occupant() == Occupant.NOBODY;
    }

    private boolean exists(int seat) {
      return seat >= 0 && seat < viewer.view.common().seats().size();
    }

    private boolean is(int seat, Occupant occupant) {
      return exists(seat) && viewer.view.common().seats().get(seat).occupant() == occupant;
    }

    private boolean isOwn(int seat) {
      return viewer.view.you().seat() != null && viewer.view.you().seat() == seat;
    }

    private SeatView own() {
      return viewer.view.common().seats().get(viewer.view.you().seat());
    }

    private boolean maySit(Command.Sit command) {
      TableView view = viewer.view;
      boolean seated = view.you().seat() != null;
      boolean taken =
          view.common().seats().stream()
              .anyMatch(seat -> !isOwn(seat.seat()) && command.name().equals(seat.name()));
      Integer wanted = command.seat();
      boolean room =
          wanted == null
              ? seated || view.common().seats().stream().anyMatch(Model::isFree)
              : is(wanted, Occupant.NOBODY) || isOwn(wanted);
      return !state.banned().contains(viewer.player)
          && (seated || !view.common().locked())
          && !taken
          && room;
    }

    private boolean mayBegin(int taken) {
      return taken >= 2
          && taken <= (viewer.view.common().options().game().equals("royal") ? 5 : 10);
    }

    private boolean lastToWant() {
      return viewer.view.common().seats().stream()
          .allMatch(
              seat ->
                  seat.occupant() != Occupant.PERSON
                      || seat.away()
                      || seat.again()
                      || isOwn(seat.seat()));
    }

    private boolean mayDecide(Command.Decide command) {
      var decision = viewer.view.decision();
      return decision.ask() == command.ask()
          && decision.choices().contains(command.choice())
          && inTime();
    }

    /**
     * Up to 300 ms after the deadline, plus the time bank of a seat that decides alone or is the
     * target. So a window may still be open for its target when the others' time is up.
     */
    private boolean inTime() {
      Asking asking = viewer.view.common().asking();
      if (asking.deadline() == null) {
        return true;
      }
      boolean banks = !asking.sealed() || viewer.view.you().seat().equals(asking.target());
      return server.now < asking.deadline() + 300 + (banks ? own().bank() : 0);
    }

    /** A person still has to answer. */
    private boolean forceable() {
      Question question = state.question();
      return question.sealed() || question.isAsked(question.seat());
    }

    private boolean maySpeak() {
      List<Long> times = state.talkTimes(viewer.player);
      long recent = times.stream().filter(time -> time > server.now - 10_000).count();
      boolean ghost = Boolean.TRUE.equals(viewer.view.you().ghost());
      return viewer.view.you().seat() != null && !ghost && recent < 5;
    }
  }
}
