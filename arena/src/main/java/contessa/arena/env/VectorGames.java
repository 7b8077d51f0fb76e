package contessa.arena.env;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import module java.base;

import contessa.arena.Contestant;
import contessa.arena.PlayerSource;
import contessa.arena.network.Observation;
import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.coup.Cards;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import contessa.game.GameKind;
import contessa.game.SeededChance;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * Many games side by side, in arrays that another process reads and writes. It writes an action for
 * each game and asks for a step of all games, or of one half of them; a game that ends begins again
 * by itself.
 */
final class VectorGames implements AutoCloseable {

  private static final int HALVES = 2;

  /** An action that leaves a game as it is. */
  private static final int REST = -1;

  /**
   * The size of a vector.
   *
   * @param slots seats for which there is room in an observation
   * @param hidden whether a critic's arrays are written, too
   */
  record Size(int games, int slots, Observation.Kind kind, int threads, boolean hidden) {}

  private final Size size;
  private final Lane[] lanes;
  private final Observation[] observations;
  private final List<PlayerSource> sources = new ArrayList<>();
  private final SharedArrays arrays = new SharedArrays();
  private final long actions;
  private final long obs;
  private final long mask;
  private final long seat;
  private final long mind;
  private final long done;
  private final long reward;
  private final long score;
  private final long length;
  private final long fault;
  private final @Nullable HiddenArrays hidden;
  private final int seats;
  private final MemorySegment memory;

  /**
   * Games of these plans, which have the same opponents.
   *
   * @param plans for each lane
   */
  VectorGames(Size size, List<GamePlan> plans, GameKind game, Path file, SeededChance seeds)
      throws IOException {
    this.size = size;
    seats = plans.stream().mapToInt(GamePlan::seats).max().orElseThrow();
    observations = new Observation[size.threads];
    lanes = new Lane[size.games];
    long[] seedsOfLanes = LongStream.generate(seeds::next).limit(size.games).toArray();
    for (int thread = 0; thread < size.threads; thread++) {
      Observation observation = Observation.of(game, size.kind, size.slots);
      observations[thread] = observation;
      List<@Nullable PlayerSource> players = sources(plans.getFirst());
      for (int half = 0; half < HALVES; half++) {
        for (int lane = from(half, thread); lane < from(half, thread + 1); lane++) {
          SeededChance chance = new SeededChance(seedsOfLanes[lane]);
          lanes[lane] = new Lane(plans.get(lane), players, observation, chance);
        }
      }
    }
    int games = size.games;
    actions = arrays.add("actions", "int16", 2, games);
    obs = arrays.add("obs", "uint8", 1, games, observations[0].inputs.length);
    mask = arrays.add("mask", "bool", 1, games, observations[0].mask.length);
    seat = arrays.add("seat", "int8", 1, games);
    mind = arrays.add("mind", "int16", 2, games);
    done = arrays.add("done", "bool", 1, games);
    reward = arrays.add("reward", "float32", 4, games, seats);
    score = arrays.add("score", "float32", 4, games);
    length = arrays.add("length", "int32", 4, games);
    fault = arrays.add("fault", "int32", 4, 1);
    hidden = size.hidden ? new HiddenArrays(arrays, games, size.slots) : null;
    memory = arrays.map(file);
    for (int half = 0; half < HALVES; half++) {
      step(half, false);
    }
  }

  private List<@Nullable PlayerSource> sources(GamePlan plan) {
    List<@Nullable PlayerSource> players = new ArrayList<>();
    players.add(null);
    for (GamePlan.Opponent opponent : plan.opponents()) {
      Contestant contestant = opponent.contestant();
      PlayerSource source = contestant == null ? null : contestant.playerSource();
      players.add(source);
      if (source != null) {
        sources.add(source);
      }
    }
    return players;
  }

  /** The first game of a half that is this thread's. */
  private int from(int half, int thread) {
    int first = half == 0 ? 0 : (size.games + 1) / HALVES;
    int count = half == 0 ? (size.games + 1) / HALVES : size.games / HALVES;
    return first + (int) ((long) count * thread / size.threads);
  }

  void describe(JsonWriter json) {
    arrays.write(json);
  }

  /** Deals the games of a half again. */
  void restart(int half) {
    for (int game = from(half, 0); game < from(half, size.threads); game++) {
      lanes[game].restart();
    }
    step(half, false);
  }

