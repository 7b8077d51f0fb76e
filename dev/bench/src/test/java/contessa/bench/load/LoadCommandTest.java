package contessa.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.Server;
import contessa.server.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LoadCommandTest {

  @Test
  void playersComeDecideAndComeBack(@TempDir Path folder) throws Exception {
    StringWriter out = new StringWriter();
    Settings settings =
        Settings.of(folder.resolve("data"), Map.of("host", "127.0.0.1", "port", "0"), Map.of());
    try (Server server = Server.start(settings)) {
      int exit =
          new CommandLine(new LoadCommand())
              .setOut(new PrintWriter(out, true))
              .execute(
                  "--server",
                  "http://127.0.0.1:" + server.port(),
                  "--games=1",
                  "--spectators=1",
                  "--idle=2",
                  "--pace=1",
                  "--warm-up=0",
                  "--decisions=8",
                  "--seconds=3600",
                  "--reconnect");
      assertThat(exit).as(out.toString()).isZero();
    }
    assertThat(out.toString())
        .containsPattern("decisions made durable +\\d+")
        .containsPattern("connections cut together +6");
  }
}
