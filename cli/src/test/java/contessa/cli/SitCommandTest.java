package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.arena.network.Observation;
import contessa.cli.sit.ServerClient;
import contessa.game.GameKind;
import contessa.server.Server;
import contessa.server.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots and programs of this machine at the tables of a real server. */
@Tag("soak")
class SitCommandTest {

  private static final Map<String, String> SETTINGS = Map.of("port", "0", "host", "127.0.0.1");

  @TempDir private Path folder;

  /** A running command, and the lines it prints. */
  private static final class Seated {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final StringWriter err = new StringWriter();
    private final FutureTask<Integer> exit;

    private Seated(int port, String... args) {
      List<String> all = new ArrayList<>(List.of("sit", "--server=http://127.0.0.1:" + port));
      all.addAll(List.of(args));
      PrintWriter out =
          new PrintWriter(Writer.nullWriter()) {
            @Override
            public void println(String line) {
              lines.add(line);
            }
          };
      exit =
          new FutureTask<>(
              () ->
                  Contessa.commandLine()
                      .setOut(out)
                      .setErr(new PrintWriter(err, true))
                      .execute(all.toArray(String[]::new)));
      Thread.ofPlatform().daemon().start(exit);
    }

    private String code() throws InterruptedException {
      return lines.take().substring("table ".length());
    }

    private String token() {
      return err.toString().strip().substring("token: ".length());
    }

    /** How many games it has won; nothing may have gone wrong. */
    private int won() throws Exception {
      assertThat(exit.get()).as(err.toString()).isZero();
      assertThat(err.toString()).matches("token: \\S+\\R");
      String last = "";
      for (String line : lines) {
        assertThat(line).matches("game [0-9]+: (won|lost)|won [0-9]+ of [0-9]+ games");
        last = line;
      }
      return Integer.parseInt(last.split(" ", -1)[1]);
    }
  }

  @Test
  void programsPlayEachOtherWithoutWaiting() throws Exception {
    try (Server server = Server.start(Settings.of(folder, SETTINGS, Map.of()))) {
      long begun = System.nanoTime();
      Seated one =
          new Seated(server.port(), "--new=3", "--games=4", "--edition=reformation", "schemer");
      String code = one.code();
      Seated two = new Seated(server.port(), "--code=" + code, "--games=4", "--name=B", "contessa");
      Seated three = new Seated(server.port(), "--code=" + code, "--games=4", "--name=C", "honest");
      assertThat(one.won() + two.won() + three.won()).isBetween(4, 12);
      // With the pauses for people this takes four minutes.
      assertThat(System.nanoTime() - begun).isLessThan(220_000_000_000L);
    }
  }

  @Test
  void aProgramPlaysCoupRoyalAgainstTheServersOwn() throws Exception {
    try (Server server = Server.start(Settings.of(folder, SETTINGS, Map.of()))) {
      Seated one =
          new Seated(
              server.port(), "--new=3", "--bots=violante,contessa", "--game=royal", "honest");
      assertThat(one.code()).isNotEmpty();
      assertThat(one.won()).isBetween(0, 1);
    }
  }

  @Test
  void aProgramWaitsToBeInvited() throws Exception {
    try (Server server = Server.start(Settings.of(folder, SETTINGS, Map.of()))) {
      Seated one = new Seated(server.port(), "--new=2", "--name=A", "honest");
      String code = one.code();
      ServerClient client =
          new ServerClient(URI.create("http://127.0.0.1:" + server.port()), one.token());
      String before =
          client.post("/api/join", "{\"code\":\"" + code + "\"}").get("table").asString();
      Seated two = new Seated(server.port(), "--code=" + code, "--name=B", "honest");
      assertThat(one.won() + two.won()).isEqualTo(1);

      Seated waiting = new Seated(server.port(), "--invited", "--token=" + two.token(), "schemer");
      Seated host = new Seated(server.port(), "--new=2", "--token=" + one.token(), "honest");
      code = host.code();
      String to = client.post("/api/join", "{\"code\":\"" + code + "\"}").get("table").asString();
      client.post(
          "/api/invitations",
          "{\"to\":\"%s\",\"table\":\"%s\",\"game\":1,\"seat\":1}".formatted(to, before));
      assertThat(waiting.lines.take()).matches("game 1: (won|lost)");
      assertThat(waiting.lines.take()).matches("won [01] of 1 games");
      assertThat(host.exit.get()).isZero();
      assertThat(waiting.exit.isDone()).isFalse();
      waiting.exit.cancel(true);
    }
  }

