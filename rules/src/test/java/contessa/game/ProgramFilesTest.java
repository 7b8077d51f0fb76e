package contessa.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import org.junit.jupiter.api.Test;

class ProgramFilesTest {

  private static byte[] read() {
    return ProgramFiles.read(ProgramFilesTest.class, "absent.txt", InputStream::readAllBytes);
  }

  @Test
  void aMissingFileIsThereWhenItWasHandedIn() {
    assertThatThrownBy(ProgramFilesTest::read)
        .isInstanceOfSatisfying(
            ProgramFiles.Missing.class, e -> assertThat(e.file()).isEqualTo("absent.txt"));
    ProgramFiles.handIn("absent.txt", new byte[] {1, 2});
    assertThat(read()).containsExactly(1, 2);
  }
}
