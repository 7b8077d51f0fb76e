package contessa.server.table;

import contessa.game.Reader;
import contessa.game.Seats;
import contessa.server.wire.Stage;
import contessa.server.wire.StandingOrder;
import contessa.server.wire.TableOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All that is true at a table: what {@link Fold} makes of its journal, and nothing else.
 *
 * <p>The fields hold values that never change, so that a copy is cheap and a plan that comes to
 * nothing leaves no trace.
 */
final class TableState {

  /** How many of each player's commands are remembered; the journal's key remembers all. */
  private static final int COMMANDS = 64;

  final String id;
  long seq;
  long createdAt;
  long at;
  String code = "";
  String opener = "";
  String host = "";
  String pace = "";
  String secret = "";
  @Nullable TableOptions options;
  Stage stage = Stage.LOBBY;
  boolean locked;
  List<Seat> seats = List.of();

  /** Whose hands the game's seats are, so that nobody reads another's after seats were changed. */
  List<String> owners = List.of();

  /** When the game began, and how it was played from the seats of then. */
  long startedAt;

  List<Conduct> conduct = List.of();

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
    copy.opener = opener;
    copy.host = host;
    copy.pace = pace;
    copy.secret = secret;
    copy.options = options;
    copy.stage = stage;
    copy.locked = locked;
    copy.seats = seats;
    copy.owners = owners;
    copy.startedAt = startedAt;
    copy.conduct = conduct;
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
    new Fold(this, show).apply(event);
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

  static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
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
