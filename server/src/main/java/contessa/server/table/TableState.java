package contessa.server.table;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.Told;
import contessa.notation.GameNotation;
import contessa.notation.protocol.Games;
import contessa.server.wire.Happening;
import contessa.server.wire.Stage;
import contessa.server.wire.StandingOrder;
import contessa.server.wire.TableOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All that is true at a table: a fold of its journal and of nothing else. Each event has one place
 * here where it takes effect and where it is decided who is shown what of it.
 *
 * <p>The fields hold values that never change, so that a copy is cheap and a plan that comes to
 * nothing leaves no trace.
 */
final class TableState {

  /** How many of each player's commands are remembered; the journal's key remembers all. */
  private static final int COMMANDS = 64;

  private static final int TALK_REMEMBERED = 6;

  final String id;
  long seq;
  long createdAt;
  long at;
  String code = "";
  String host = "";
  String pace = "";
  String secret = "";
  @Nullable TableOptions options;
  Stage stage = Stage.LOBBY;
  boolean locked;
  List<Seat> seats = List.of();

  /** Whose hands the game's seats are, so that nobody reads another's after seats were changed. */
  List<String> owners = List.of();

  Set<String> banned = Set.of();
  Map<String, Set<String>> muted = Map.of();
  Map<String, List<Long>> talk = Map.of();
  Map<String, Set<String>> commands = Map.of();
  int games;
  int asks;
  int winners = Seats.NONE;

  /** Those who are out and see all cards, as a set. */
  int ghosts = Seats.NONE;

  /** When bots take the free seats, and of which kind. */
  @Nullable Long fillsAt;

  String filler = "";
  @Nullable Game game;
  @Nullable Question question;

  TableState(String id) {
    this.id = id;
  }

  TableState copy() {
    TableState copy = new TableState(id);
    copy.seq = seq;
    copy.createdAt = createdAt;
    copy.at = at;
    copy.code = code;
    copy.host = host;
    copy.pace = pace;
    copy.secret = secret;
    copy.options = options;
    copy.stage = stage;
    copy.locked = locked;
    copy.seats = seats;
    copy.owners = owners;
    copy.banned = banned;
    copy.muted = muted;
    copy.talk = talk;
    copy.commands = commands;
    copy.games = games;
    copy.asks = asks;
    copy.winners = winners;
    copy.ghosts = ghosts;
    copy.fillsAt = fillsAt;
    copy.filler = filler;
    copy.game = game;
    copy.question = question;
    return copy;
  }

  // ---- What is so

  TableOptions options() {
    return Objects.requireNonNull(options, "the table is created");
  }

  Game game() {
    return Objects.requireNonNull(game, "a game is under way");
  }

  Question question() {
    return Objects.requireNonNull(question, "something is asked");
  }

  boolean playing() {
    return stage == Stage.PLAYING;
  }

  Pace pace() {
    return Pace.of(options().clock());
  }

  Customs customs() {
    return Customs.of(game().rules());
  }

  Seat seat(int seat) {
    return seats.get(seat);
  }

  boolean hasSeat(int seat) {
    return seat >= 0 && seat < seats.size();
  }

  /** The seat of a player, or {@link Seats#NOBODY}. */
  int seatOf(String player) {
    for (int seat = 0; seat < seats.size(); seat++) {
      if (player.equals(seats.get(seat).player())) {
        return seat;
      }
    }
    return Seats.NOBODY;
  }

