package contessa.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import contessa.bots.net.NetShape;
import contessa.bots.net.NetWeights;
import contessa.bots.net.PackedWeights;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Trained weights become the files that ship. */
class PackCommandTest {

  @TempDir private Path folder;

  @Test
  void aRelativeIsPackedAsItsDifference() throws IOException {
    SeededChance chance = new SeededChance(1);
    NetWeights parent = weights(chance, 1);
    NetWeights child = parent.plus(1, weights(chance, 0.1));
    write(parent, "parent.net");
    write(child, "child.net");
    pack("parent.net", "parent.packed");
    pack("--base", path("parent.packed"), "child.net", "child.packed");
    NetWeights base = unpack("parent.packed");
    NetWeights difference = unpack("child.packed");
    assertThat(Files.size(folder.resolve("child.packed")))
        .isLessThan(Files.size(folder.resolve("parent.packed")) * 2 / 3);
    NetWeights again = base.plus(1, difference);
    for (int tensor = 0; tensor < NetShape.TENSORS; tensor++) {
      for (int row = 0; row < child.tensors()[tensor].length; row++) {
        assertThat(again.tensors()[tensor][row])
            .containsExactly(child.tensors()[tensor][row], within(0.009f));
      }
    }
  }

  private static NetWeights weights(SeededChance chance, double size) {
    NetShape shape = NetShape.player(8, 8, 16, 8);
    NetWeights weights = new NetWeights(shape);
    for (float[][] tensor : weights.tensors()) {
      for (float[] row : tensor) {
        for (int i = 0; i < row.length; i++) {
          row[i] = (float) ((chance.fraction() * 2 - 1) * size);
        }
      }
    }
    return weights;
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private void write(NetWeights weights, String name) throws IOException {
    try (OutputStream file = Files.newOutputStream(folder.resolve(name))) {
      weights.write(file);
    }
  }

  private void pack(String... words) {
    words[words.length - 2] = path(words[words.length - 2]);
    words[words.length - 1] = path(words[words.length - 1]);
    assertThat(new CommandLine(new PackCommand()).execute(words)).isZero();
  }

  private NetWeights unpack(String name) throws IOException {
    return PackedWeights.read(new ByteArrayInputStream(Files.readAllBytes(folder.resolve(name))));
  }
}
