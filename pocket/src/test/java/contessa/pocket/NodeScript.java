package contessa.pocket;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/** The scripts that ask builds of the engine in a browser. */
final class NodeScript {

  private NodeScript() {}

  /** What a script prints, which has to end with this status. */
  static String said(int status, String script, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("node", "src/test/javascript/" + script));
    command.addAll(List.of(arguments));
    Process node = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(node.waitFor()).as(said).isEqualTo(status);
    return said;
  }
}
