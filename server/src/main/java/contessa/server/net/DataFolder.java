package contessa.server.net;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The data folder, for as long as a server has it to itself. */
final class DataFolder implements AutoCloseable {

  private final FileChannel lock;

  private DataFolder(FileChannel lock) {
    this.lock = lock;
  }

  /** Makes the folder if need be; nobody else may have it. */
  static DataFolder take(Path data) throws Server.CannotStart {
    FileChannel channel;
    try {
      Files.createDirectories(data);
      channel =
          FileChannel.open(
              data.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new Server.CannotStart("cannot write to the data folder " + data, e);
    }
    DataFolder folder = new DataFolder(channel);
    try {
      if (channel.tryLock() != null) {
        return folder;
      }
    } catch (IOException | OverlappingFileLockException e) {
      // As good as taken.
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
