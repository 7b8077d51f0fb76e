package contessa.dist;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * Archives whose bytes depend only on the files: sorted, without owners, all from the same time,
 * and executable or not.
 */
final class Archives {

  /** The time in {@code project.build.outputTimestamp}, which the jars have too. */
  static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");

  private static final int BUFFER = 1 << 16;

  private Archives() {}

  static Path tarGz(Path folder, Path archive) throws IOException {
    try (OutputStream file = Files.newOutputStream(archive);
        OutputStream out = new BufferedOutputStream(new GZIPOutputStream(file, BUFFER), BUFFER);
        TarWriter tar = new TarWriter(out, TIME)) {
      for (String path : Folders.contents(folder)) {
        Path entry = folder.resolve(path);
        if (Files.isSymbolicLink(entry)) {
          tar.link(path, Files.readSymbolicLink(entry).toString());
        } else if (Files.isDirectory(entry)) {
          tar.folder(path);
        } else {
          tar.file(path, entry, Files.isExecutable(entry));
        }
      }
    }
    return archive;
  }

  /** A zip archive; it holds no links. */
  static Path zip(Path folder, Path archive) throws IOException {
    Map<String, String> settings = Map.of("create", "true", "enablePosixFileAttributes", "true");
    try (FileSystem zip = FileSystems.newFileSystem(archive, settings)) {
      for (String path : Folders.contents(folder)) {
        Path from = folder.resolve(path);
        Path to = zip.getPath(path);
        boolean isFolder = Files.isDirectory(from, LinkOption.NOFOLLOW_LINKS);
        if (isFolder) {
          Files.createDirectory(to);
        } else {
          try (OutputStream out = Files.newOutputStream(to)) {
            Files.copy(from, out);
          }
        }
        boolean executable = isFolder || Files.isExecutable(from);
        Files.setPosixFilePermissions(
            to, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
        // Set atime and ctime too, for reproducible archives.
        FileTime time = FileTime.from(TIME);
        Files.getFileAttributeView(to, BasicFileAttributeView.class).setTimes(time, time, time);
      }
    }
    return archive;
  }
}
