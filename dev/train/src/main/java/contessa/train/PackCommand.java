package contessa.train;

import module java.base;

import contessa.bots.net.NetWeights;
import contessa.bots.net.PackedWeights;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Packs trained weights into the small files that ship. */
@Command(
    name = "pack",
    mixinStandardHelpOptions = true,
    description = {
      "Pack trained weights into a file that ships.",
      "8 bits a weight, or 4 for the difference from packed weights of the same family (--base)."
    })
public final class PackCommand implements Callable<Integer> {

  @Option(names = "--base", description = "Packed weights: pack only the difference from these.")
  private @Nullable Path base;

  @Parameters(index = "0", description = "Weights as training writes them.")
  private Path weights;

  @Parameters(index = "1", description = "The file to write.")
  private Path out;

  @Override
  public Integer call() throws IOException {
    NetWeights packed = read(weights, NetWeights::read);
    if (base != null) {
      packed = packed.plus(-1, read(base, PackedWeights::read));
    }
    int bits = base == null ? PackedWeights.BASE_BITS : PackedWeights.DELTA_BITS;
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(out))) {
      PackedWeights.write(packed, bits, file);
    }
    return 0;
  }

  @FunctionalInterface
  private interface WeightsReader {
    NetWeights read(InputStream file) throws IOException;
  }

  private static NetWeights read(Path path, WeightsReader reader) throws IOException {
    try (InputStream file = new BufferedInputStream(Files.newInputStream(path))) {
      return reader.read(file);
    }
  }
}
