package contessa.server.journal;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files and folders for their owner alone, where the system has POSIX permissions. */
public final class PrivateFiles {

  private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);

  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final boolean POSIX =
      FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

  private PrivateFiles() {}

  /**
   * Creates an empty file, or takes an existing one away from others. SQLite gives its log the same
   * permissions.
   *
   * @throws JournalFailure if it cannot be created
   */
  public static void create(Path file) {
    try {
      Files.createFile(file, attributes(FILE));
    } catch (FileAlreadyExistsException e) {
      for (String suffix : new String[] {"", "-wal", "-shm"}) {
        restrict(file.resolveSibling(file.getFileName() + suffix));
      }
    } catch (IOException e) {
      throw new JournalFailure("cannot create " + file + ": " + e.getMessage(), e);
    }
  }

  /** Takes an existing file or folder away from others. */
  public static void restrict(Path file) {
    try {
      Set<PosixFilePermission> ours = Files.isDirectory(file) ? FOLDER : FILE;
      if (POSIX && Files.exists(file) && !Files.getPosixFilePermissions(file).equals(ours)) {
        Files.setPosixFilePermissions(file, ours);
      }
    } catch (IOException e) {
      LOG.warn("Others may read {}: its permissions cannot be changed: {}", file, e.getMessage());
    }
  }

  /** Creates a folder and those above it; existing ones stay as they are. */
  public static void createFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(FOLDER));
  }

  private static FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
    return POSIX
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }
}