  /**
   * Plays the actions of a half.
   *
   * @return whether all were legal; if not, one of the wrong games is in the array of faults
   */
  boolean step(int half) {
    return step(half, true);
  }

  private boolean step(int half, boolean plays) {
    memory.set(JAVA_INT, fault, -1);
    IntStream threads = IntStream.range(0, size.threads);
    (size.threads == 1 ? threads : threads.parallel()).forEach(part -> step(half, part, plays));
    return memory.get(JAVA_INT, fault) < 0;
  }

  private void step(int half, int thread, boolean plays) {
    int to = from(half, thread + 1);
    for (int game = from(half, thread); game < to; game++) {
      Lane lane = lanes[game];
      boolean told = lane.ended;
      int action = plays ? memory.get(JAVA_SHORT, actions + 2L * game) : REST;
      if (action == REST) {
        lane.rest();
      } else if (!lane.play(action)) {
        memory.set(JAVA_INT, fault, game);
      }
      if (lane.ended || told || !plays) {
        writeEnd(lane, game);
      }
      if (action != REST || !plays) {
        write(lane, game, observations[thread]);
      }
    }
  }

  private void write(Lane lane, long game, Observation observation) {
    lane.observe();
    copy(observation.inputs, obs + game * observation.inputs.length);
    copy(observation.mask, mask + game * observation.mask.length);
    memory.set(JAVA_BYTE, seat + game, (byte) lane.seat());
    memory.set(JAVA_SHORT, mind + 2 * game, (short) lane.mind());
    if (hidden != null) {
      lane.tell(hidden, memory, game);
    }
  }

  private void copy(byte[] row, long at) {
    MemorySegment.copy(row, 0, memory, JAVA_BYTE, at, row.length);
  }

  private void writeEnd(Lane lane, long game) {
    memory.set(JAVA_BYTE, done + game, (byte) (lane.ended ? 1 : 0));
    memory.set(JAVA_INT, length + 4 * game, lane.ended ? lane.length : 0);
    memory.set(JAVA_FLOAT, score + 4 * game, lane.ended ? lane.score : 0);
    for (int seat = 0; seat < seats; seat++) {
      float share = lane.ended ? lane.share(seat) : 0;
      memory.set(JAVA_FLOAT, reward + 4 * (game * seats + seat), share);
    }
  }

  @Override
  public void close() {
    sources.forEach(PlayerSource::close);
  }

  /**
   * What a player of Coup must not see and its critic may, by slots from the seat that decides:
   * hands by character, who decides for whom, how each has played, and the number of the turn.
   */
  static final class HiddenArrays {

    private static final int ROLES = Role.ALL.size();
    private static final short NOBODY = -1;

    private final int slots;
    private final long hands;
    private final long minds;
    private final long conduct;
    private final long turn;

    HiddenArrays(SharedArrays arrays, int games, int slots) {
      this.slots = slots;
      hands = arrays.add("hands", "uint8", 1, games, slots, ROLES);
      minds = arrays.add("minds", "int16", 2, games, slots);
      conduct = arrays.add("conduct", "uint8", 1, games, slots, History.CONDUCT);
      turn = arrays.add("turn", "int32", 4, games);
    }

    void write(
        MemorySegment memory, long game, CoupTable table, int[] lineUp, @Nullable History history) {
      byte[] done = new byte[History.CONDUCT];
      int me = table.toMove();
      for (int slot = 0; slot < slots; slot++) {
        long at = game * slots + slot;
        boolean exists = slot < table.seats();
        int seat = exists ? (me + slot) % table.seats() : 0;
        int down = exists ? table.down(seat) : 0;
        for (int role = 0; role < ROLES; role++) {
          int count = Integer.bitCount(down & Cards.copiesOf(role));
          memory.set(JAVA_BYTE, hands + at * ROLES + role, (byte) (Encoder.ONE * count));
        }
        memory.set(JAVA_SHORT, minds + 2 * at, exists ? (short) lineUp[seat] : NOBODY);
        if (exists && history != null) {
          history.writeConduct(seat, done, 0);
          MemorySegment.copy(done, 0, memory, JAVA_BYTE, conduct + at * done.length, done.length);
        }
      }
      memory.set(JAVA_INT, turn + 4 * game, table.turn());
    }
  }
}
