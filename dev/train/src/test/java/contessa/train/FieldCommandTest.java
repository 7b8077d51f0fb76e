package contessa.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class FieldCommandTest {

  @Test
  void itLearnsFromAllNetworksOfThePlayerAsTheyPlay() {
    FieldCommand command = new FieldCommand();
    new CommandLine(command)
        .parseArgs(
            "--out",
            "out",
            "--weights",
            "a.net",
            "b.net",
            "--weak",
            "weak.net",
            "--seconds",
            "9",
            "--",
            "--posers",
            "c.net");
    List<String> options = command.options();
    assertThat(options).containsSequence("--weights", "a.net", "b.net", "--weak", "weak.net");
    assertThat(options).containsSequence(PythonCommand.trust());
    assertThat(options).containsSequence("--seconds", "9").endsWith("--posers", "c.net");
  }
}
