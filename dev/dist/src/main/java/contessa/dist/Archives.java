package contessa.dist;

import module java.base;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

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
    try (TarArchiveOutputStream tar =
        new TarArchiveOutputStream(new GZIPOutputStream(Files.newOutputStream(archive), BUFFER))) {
      tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
      for (String path : Folders.contents(folder)) {
        add(tar, path, folder.resolve(path));
      }
    }
    return archive;
  }

  private static void add(TarArchiveOutputStream tar, String path, Path from) throws IOException {
    boolean isLink = Files.isSymbolicLink(from);
    boolean isFolder = Files.isDirectory(from, LinkOption.NOFOLLOW_LINKS);
    TarArchiveEntry entry =
        new TarArchiveEntry(
            isFolder ? path + "/" : path,
            isLink
                ? TarConstants.LF_SYMLINK
                : isFolder ? TarConstants.LF_DIR : TarConstants.LF_NORMAL);
    entry.setIds(0, 0);
    entry.setNames("", "");
    entry.setModTime(FileTime.from(TIME));
    entry.setMode(isLink ? 0777 : isFolder || Files.isExecutable(from) ? 0755 : 0644);
    if (isLink) {
      entry.setLinkName(Files.readSymbolicLink(from).toString());
    } else if (!isFolder) {
      entry.setSize(Files.size(from));
    }
    tar.putArchiveEntry(entry);
    if (!isLink && !isFolder) {
      Files.copy(from, tar);
    }
    tar.closeArchiveEntry();
  }

  /** A zip archive; it holds no links. */
  static Path zip(Path folder, Path archive) throws IOException {
    Map<String, String> settings = Map.of("create", "true", "enablePosixFileAttributes", "true");
    try (FileSystem zip = FileSystems.newFileSystem(archive, settings)) {
      for (String path : Folders.contents(folder)) {
        Path from = folder.resolve(path);
        Path to = zip.getPath(path);
        Files.copy(from, to);
        Files.setPosixFilePermissions(
            to,
            PosixFilePermissions.fromString(Files.isExecutable(from) ? "rwxr-xr-x" : "rw-r--r--"));
        // Set atime and ctime too, for reproducible archives.
        FileTime time = FileTime.from(TIME);
        Files.getFileAttributeView(to, BasicFileAttributeView.class).setTimes(time, time, time);
      }
    }
    return archive;
  }
}
