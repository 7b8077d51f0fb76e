package contessa.train;

import contessa.game.Seats;
import contessa.game.SeededChance;

/** Who sits at a table of self-play: a mind for every seat, and a distortion for some. */
@FunctionalInterface
interface SeatAssignment {

  /** How many mixed games without scripts have a single seat that is not the current network's. */
  double LONE_PAST = 0.6;

  /**
   * How many mixed duels are against a past self; the others are as pure as the rest. Nobody weak
   * sits there: a network that has learned to recognise weak players trusts everybody who begins
   * like them.
   */
  double PAST_IN_DUELS = 0.3;

  /** For {@link #anyField}: the shares of its tables. The rest have any number of scripts. */
  double ALL_WEAK = 0.5;

  double LONE_POSER = 0.2;
  double LONE_SCRIPT = 0.15;

  /** Fills the minds and distortions of a new game's seats. */
  void seat(int seats, byte[] minds, byte[][] distortions, SeededChance chance);

  /** Every seat is the network in training. */
  static void pure(int seats, byte[] minds, byte[][] distortions, SeededChance chance) {
    for (int seat = 0; seat < seats; seat++) {
      put(SeatMind.CURRENT, seat, minds, distortions);
    }
  }

  /** The network in training among scripts in that share of games, or among other selves. */
  static SeatAssignment mixed(double share) {
    return (seats, minds, distortions, chance) -> {
      if (seats > 2 && chance.fraction() < share) {
        scripts(seats, minds, distortions, chance);
      } else {
        selves(seats, minds, distortions, chance);
      }
    };
  }

  /** The network in training among past and distorted selves. */
  private static void selves(int seats, byte[] minds, byte[][] distortions, SeededChance chance) {
    int lone = chance.below(seats);
    boolean alone = seats == 2 || chance.fraction() < LONE_PAST;
    double past = seats == 2 ? PAST_IN_DUELS : alone ? 1 : 0.2;
    double distorted = alone ? 0 : 0.25;
    for (int seat = 0; seat < seats; seat++) {
      put(SeatMind.CURRENT, seat, minds, distortions);
      double x = alone && seat != lone ? 1 : chance.fraction();
      if (x < past) {
        put(SeatMind.PAST, seat, minds, distortions);
      } else if (x < past + distorted) {
        put(SeatMind.DISTORTED, seat, minds, distortions);
        Distortion.draw(distortions[seat], chance);
      }
    }
  }

  /** One learner among scripts; sometimes a second learner. */
  static void scripts(int seats, byte[] minds, byte[][] distortions, SeededChance chance) {
    int lone = chance.below(seats);
    int second = chance.fraction() < 0.2 ? chance.below(seats) : lone;
    int learners = Seats.of(lone) | (seats > 2 ? Seats.of(second) : 0);
    putScripts(Seats.first(seats) & ~learners, seats, minds, distortions, chance);
  }

  /**
   * What the judge of weak fields learns from. Half of the tables have one player among scripts. At
   * the others somebody poses as a weak player among strong ones: a script does that best, an
   * exploiter (a past self) does it on purpose.
   */
  static void anyField(int seats, byte[] minds, byte[][] distortions, SeededChance chance) {
    double kind = chance.fraction();
    if (kind < LONE_POSER) {
      pure(seats, minds, distortions, chance);
      put(SeatMind.PAST, chance.below(seats), minds, distortions);
      return;
    }
    int others = seats - 1;
    int scripts =
        kind < LONE_POSER + ALL_WEAK
            ? others
            : kind < LONE_POSER + ALL_WEAK + LONE_SCRIPT ? 1 : chance.below(others);
    putScripts(some(scripts, seats, chance), seats, minds, distortions, chance);
  }

  /** That many of the seats, as bits. */
  private static int some(int count, int seats, SeededChance chance) {
    int chosen = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      chosen |= chance.below(seats - seat) < count - Seats.count(chosen) ? Seats.of(seat) : 0;
    }
    return chosen;
  }

  /**
   * Scripts at these seats, most often all with the same biases, and the network in training at the
   * others.
   */
  private static void putScripts(
      int scripts, int seats, byte[] minds, byte[][] distortions, SeededChance chance) {
    boolean allAlike = chance.fraction() < 0.7;
    byte[] distortion = new byte[Distortion.SIZE];
    Distortion.drawScript(distortion, chance);
    for (int seat = 0; seat < seats; seat++) {
      boolean scripted = Seats.has(scripts, seat);
      put(scripted ? SeatMind.SCRIPTED : SeatMind.CURRENT, seat, minds, distortions);
      if (scripted) {
        if (!allAlike) {
          Distortion.drawScript(distortion, chance);
        }
        System.arraycopy(distortion, 0, distortions[seat], 0, distortion.length);
      }
    }
  }

  /** One learner among frozen selves. */
  static void exploiting(int seats, byte[] minds, byte[][] distortions, SeededChance chance) {
    int learner = chance.below(seats);
    for (int seat = 0; seat < seats; seat++) {
      put(seat == learner ? SeatMind.CURRENT : SeatMind.PAST, seat, minds, distortions);
    }
  }

  /** One rival among networks in training. */
  static void againstRival(int seats, byte[] minds, byte[][] distortions, SeededChance chance) {
    int rival = chance.below(seats);
    for (int seat = 0; seat < seats; seat++) {
      put(seat == rival ? SeatMind.RIVAL : SeatMind.CURRENT, seat, minds, distortions);
    }
  }

  private static void put(SeatMind mind, int seat, byte[] minds, byte[][] distortions) {
    minds[seat] = (byte) mind.ordinal();
    Distortion.plain(distortions[seat]);
  }
}
