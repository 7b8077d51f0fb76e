package contessa.table.state;

import module java.base;

import contessa.game.Reader;
import contessa.game.Seats;
import contessa.table.game.GameAdapter;
import contessa.table.game.LiveGame;
import contessa.table.message.SeatView.Occupant;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is true at a table: the result of folding its journal, and nothing else.
 *
 * <p>Only {@link Fold} and {@link GameFold} write the fields. They hold immutable values, so a copy
 * is cheap and an abandoned transaction leaves no trace.
 */
public final class TableState implements Cloneable {

  final String id;
  long seq;
  long createdAt;
  long at;
  String code = "";
  String opener = "";
  String host = "";
  String timingSecret = "";
  String secret = "";
  @Nullable TableOptions options;
  @Nullable TableOptions gameOptions;
  Stage stage = Stage.LOBBY;
  boolean locked;
  List<Seat> seats = List.of();
  List<String> owners = List.of();
  long startedAt;
  List<PlayerConduct> conduct = List.of();
  Set<String> banned = Set.of();
  Map<String, Set<String>> muted = Map.of();
  Map<String, List<Long>> talk = Map.of();
  int games;

  boolean countsForNothing;

  int questionCount;
  int winners = Seats.NONE;
  int ghosts = Seats.NONE;
  int hurryRequests = Seats.NONE;
  boolean hurrying;

  /** How many times as fast the bots play once only bots are left. */
  int chosenSpeed = ClockTimes.FASTEST;

  @Nullable BotSpeech botSpeech;
  long botSpokeAt;
  @Nullable Long fillsAt;
  String filler = "";
  Map<String, LieDetector.Calls> calls = Map.of();
  @Nullable LiveGame game;
  @Nullable Question question;

  public TableState(String id) {
    this.id = id;
  }

  TableState copy() {
    try {
      return (TableState) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError("it is cloneable", e);
    }
  }

  // ---- The table

  public String id() {
    return id;
  }

  public long seq() {
    return seq;
  }

  public long createdAt() {
    return createdAt;
  }

  public long at() {
    return at;
  }

  /** The code that people say to each other to find the table. */
  public String code() {
    return code;
  }

  public String opener() {
    return opener;
  }

  public String host() {
    return host;
  }

  public boolean isHost(String player) {
    return host.equals(player);
  }

  /**
   * The secret behind floors and the moments at which bots act; it has nothing to do with cards.
   */
  public String timingSecret() {
    return timingSecret;
  }

  /** The seeds of the next game's players by seat; empty if there is none. */
  List<String> seeds(int players) {
    List<String> seeds = seats.stream().limit(players).map(Seat::seed).toList();
    return seeds.stream().allMatch(String::isEmpty) ? List.of() : seeds;
  }

  /** The secret of the next game's chance. */
  public String secret() {
    return secret;
  }

  public boolean created() {
    return options != null;
  }

  public TableOptions options() {
    return Objects.requireNonNull(options, "the table has not been created");
  }

  /**
   * The options of the game in progress, or of the last one: those that the table had agreed on
   * when it began. Later changes are for the next game.
   */
  public TableOptions gameOptions() {
    return Objects.requireNonNull(gameOptions, "no game has begun");
  }

  /** Whether players without a seat may see the game. */
  public boolean letsSpectatorsIn() {
    return stage == Stage.PLAYING || stage == Stage.OVER
        ? gameOptions().watchers()
        : options().watchers();
  }

  public Stage stage() {
    return stage;
  }

  public boolean playing() {
    return stage == Stage.PLAYING;
  }

  public boolean locked() {
    return locked;
  }

  /** When bots take the free seats; null if they do not. */
  public @Nullable Long fillsAt() {
    return fillsAt;
  }

  public String filler() {
    return filler;
  }

  public ClockTimes clock() {
    return ClockTimes.of(options().clock());
  }

  // ---- Seats and players

  public List<Seat> seats() {
    return seats;
  }

  public Seat seat(int seat) {
    return seats.get(seat);
  }

  public boolean hasSeat(int seat) {
    return seat >= 0 && seat < seats.size();
  }

  /** The seat of a player, or {@link Seats#NOBODY}. */
  public int seatOf(String player) {
    for (int seat = 0; seat < seats.size(); seat++) {
      if (player.equals(seats.get(seat).player())) {
        return seat;
      }
    }
    return Seats.NOBODY;
  }