  /** The seats that are taken, as a set. */
  int taken() {
    int taken = Seats.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      taken |= seats.get(seat).free() ? Seats.NONE : Seats.of(seat);
    }
    return taken;
  }

  /** As whom a player reads the game: a seat of it, or a spectator. */
  int reader(String player) {
    int seat = owners.indexOf(player);
    return seat < 0 ? Reader.SPECTATOR : seat;
  }

  /** Whether this seat has lost and only looks on, where those may see all cards. */
  boolean mayHaunt(int seat) {
    return playing()
        && options().letsGhostsIn()
        && seat >= 0
        && customs().isOut(game().position(), seat);
  }

  boolean haunts(int seat) {
    return mayHaunt(seat) && Seats.has(ghosts, seat);
  }

  boolean isHost(String player) {
    return host.equals(player);
  }

  boolean mutes(String listener, String speaker) {
    return muted.getOrDefault(listener, Set.of()).contains(speaker);
  }

  boolean remembers(String player, String command) {
    return commands.getOrDefault(player, Set.of()).contains(command);
  }

  // ---- What happens

  /** A row of the journal begins. */
  void begin(long number, long time, @Nullable String player, @Nullable String command) {
    seq = number;
    at = time;
    if (player != null && command != null) {
      Set<String> remembered = new LinkedHashSet<>(commands.getOrDefault(player, Set.of()));
      remembered.add(command);
      if (remembered.size() > COMMANDS) {
        remembered.remove(remembered.iterator().next());
      }
      commands = with(commands, player, Collections.unmodifiableSet(remembered));
    }
  }

  void apply(TableEvent event, Consumer<Shown> show) {
    switch (event) {
      case TableEvent.Created e -> created(e);
      case TableEvent.Committed e -> secret = e.secret();
      case TableEvent.Seated e -> {
        Seat before = seat(e.seat());
        boolean same = e.player().equals(before.player());
        setSeat(
            e.seat(),
            same ? before.named(e.name()) : Seat.person(e.player(), e.name(), e.program()));
        open(show, new Happening.Sat(e.seat(), e.name(), false));
      }
      case TableEvent.BotSeated e -> {
        setSeat(e.seat(), Seat.bot(e.bot(), e.name()));
        open(show, new Happening.Sat(e.seat(), e.name(), true));
      }
      case TableEvent.Left e -> left(e, show);
      case TableEvent.Resigned e -> resigned(e, show);
      case TableEvent.Haunts e -> {
        ghosts |= Seats.of(e.seat());
        own(e.seat(), show);
      }
      case TableEvent.Filling e -> {
        fillsAt = e.at();
        filler = e.bot();
      }
      case TableEvent.Banned e -> {
        Set<String> all = new HashSet<>(banned);
        all.add(e.player());
        banned = Set.copyOf(all);
      }
      case TableEvent.Moved e -> {
        seats = e.from().stream().map(from -> from < 0 ? Seat.FREE : seats.get(from)).toList();
        open(show, new Happening.Moved(e.from()));
      }
      case TableEvent.HostChanged e -> {
        host = e.player();
        open(show, new Happening.Host(seatOf(host)));
      }
      case TableEvent.Configured e -> {
        options = e.options();
        seats = resized(seats, e.options().seats());
        fillsAt = null;
        open(show, new Happening.Configured());
      }
      case TableEvent.Locked e -> {
        locked = e.locked();
        open(show, new Happening.Locked(locked));
      }
      case TableEvent.Started e -> started(e, show);
      case TableEvent.Asked e -> asked(e, show);
      case TableEvent.Answered e -> {
        question = question().answered(e.seat(), e.choice());
        mapSeat(e.seat(), seat -> seat.timeouts(0));
        own(e.seat(), show);
      }
      case TableEvent.Named e -> {
        question = question().naming(e.seats());
        open(show, new Happening.Pending(e.ask(), e.seats()));
      }
      case TableEvent.Decided e -> decided(e, show);
      case TableEvent.TimedOut e -> {
        mapSeat(e.seat(), seat -> seat.timeouts(seat.timeouts() + 1));
        if (e.shown()) {
          open(show, new Happening.TimedOut(e.seat()));
        }
      }
      case TableEvent.Banked e -> mapSeat(e.seat(), seat -> seat.bank(e.millis()));
      case TableEvent.Graced e -> {
        mapSeat(e.seat(), Seat::withGraceUsed);
        question = question().due(e.until());
        open(show, new Happening.Grace(e.seat(), e.until()));
      }
      case TableEvent.WentAway e -> {
        mapSeat(e.seat(), seat -> seat.away(true));
        takeOver(e.seat());
        open(show, new Happening.Away(e.seat()));
      }
      case TableEvent.Returned e -> {
        mapSeat(e.seat(), seat -> seat.away(false));
        open(show, new Happening.Returned(e.seat()));
      }
      case TableEvent.Ordered e -> {
        mapSeat(e.seat(), seat -> seat.order(e.order()));
        own(e.seat(), show);
      }
      case TableEvent.Ended e -> ended(e, show);
      case TableEvent.WantsRematch e -> {
        mapSeat(e.seat(), seat -> seat.again(true));
        open(show, new Happening.Again(e.seat()));
      }
      case TableEvent.Reopened _ -> {
        stage = Stage.LOBBY;
        seats = seats.stream().map(seat -> seat.again(false)).toList();
        open(show, new Happening.Reopened());
      }
      case TableEvent.Closed _ -> {
        stage = Stage.CLOSED;
        question = null;
        open(show, new Happening.Closed());
      }
      case TableEvent.Resumed e -> {
        question = question == null ? null : question.later(e.shift());
        fillsAt = fillsAt == null ? null : Long.valueOf(fillsAt + e.shift());
        open(show, new Happening.Resumed(Pace.RESTART_CREDIT));
      }
      case TableEvent.Said e -> talked(e.seat(), new Happening.Said(e.seat(), e.text()), show);
      case TableEvent.Expressed e ->
          talked(e.seat(), new Happening.Expressed(e.seat(), e.emote()), show);
      case TableEvent.Offered e ->
          talked(e.seat(), new Happening.Offered(e.seat(), e.phrase(), e.to(), e.about()), show);
      case TableEvent.Nudged e ->
          talked(
              e.seat(),
              new Happening.Nudged(e.seat(), list(question().seats() & ~question().bots())),
              show);
      case TableEvent.Muted e -> {
        Set<String> all = new HashSet<>(muted.getOrDefault(e.by(), Set.of()));
        if (e.muted()) {
          all.add(e.player());
        } else {
          all.remove(e.player());
        }
        muted = with(muted, e.by(), Set.copyOf(all));
        show.accept(new Shown.Own(e.by()));
      }
      case TableEvent.Reported _ -> {}
    }
  }

  private void created(TableEvent.Created e) {
    createdAt = at;
    code = e.code();
    host = e.host();
    pace = e.pace();
    options = e.options();
    seats = Collections.nCopies(e.options().seats(), Seat.FREE);
  }

  private void left(TableEvent.Left e, Consumer<Shown> show) {
    Seat seat = seat(e.seat());
    boolean plays = playing() && e.seat() < game().position().seats();
    setSeat(e.seat(), plays ? seat.orphaned(Minds.STAND_IN) : Seat.FREE);
    takeOver(e.seat());
    if (plays) {
      List<String> remaining = new ArrayList<>(owners);
      remaining.set(e.seat(), "");
      owners = List.copyOf(remaining);
    }
    open(show, new Happening.Stood(e.seat(), seat.name(), e.kicked()));
  }

  private void resigned(TableEvent.Resigned e, Consumer<Shown> show) {
    Position before = game().position();
    adopt(game().resign(e.seat()), e.draws(), show);
    boolean remains = question != null && customs().remains(before, game().position(), e.seat());
    question = remains ? question().without(e.seat()) : null;
  }

  private void takeOver(int seat) {
    question = question == null ? null : question.takenOver(seat);
  }

  private void started(TableEvent.Started e, Consumer<Shown> show) {
    stage = Stage.PLAYING;
    games++;
    winners = Seats.NONE;
    ghosts = Seats.NONE;
    fillsAt = null;
    long bank = pace().bank();
    seats = seats.stream().map(seat -> seat.free() ? seat : seat.fresh(bank)).toList();
    owners = seats.stream().limit(e.players()).map(TableState::owner).toList();
    GameNotation notation = Objects.requireNonNull(Games.named(options().game()));
    Game.Step dealt = Game.deal(notation.rules(options().rules(), e.players()), e.first(), secret);
    open(show, new Happening.Started(games, e.first(), Game.commitment(secret)));
    adopt(dealt, e.draws(), show);
  }

  private static String owner(Seat seat) {
    String player = seat.player();
    return player == null ? "" : player;
  }

  private void asked(TableEvent.Asked e, Consumer<Shown> show) {
    asks = e.ask();
    question =
        new Question(
            e.ask(),
            e.sealed(),
            set(e.seats()),
            e.target(),
            e.since(),
            e.floor(),
            e.deadline(),
            e.due(),
            set(e.bots()),
            Map.of(),
            null);
    open(show, new Happening.Asked(e.ask(), e.sealed(), e.seats()));
  }

  private void decided(TableEvent.Decided e, Consumer<Shown> show) {
    question = null;
    Move move = game().move(e.move());
    adopt(game().play(e.seat(), move), e.draws(), show);
    if (e.by() == TableEvent.By.PLAYER) {
      mapSeat(e.seat(), seat -> seat.timeouts(0));
    }
  }

  private void adopt(Game.Step step, long draws, Consumer<Shown> show) {
    if (step.game().draws() != draws) {
      throw new IllegalStateException(
          "the journal has " + draws + " draws where the game has " + step.game().draws());
    }
    game = step.game();
    for (Told told : step.told()) {
      show.accept(new Shown.InGame(step.game().rules(), told));
    }
  }

  private void ended(TableEvent.Ended e, Consumer<Shown> show) {
    stage = Stage.OVER;
    question = null;
    winners = set(e.winners());
    e.winners().forEach(seat -> mapSeat(seat, Seat::winner));
    String told = options().reveal() ? secret : null;
    open(show, new Happening.Ended(e.winners(), told));
  }

  private void talked(int seat, Happening happening, Consumer<Shown> show) {
    String speaker = Objects.requireNonNull(seat(seat).player());
    List<Long> times = new ArrayList<>(talk.getOrDefault(speaker, List.of()));
    times.add(at);
    if (times.size() > TALK_REMEMBERED) {
      times.removeFirst();
    }
    talk = with(talk, speaker, List.copyOf(times));
    Set<String> deaf = new HashSet<>();
    muted.forEach(
        (listener, speakers) -> {
          if (speakers.contains(speaker)) {
            deaf.add(listener);
          }
        });
    show.accept(new Shown.Talk(happening, Set.copyOf(deaf)));
  }

  private void own(int seat, Consumer<Shown> show) {
    String player = seat(seat).player();
    if (player != null) {
      show.accept(new Shown.Own(player));
    }
  }

  private static void open(Consumer<Shown> show, Happening happening) {
    show.accept(new Shown.Open(happening));
  }

  private void setSeat(int number, Seat seat) {
    List<Seat> changed = new ArrayList<>(seats);
    changed.set(number, seat);
    seats = List.copyOf(changed);
  }

  private void mapSeat(int number, UnaryOperator<Seat> change) {
    setSeat(number, change.apply(seat(number)));
  }

  /** As many seats as wanted, those taken first if some must go. */
  private static List<Seat> resized(List<Seat> seats, int count) {
    List<Seat> resized = new ArrayList<>(seats);
    for (int i = resized.size() - 1; i >= 0 && resized.size() > count; i--) {
      if (resized.get(i).free()) {
        resized.remove(i);
      }
    }
    while (resized.size() < count) {
      resized.add(Seat.FREE);
    }
    return List.copyOf(resized);
  }

  static List<Integer> list(int seats) {
    List<Integer> list = new ArrayList<>();
    for (int seat : Seats.list(seats)) {
      list.add(seat);
    }
    return list;
  }

  static int set(List<Integer> seats) {
    int set = Seats.NONE;
    for (int seat : seats) {
      set |= Seats.of(seat);
    }
    return set;
  }

  private static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
    Map<K, V> changed = new HashMap<>(map);
    changed.put(key, value);
    return Map.copyOf(changed);
  }

  /** Whether a standing order lasts only until the own turn. */
  static boolean endsAtTurn(StandingOrder order) {
    return order == StandingOrder.PASS_UNTIL_MY_TURN
        || order == StandingOrder.PASS_ALL_UNTIL_MY_TURN;
  }
}
