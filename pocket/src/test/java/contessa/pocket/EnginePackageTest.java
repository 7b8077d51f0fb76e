package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.pocket.browser.BrowserProtocol;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The package for npm does what protocol.md says, in both builds, and its types are true. */
@Tag("slow")
class EnginePackageTest {

  private static final String[] EDITIONS = {
    "city-state", "resistance", "brazilian", "reformation", "royal"
  };

  private final List<String> dialogue = new ArrayList<>();

  @TempDir Path folder;

  @Test
  void theExampleRunsFromThePackage() throws Exception {
    ask("{\"do\":\"state\"}");
    ask("{\"do\":\"bots\"}");
    for (String edition : EDITIONS) {
      play(edition, new Random(edition.length()));
    }
    assertThat(tried(0))
        .contains("has won", "WebAssembly gives the same", "JavaScript gives the same");
  }

  @Test
  void anotherAnswerIsFoundAndATypeThatIsNotTrue() throws Exception {
    ask("{\"do\":\"bots\"}");
    dialogue.set(1, dialogue.getLast().replaceFirst("about", "says"));
    assertThat(tried(1)).contains("answers.ts(2", "WebAssembly {", "JavaScript {");
  }

  private void play(String edition, Random random) {
    String start = "\"options\":{\"edition\":\"%s\"}".formatted(edition);
    JsonNode state = ask("{\"do\":\"new\",\"players\":3,\"seed\":\"tea\",%s}".formatted(start));
    for (int turn = 0; !state.get("toMove").isNull(); turn++) {
      if (turn % 10 == 0) {
        String seat = "\"seat\":" + random.nextInt(3);
        ask("{\"do\":\"view\",%s}".formatted(seat));
        ask("{\"do\":\"log\",%s}".formatted(seat));
        ask("{\"do\":\"advise\",\"bot\":\"contessa\",\"rollouts\":10}");
      }
      JsonNode moves = state.get("moves");
      String move = moves.get(random.nextInt(moves.size())).stringValue();
      int seat = state.get("toMove").intValue();
      state = ask("{\"do\":\"play\",\"seat\":%d,\"move\":\"%s\"}".formatted(seat, move));
    }
    ask("{\"do\":\"advise\",\"bot\":\"contessa\"}");
  }

  /** What the answer has as its state. */
  private JsonNode ask(String line) {
    String answer = BrowserProtocol.answer(line, "no seed");
    dialogue.add(line);
    dialogue.add(answer);
    return LocalDevice.json(answer).get("state");
  }

  private String tried(int status) throws IOException, InterruptedException {
    Files.write(folder.resolve("dialogue"), dialogue);
    String tarball;
    try (Stream<Path> packed = Files.list(Path.of("target/npm"))) {
      tarball = packed.map(Path::toString).filter(name -> name.endsWith(".tgz")).findAny().get();
    }
    return NodeScript.said(status, "package.js", tarball, folder.toString());
  }
}
