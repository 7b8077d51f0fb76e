package contessa.arena.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.arena.BotContestant;
import contessa.arena.Contest;
import contessa.arena.ContestFailure;
import contessa.arena.TestContests;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.net.NetShape;
import contessa.bots.net.NetWeights;
import contessa.royal.RoyalRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files as NumPy writes them; the tests in Python have NumPy itself write some. */
class NetworkFileTest {

  @TempDir private Path folder;

  private record Array(String name, String shape, int numbers) {}

  private String file(Array... arrays) throws IOException {
    Path file = folder.resolve("some.npz");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Array array : arrays) {
        zip.putNextEntry(new ZipEntry(array.name + ".npy"));
        String header =
            "{'descr': '<f4', 'fortran_order': False, 'shape': " + array.shape + ", }\n";
        ByteBuffer bytes = ByteBuffer.allocate(10 + header.length() + Float.BYTES * array.numbers);
        bytes.order(ByteOrder.LITTLE_ENDIAN).put(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'});
        bytes.putShort((short) 1).putShort((short) header.length());
        bytes.put(header.getBytes(StandardCharsets.ISO_8859_1));
        zip.write(bytes.array());
      }
    }
    return file.toString();
  }

  private String layer(int inputs, int outputs) throws IOException {
    return file(
        new Array("w1", "(" + inputs + ", " + outputs + ")", inputs * outputs),
        new Array("b1", "(" + outputs + ",)", outputs));
  }

  private static void refused(String file, String why) {
    assertThatThrownBy(() -> NetworkFile.read("it", file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(why);
  }

  @Test
  void theSizesOfALayerTellItsGameAndSeats() throws IOException {
    BotKind coup = NetworkFile.read("it", layer(160 + 120 * 4, 54 + 17 * 3));
    assertThat(coup.plays("coup")).isTrue();
    assertThat(coup.plays("royal")).isFalse();
    assertThat(TestContests.run(contest(coup, 3)).complete()).isTrue();
    assertThatThrownBy(() -> TestContests.run(contest(coup, 5)))
        .isInstanceOf(ContestFailure.class)
        .hasMessage("it plays with up to 4 seats, not 5");
    BotKind royal = NetworkFile.read("it", layer(100 + 20 * 3, 65 + 16 * 2));
    assertThat(royal.plays("royal")).isTrue();
    Contest contest = contest(royal, 3);
    assertThat(
            TestContests.run(
                    new Contest(
                        RoyalRules.standard(3),
                        contest.contestants(),
                        false,
                        1,
                        Budget.rollouts(1),
                        3,
                        0,
                        Contest.LONGEST))
                .complete())
        .isTrue();
  }

  private static Contest contest(BotKind kind, int seats) {
    var mine = new BotContestant(kind);
    var all = new java.util.ArrayList<contessa.arena.Contestant>(List.of(mine));
    while (all.size() < seats) {
      all.add(TestContests.bot("random"));
    }
    return new Contest(
        TestContests.coup(seats), all, false, 1, Budget.rollouts(1), 6, 0, Contest.LONGEST);
  }

  @Test
  void weightsOfTheShapeOfContessaPlay() throws IOException {
    NetShape shape = NetShape.player(8, 8, 8, 8);
    Path file = folder.resolve("small.net");
    try (OutputStream out = Files.newOutputStream(file)) {
      new NetWeights(shape).write(out);
    }
    BotKind kind = NetworkFile.read("it", file.toString());
    assertThat(TestContests.run(contest(kind, 6)).complete()).isTrue();
  }

  @Test
  void whatIsWrongWithAFileIsASentence() throws IOException {
    refused(folder.resolve("none.npz").toString(), "there is no file");
    refused(file(), "there is no array w1");
    refused(layer(100, 71), "100 inputs and 71 outputs are those of no game");
    refused(file(new Array("w1", "(2, 2)", 4)), "b1 must have a number for each column of w1");
    refused(file(new Array("w1", "(2, 2)", 3)), "w1 is damaged");
    refused(file(new Array("w1", "(2, 2, 2)", 8)), "w1 must have one or two dimensions");
    Path text = Files.writeString(folder.resolve("text.net"), "not weights");
    refused(text.toString(), "not a file of network weights");
  }
}
