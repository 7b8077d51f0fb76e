package contessa.bots.net;

import module java.base;

import contessa.coup.CoupRules;
import contessa.game.ProgramFiles;
import contessa.game.SeededChance;
import org.jspecify.annotations.Nullable;

/**
 * The weights that ship with the program; they are read when a bot first needs them. There are
 * several networks for duels and for larger tables, and a bot draws one of them for each game: an
 * opponent who has learned the weak spots of one network does not know which it meets. They are
 * stored as differences from {@code contessa.net}, since all of them come from the same run.
 */
public final class TrainedNet {

  private static final Draw DUELS = new Draw("duel", 9);
  private static final Draw TABLES = new Draw("table", 3);

  /** Those that have been read. Two threads may both read one. */
  private static final Map<String, NetWeights> READ = new ConcurrentHashMap<>();

  /** Where a single network must speak for all those of duels, as in an analysis. */
  private static final int SPEAKER = 1;

  /** Moves below this probability are never played by several players. */
  private static final double RARE = 0.02;

  private TrainedNet() {}

  /**
   * The bot {@code contessa} at a seat. Heads-up it plays rare moves, too: without them it is
   * easier to exploit.
   *
   * @param chance draws the network
   */
  public static NetBot bot(CoupRules rules, int seat, SeededChance chance) {
    return rules.seats() == 2
        ? plain(rules, seat, chance)
        : bot(rules, seat, weakFields(), RARE, chance);
  }

  /** All that a drawn network would play, however rarely, without its sense for weak fields. */
  public static NetBot plain(CoupRules rules, int seat, SeededChance chance) {
    return bot(rules, seat, null, 0, chance);
  }

  private static NetBot bot(
      CoupRules rules,
      int seat,
      @Nullable WeakFieldWeights weakFields,
      double cut,
      SeededChance chance) {
    NetWeights weights = (rules.seats() == 2 ? DUELS : TABLES).one(chance);
    return new NetBot(rules, seat, new NetPolicy(weights, weakFields, rules.seats()), cut);
  }

  /**
   * How the strongest bot meets weak fields at larger tables. Heads-up nothing may depend on
   * whether the rival has lied: somebody who lies only until caught would win seven games in ten.
   */
  public static WeakFieldWeights weakFields() {
    return new WeakFieldWeights(changed("weak.net"), packed("field.net"));
  }

  /** The weights of one network for a game that began with that many players. */
  public static NetWeights weights(int seats) {
    return seats == 2 ? DUELS.network(SPEAKER) : player();
  }

  /** All weights of which a bot draws one for a game that begins with that many players. */
  public static List<NetWeights> drawn(int seats) {
    return (seats == 2 ? DUELS : TABLES).all();
  }

  /** The judge, for finished games. */
  public static ValueNet judge(int seats) {
    return new ValueNet(known("judge.net", NetWeights::read), seats);
  }

  /** Networks of which one is drawn. Number 0 is {@code contessa.net}, the others have files. */
  private record Draw(String name, int size) {

    NetWeights one(SeededChance chance) {
      return network(chance.below(size));
    }

    List<NetWeights> all() {
      return IntStream.range(0, size).mapToObj(this::network).toList();
    }

    NetWeights network(int number) {
      return number == 0 ? player() : changed(name + number + ".net");
    }
  }

  private static NetWeights player() {
    return packed("contessa.net");
  }

  private static NetWeights packed(String name) {
    return known(name, PackedWeights::read);
  }

  /** A network whose file has differences from {@code contessa.net}. */
  private static NetWeights changed(String name) {
    return known(name, file -> player().plus(1, PackedWeights.read(file)));
  }

  private static NetWeights known(String name, ProgramFiles.ContentReader<NetWeights> reader) {
    NetWeights known = READ.get(name);
    if (known == null) {
      known =
          ProgramFiles.read(
              TrainedNet.class,
              name,
              file -> reader.read(new ByteArrayInputStream(file.readAllBytes())));
      READ.put(name, known);
    }
    return known;
  }
}
