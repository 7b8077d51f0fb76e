package contessa.dist;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArchivesTest {

  private static final String LONG =
      "a-folder-with-a-long-name/".repeat(8) + "and-a-file-in-it-whose-name-is-long-as-well.txt";

  @TempDir Path folder;

  private Path files(String name, String mode, Instant time) throws IOException {
    Path top = Files.createDirectories(folder.resolve(name).resolve("top"));
    Path script = Files.writeString(top.resolve("script"), "x".repeat(513));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString(mode));
    Files.setLastModifiedTime(script, FileTime.from(time));
    Files.createDirectories(top.resolve(LONG).getParent());
    Files.writeString(top.resolve(LONG), "");
    return top;
  }

  @Test
  void aTarIsUnpackedAsItWas() throws Exception {
    Path top = files("a", "rwx------", Instant.now());
    Files.createSymbolicLink(top.resolve("link"), Path.of("script"));
    Path archive = Archives.tarGz(folder.resolve("a"), folder.resolve("a.tar.gz"));
    Path unpacked = Installation.unpack(archive, folder.resolve("b"));
    assertThat(unpacked.resolve("script"))
        .hasSameBinaryContentAs(top.resolve("script"))
        .isExecutable();
    assertThat(unpacked.resolve(LONG)).isEmptyFile();
    assertThat(Files.readSymbolicLink(unpacked.resolve("link"))).hasToString("script");
    assertThat(Files.getLastModifiedTime(unpacked.resolve("script"), LinkOption.NOFOLLOW_LINKS))
        .isEqualTo(FileTime.from(Archives.TIME));
  }

  @Test
  void timesAndOwnersChangeNoByte() throws IOException {
    files("a", "rwx------", Instant.now());
    files("b", "rwxr-x--x", Instant.EPOCH);
    assertThat(Archives.tarGz(folder.resolve("a"), folder.resolve("a.tar.gz")))
        .hasSameBinaryContentAs(Archives.tarGz(folder.resolve("b"), folder.resolve("b.tar.gz")));
    assertThat(Archives.zip(folder.resolve("a"), folder.resolve("a.zip")))
        .hasSameBinaryContentAs(Archives.zip(folder.resolve("b"), folder.resolve("b.zip")));
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x64",
    "Linux, aarch64, linux-aarch64",
    "Mac OS X, aarch64, macos-aarch64",
    "Windows 11, amd64, windows-x64",
  })
  void anArchiveIsNamedAfterItsSystem(String os, String processor, String name) {
    assertThat(RuntimeImage.system(os, processor)).isEqualTo(name);
  }
}