  /** Plays the first legal move of each question. */
  private String program() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("first.sh"),
            """
            while read -r line; do
              case $line in *'"do":"decide"'*)
                move=$(printf %s "$line" | sed 's/.*"moves":\\["\\([^"]*\\)".*/\\1/')
                echo "{\\"move\\":\\"$move\\"}" ;;
              esac
            done
            """);
    return "cmd:sh " + script;
  }

  /** A network of one layer, all zeros, as NumPy writes it. */
  private String network() throws IOException {
    Observation fitting = Observation.of(GameKind.COUP, Observation.Kind.LITE, 2);
    int inputs = fitting.inputs.length;
    int outputs = fitting.mask.length;
    Path file = folder.resolve("zeros.npz");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (int rows : List.of(inputs, 1)) {
        zip.putNextEntry(new ZipEntry(rows == 1 ? "b1.npy" : "w1.npy"));
        String shape = "(" + rows + ", " + outputs + ")";
        String header = "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ", }\n";
        ByteBuffer bytes = ByteBuffer.allocate(10 + header.length() + 4 * rows * outputs);
        bytes.order(ByteOrder.LITTLE_ENDIAN).put(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'});
        bytes.putShort((short) 1).putShort((short) header.length());
        zip.write(bytes.put(header.getBytes(StandardCharsets.ISO_8859_1)).array());
      }
    }
    return "net:" + file;
  }

  @Test
  void aProgramInAnotherLanguagePlaysANetworkFromAFile() throws Exception {
    try (Server server = Server.start(Settings.of(folder, SETTINGS, Map.of()))) {
      Path log = folder.resolve("log");
      Seated one =
          new Seated(server.port(), "--new=2", "--games=2", "--log=" + log, "--strict", program());
      Seated two = new Seated(server.port(), "--code=" + one.code(), "--games=2", network());
      assertThat(two.won() + one.won()).isEqualTo(2);
      try (Stream<Path> files = Files.list(log)) {
        assertThat(files.toList())
            .singleElement()
            .satisfies(
                file ->
                    assertThat(file)
                        .content()
                        .contains("> {\"do\":\"start\"", "> {\"do\":\"decide\"", "< {\"move\":"));
      }
    }
  }

  @Test
  void aFaultEndsAStrictSeat() throws Exception {
    try (Server server = Server.start(Settings.of(folder, SETTINGS, Map.of()))) {
      Seated one = new Seated(server.port(), "--new=2", "--bots=violante", "--strict", "cmd:cat");
      assertThat(one.code()).isNotEmpty();
      assertThat(one.exit.get()).isEqualTo(1);
      assertThat(one.err.toString()).endsWith("stopped at the first fault of cmd:cat\n");
    }
  }

  @Test
  void aPlayerThatCannotPlayNeverReachesTheServer() throws Exception {
    Seated net = new Seated(1, "--new=3", network());
    assertThat(net.exit.get()).isEqualTo(1);
    assertThat(net.err.toString()).endsWith("plays with up to 2 seats, not 3\n");
  }

  @Test
  void whatTheServerRefusesIsASentence() throws Exception {
    try (Server server = Server.start(Settings.of(folder, SETTINGS, Map.of()))) {
      Seated stranger = new Seated(server.port(), "--token=nonsense", "--new=2", "honest");
      assertThat(stranger.exit.get()).isEqualTo(1);
      assertThat(stranger.err.toString())
          .isEqualTo("the server does not know this token; without --token it gives one\n");
      Seated lost = new Seated(server.port(), "--code=NONE", "honest");
      assertThat(lost.exit.get()).isEqualTo(1);
      assertThat(lost.err.toString()).contains("the server answers 404: {\"error\":\"no-table\"}");
    }
  }
}
