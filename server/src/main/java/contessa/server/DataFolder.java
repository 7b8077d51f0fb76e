package contessa.server;

import module java.base;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;

/** The data folder, locked for one server. */
final class DataFolder implements Closeable {

  private final FileChannel lock;

  private DataFolder(FileChannel lock) {
    this.lock = lock;
  }

  /** Creates the folder if necessary and locks it. */
  static DataFolder take(Path data) throws Server.CannotStart {
    FileChannel channel;
    try {
      boolean ours = Files.exists(Server.journal(data));
      PrivateFiles.createFolder(data);
      if (ours) {
        PrivateFiles.restrict(data);
      }
      PrivateFiles.create(data.resolve("lock"));
      channel = FileChannel.open(data.resolve("lock"), StandardOpenOption.WRITE);
    } catch (IOException | JournalFailure e) {
      throw new Server.CannotStart("cannot write to the data folder " + data, e);
    }
    DataFolder folder = new DataFolder(channel);
    try {
      if (channel.tryLock() != null) {
        return folder;
      }
    } catch (IOException | OverlappingFileLockException e) {
      // Treated like a lock held by another server.
    }
    folder.close();
    throw new Server.CannotStart("another server uses the data folder " + data, null);
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      // The lock stays until the program ends.
    }
  }
}