  public int takenSeats() {
    int taken = Seats.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      taken |= seats.get(seat).free() ? Seats.NONE : Seats.of(seat);
    }
    return taken;
  }

  public Set<String> banned() {
    return banned;
  }

  public boolean hasMutes() {
    return !muted.isEmpty();
  }

  public List<String> mutedBy(String speaker) {
    return muted.keySet().stream().filter(listener -> mutes(listener, speaker)).sorted().toList();
  }

  public boolean mutes(String listener, String speaker) {
    return muted.getOrDefault(listener, Set.of()).contains(speaker);
  }

  /** When the player last spoke, the latest last. */
  public List<Long> talkTimes(String player) {
    return talk.getOrDefault(player, List.of());
  }

  // ---- The game

  /** Whether the game is a lesson, or resumes from a moment of another one. */
  public boolean countsForNothing() {
    return countsForNothing;
  }

  public int games() {
    return games;
  }

  /** The game under way, or the last one. */
  public @Nullable LiveGame lastGame() {
    return game;
  }

  public LiveGame game() {
    return Objects.requireNonNull(game, "no game has begun");
  }

  public GameAdapter adapter() {
    return GameAdapter.of(game().rules());
  }

  public long startedAt() {
    return startedAt;
  }

  /**
   * The player to whom each seat's hand was dealt; empty for bots. It stays when seats change, so
   * no player reads another's hand.
   */
  public List<String> owners() {
    return owners;
  }

  /** The reader that a player is in the game: a seat, or a spectator. */
  public int reader(String player) {
    int seat = owners.indexOf(player);
    return seat < 0 ? Reader.SPECTATOR : seat;
  }

  /** How the game has been played, by the seats at its start. */
  public List<PlayerConduct> conduct() {
    return conduct;
  }

  public int winners() {
    return winners;
  }

  public LieDetector lieDetector() {
    return new LieDetector(this);
  }

  public int speed() {
    return watchOnlyBots() ? chosenSpeed : 1;
  }

  public @Nullable BotSpeech botSpeech() {
    return botSpeech;
  }

  public long botSpokeAt() {
    return botSpokeAt;
  }

  public boolean hasAskedToHurry(int seat) {
    return Seats.has(hurryRequests, seat);
  }

  /**
   * Whether the game runs without pauses: every player here has asked for it, or programs play and
   * no person does. Who sits here is public.
   */
  public boolean hurrying() {
    return hurrying || onlyProgramsPlay();
  }

  private boolean onlyProgramsPlay() {
    boolean programs = false;
    for (Seat seat : seats) {
      if (seat.occupant() == Occupant.PERSON) {
        return false;
      }
      programs |= seat.occupant() == Occupant.PROGRAM;
    }
    return programs;
  }

  // ---- Eliminated players

  /** Whether this seat is out of the game and the table lets such players see all cards. */
  public boolean mayBecomeGhost(int seat) {
    return playing() && options().letsGhostsIn() && isOut(seat);
  }

  public boolean isGhost(int seat) {
    return mayBecomeGhost(seat) && Seats.has(ghosts, seat);
  }

  public boolean mayHurry(int seat) {
    return question != null && watchOnlyBots() && isOut(seat);
  }

  /** Whether people have been eliminated, and bots or stand-ins play for all others. */
  private boolean watchOnlyBots() {
    boolean anyoneOut = false;
    for (int other = 0; playing() && other < owners.size(); other++) {
      boolean out = isOut(other);
      if (!out && !seats.get(other).playedByBot()) {
        return false;
      }
      anyoneOut |= out && !owners.get(other).isEmpty();
    }
    return anyoneOut;
  }

  boolean isOut(int seat) {
    return seat >= 0 && seat < owners.size() && adapter().isOut(game().position(), seat);
  }

  // ---- The open question

  public int questionCount() {
    return questionCount;
  }

  public @Nullable Question openQuestion() {
    return question;
  }

  public Question question() {
    return Objects.requireNonNull(question, "no question is open");
  }

  /** When this seat's time for the open question is up, its time bank included. */
  public long dueAt(int seat) {
    Long due = question().due();
    if (due == null) {
      return Long.MAX_VALUE;
    }
    return question().drawsOnBank(seat) ? due + seats.get(seat).bankMillis() : due;
  }

  /** The seats that still have to answer, where everyone may know; null where no one may. */
  public @Nullable List<Integer> pendingSeats() {
    boolean always = question().sealed() && adapter().showsWhoHasAnswered();
    return always && !options().strict()
        ? Seats.numbers(question().unanswered())
        : question().awaited();
  }
}
