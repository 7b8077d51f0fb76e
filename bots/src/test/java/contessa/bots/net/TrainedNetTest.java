package contessa.bots.net;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import com.sun.management.ThreadMXBean;
import contessa.bots.BotTestScale;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Action;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.AddressedEvent;
import contessa.game.SeededChance;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The weights that ship with the program, and their file. */
@Tag("soak")
class TrainedNetTest {

  private static final Budget ANY = Budget.rollouts(1);
  private static final int SCHEMA_AT = 7;
  private static final int RUNS = 1000;
  private static final int GAMES = 10;

  @Test
  void packedWeightsStayAsTheyAre() throws IOException {
    NetWeights weights = TrainedNet.weights(3);
    NetWeights again = PackedWeights.read(new ByteArrayInputStream(packed(weights)));
    assertThat(again.shape()).isEqualTo(weights.shape());
    assertThat(Arrays.deepEquals(again.tensors(), weights.tensors())).isTrue();
  }

  @Test
  void aFileOfTrainingHoldsItsWeightsInHalfPrecision() throws IOException {
    NetWeights weights = TrainedNet.weights(3);
    NetWeights again = NetWeights.read(new ByteArrayInputStream(written(weights)));
    for (int tensor = 0; tensor < NetShape.TENSORS; tensor++) {
      for (int row = 0; row < weights.tensors()[tensor].length; row++) {
        float weight = weights.tensors()[tensor][row][0];
        assertThat(again.tensors()[tensor][row][0])
            .isEqualTo(Float.float16ToFloat(Float.floatToFloat16(weight)));
      }
    }
  }

  @Test
  void allNetworksOfTheBotFitIntoFourMegabytes() throws IOException {
    List<String> names = playing();
    int bytes = 0;
    for (String name : names) {
      try (InputStream file = TrainedNet.class.getResourceAsStream(name)) {
        bytes += file.readAllBytes().length;
      }
    }
    assertThat(bytes).isLessThan(4_000_000);
  }

