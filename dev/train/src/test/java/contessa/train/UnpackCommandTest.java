package contessa.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import contessa.bots.net.NetWeights;
import contessa.bots.net.TrainedNet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The networks that ship, and whom {@code exploit.py} attacks with them. */
class UnpackCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void unpack() {
    assertThat(new CommandLine(new UnpackCommand()).execute(folder.toString())).isZero();
  }

  @Test
  void everyNetworkIsWritten() throws IOException {
    for (int n = 1; n <= TrainedNet.drawn(2).size(); n++) {
      assertThat(read("duel" + n)).isEqualTo(bytes(TrainedNet.drawn(2).get(n - 1)));
    }
    for (int n = 1; n <= TrainedNet.drawn(4).size(); n++) {
      assertThat(read("table" + n)).isEqualTo(bytes(TrainedNet.drawn(4).get(n - 1)));
    }
    assertThat(read("weak")).hasSameSizeAs(read("table1")).isNotEqualTo(read("table1"));
    assertThat(read("field")).isEqualTo(bytes(TrainedNet.weakFields().sense()));
  }

  @Test
  void headsUpAllNetworksOfDuelsAreAttacked() throws Exception {
    List<String> options = exploit("--nets", folder.toString());
    int last = TrainedNet.drawn(2).size();
    assertThat(options).containsSequence("--exploit", net("duel1"), net("duel2"));
    assertThat(options).containsSequence(net("duel" + last), "--rules");
    assertThat(options).containsSequence("--cut", "0").doesNotContain("--answer");
  }

  @Test
  void atLargerTablesTheAnswerToWeakFieldsIsAttackedToo() throws Exception {
    List<String> options = exploit("--nets", folder.toString(), "--seats", "4");
    assertThat(options).containsSequence("--exploit", net("table1"));
    assertThat(options).containsSequence("--answer", net("weak"), net("field"), "--rules");
    assertThat(options).containsSequence("--groups", "4:16384:4=1").doesNotContain("--cut");
  }

  @Test
  void otherWeightsCanBeAttackedAndOtherOptionsAreTheLearners() throws Exception {
    List<String> options = exploit("--weights", "a.net", "b.net", "--start", "hunter.net");
    assertThat(options).containsSequence("--exploit", "a.net", "b.net", "--rules");
    assertThat(options).endsWith("--start", "hunter.net");
  }

  /** The options of learn.py that the script makes of these. */
  private static List<String> exploit(String... words) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                "python3",
                "-c",
                "import sys, exploit; print(*exploit.options(sys.argv[1:]), sep='\\n')",
                "--out",
                "out"));
    command.addAll(List.of(words));
    ProcessBuilder python = new ProcessBuilder(command).redirectErrorStream(true);
    python.environment().put("PYTHONPATH", "src/main/python");
    python.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process process;
    try {
      process = python.start();
    } catch (IOException e) {
      assumeTrue(false, "Python is not installed");
      throw e;
    }
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.lines().toList();
  }

  private String net(String name) {
    return folder.resolve(name + ".net").toString();
  }

  private byte[] read(String name) throws IOException {
    return Files.readAllBytes(folder.resolve(name + ".net"));
  }

  private static byte[] bytes(NetWeights weights) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    weights.write(file);
    return file.toByteArray();
  }
}
