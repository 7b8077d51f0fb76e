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
    NetWeights packed;
    try (InputStream file = new BufferedInputStream(Files.newInputStream(weights))) {
      packed = NetWeights.read(file);
    }
    if (base != null) {
      try (InputStream file = new BufferedInputStream(Files.newInputStream(base))) {
        packed = packed.plus(-1, PackedWeights.read(file));
      }
    }
    int bits = base == null ? PackedWeights.BASE_BITS : PackedWeights.DELTA_BITS;
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(out))) {
      PackedWeights.write(packed, bits, file);
    }
    return 0;
  }
}