  @Test
  void noNetworkShipsThatNobodyUses() throws IOException {
    List<String> names = playing();
    names.add("judge.net");
    // The sources: what was built may hold files of an earlier build.
    Path folder = Path.of("src/main/resources/contessa/bots/net");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()).filter(f -> f.endsWith(".net")))
          .containsExactlyInAnyOrderElementsOf(names);
    }
  }

  /** The files of all networks that play. */
  private static List<String> playing() {
    List<String> names = new ArrayList<>(List.of("contessa.net", "weak.net", "field.net"));
    for (int number = 1; number < TrainedNet.drawn(2).size(); number++) {
      names.add("duel" + number + ".net");
    }
    for (int number = 1; number < TrainedNet.drawn(4).size(); number++) {
      names.add("table" + number + ".net");
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void aGameIsPlayedWithADrawnNetwork(int seats) {
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, seats);
    List<AddressedEvent> news = new ArrayList<>();
    SeededChance chance = new SeededChance(1);
    CoupTable table = rules.deal(0, chance, news::add);
    table.play(Action.FOREIGN_AID.code(), chance, news::add);
    CoupView view = table.view(1);
    Map<String, Long> first = new HashMap<>();
    for (int seed = 0; seed < 100; seed++) {
      NetBot bot = TrainedNet.bot(rules, 1, new SeededChance(seed));
      news.forEach(event -> bot.hear(event.heardBy(1)));
      first.merge(bot.decide(view, ANY).toString(), 1L, Long::sum);
    }
    assertThat(first).hasSize(TrainedNet.drawn(seats).size());
  }

  @Test
  void weightsOfAnotherSchemaAreRefused() throws IOException {
    byte[] file = written(TrainedNet.weights(4));
    byte[] unpacked = uncompressed(packed(TrainedNet.weights(4)));
    file[SCHEMA_AT]++;
    unpacked[SCHEMA_AT]++;
    byte[] packed = compressed(unpacked);
    assertThatThrownBy(() -> NetWeights.read(new ByteArrayInputStream(file)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("schema");
    assertThatThrownBy(() -> PackedWeights.read(new ByteArrayInputStream(packed)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("schema");
  }

  @Test
  void aCutFileIsRefused() throws IOException {
    byte[] file = written(TrainedNet.weights(4));
    byte[] packed = packed(TrainedNet.weights(4));
    assertThatThrownBy(() -> NetWeights.read(new ByteArrayInputStream(file, 0, file.length - 2)))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(
            () -> PackedWeights.read(new ByteArrayInputStream(packed, 0, packed.length - 1)))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> PackedWeights.read(new ByteArrayInputStream(file)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("packed");
  }

  /** If only this fails, the weights have changed, or a machine computes otherwise. */
  @Test
  void theSameWeightsGiveTheSameAnswersOnEveryMachine() {
    CRC32 sum = new CRC32();
    for (CoupRules rules : SelfPlayedGames.rules().subList(0, 3)) {
      play(
          rules,
          new SeededChance(5),
          mixture ->
              mixture
                  .shares()
                  .forEach(move -> sum.update(Double.toString(move.p()).getBytes(UTF_8))));
    }
    assertThat(sum.getValue()).isEqualTo(4162134175L);
  }

  /** An opponent who knew when it is trusted would lie until then: it won 71 % of duels. */
  @Test
  void headsUpNothingDependsOnWhetherTheRivalWasCaught() {
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, 2);
    for (int seed = 0; seed < GAMES; seed++) {
      NetBot bot = TrainedNet.bot(rules, 1, new SeededChance(seed));
      NetBot plain = TrainedNet.plain(rules, 1, new SeededChance(seed));
      SeededChance chance = new SeededChance(seed);
      List<AddressedEvent> news = new ArrayList<>();
      CoupTable table = rules.deal(0, chance, news::add);
      while (!table.over()) {
        news.forEach(event -> bot.hear(event.heardBy(1)));
        news.forEach(event -> plain.hear(event.heardBy(1)));
        news.clear();
        if (table.toMove() == 1) {
          Mixture answer = bot.decide(table.view(1), ANY);
          assertThat(answer.shares()).isEqualTo(plain.decide(table.view(1), ANY).shares());
        }
        table.play(table.choice(chance.below(table.choiceCount())), chance, news::add);
      }
    }
  }

  @Test
  void itPlaysEveryKindOfGameToTheEnd() {
    SeededChance chance = new SeededChance(4);
    List<CoupRules> rules = SelfPlayedGames.rules();
    for (int n = 0; n < rules.size(); n += BotTestScale.of(3, 1)) {
      assertThat(play(rules.get(n), chance, _ -> {})).isNotZero();
    }
  }

  @Test
  void theNetworkRunsWithoutAllocation() {
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, 4);
    History history = new History(rules);
    CoupTable table = rules.deal(0, new SeededChance(1), history::hearAll);
    CoupView view = table.view(0);
    Outputs outputs = new Outputs(4);
    outputs.read(view);
    Encoder encoder = new Encoder();
    byte[] row = new byte[Encoder.GLOBALS + 4 * Encoder.PER_SEAT];
    encoder.encode(history, view, row, 4);
    byte[] parts = {0, 0, (byte) Encoder.NOBODY, 1};
    Network network = new Network(TrainedNet.weights(4));
    double[] p = new double[outputs.size()];
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    int targets = outputs.targets();
    long before = 0;
    for (int i = -RUNS; i < RUNS; i++) {
      before = i == 0 ? threads.getCurrentThreadAllocatedBytes() : before;
      network.forward(row, parts, encoder.livingSlots(), targets);
      NetPolicy.probabilities(network, outputs, 1, 0.02, p);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(RUNS);
  }

  /** Plays a game among copies of the bot and gives back the winners. */
  private static int play(CoupRules rules, SeededChance chance, Consumer<Mixture> listener) {
    List<NetBot> bots = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      bots.add(TrainedNet.bot(rules, seat, new SeededChance(seat)));
    }
    List<AddressedEvent> news = new ArrayList<>();
    CoupTable table = rules.deal(0, chance, news::add);
    while (!table.over()) {
      for (AddressedEvent event : news) {
        for (int seat = 0; seat < rules.seats(); seat++) {
          bots.get(seat).hear(event.heardBy(seat));
        }
      }
      news.clear();
      int seat = table.toMove();
      Mixture mixture = bots.get(seat).decide(table.view(seat), ANY);
      listener.accept(mixture);
      table.play(table.code(mixture.draw(chance)), chance, news::add);
    }
    return table.winners();
  }

  private static byte[] uncompressed(byte[] file) throws IOException {
    return new GZIPInputStream(new ByteArrayInputStream(file)).readAllBytes();
  }

  private static byte[] compressed(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    }
    return out.toByteArray();
  }

  private static byte[] packed(NetWeights weights) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PackedWeights.write(weights, PackedWeights.BASE_BITS, out);
    return out.toByteArray();
  }

  private static byte[] written(NetWeights weights) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    weights.write(out);
    return out.toByteArray();
  }
}
