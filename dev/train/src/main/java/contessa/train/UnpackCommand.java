package contessa.train;

import module java.base;

import contessa.bots.net.NetWeights;
import contessa.bots.net.TrainedNet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the networks that ship, for the scripts that train others. */
@Command(
    name = "unpack",
    mixinStandardHelpOptions = true,
    description = {
      "Write the networks that ship as training reads them.",
      "Those of duels (duel1.net …), of larger tables (table1.net …), weak.net and field.net."
    })
public final class UnpackCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FOLDER", description = "The folder to write to.")
  private Path folder;

  @Override
  public Integer call() throws IOException {
    Files.createDirectories(folder);
    write("duel", TrainedNet.drawn(2));
    write("table", TrainedNet.drawn(3));
    write("weak.net", TrainedNet.weakFields().player());
    write("field.net", TrainedNet.weakFields().sense());
    return 0;
  }

  private void write(String name, List<NetWeights> draw) throws IOException {
    for (int n = 0; n < draw.size(); n++) {
      write(name + (n + 1) + ".net", draw.get(n));
    }
  }

  private void write(String name, NetWeights weights) throws IOException {
    try (OutputStream file =
        new BufferedOutputStream(Files.newOutputStream(folder.resolve(name)))) {
      weights.write(file);
    }
  }
}
