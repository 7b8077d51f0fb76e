package contessa.server.journal.sqlite;

import module java.base;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Copies of the file, made while others go on writing to it, for their owner alone. */
public final class Backup {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'contessa-'uuuu-MM-dd'T'HH-mm-ss'Z.db'")
          .withZone(ZoneOffset.UTC);
  private static final Pattern NAMED =
      Pattern.compile("contessa-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ\\.db");

  private Backup() {}

  /**
   * Copies a file to a new one, complete up to a moment during the copying.
   *
   * @throws JournalFailure if it cannot be read, or the new file exists or cannot be written
   */
  public static void copy(Path file, Path copy) {
    if (!Files.exists(file)) {
      throw new JournalFailure(
          "there is no server data: " + file + " does not exist; use pg_dump for PostgreSQL", null);
    }
    if (Files.exists(copy)) {
      throw new JournalFailure(copy + " exists already", null);
    }
    PrivateFiles.create(copy);
    try (Connection reading = SqliteFile.source(file).getConnection();
        PreparedStatement vacuum = reading.prepareStatement("vacuum into ?")) {
      vacuum.setString(1, copy.toString());
      vacuum.executeUpdate();
    } catch (SQLException e) {
      delete(copy);
      throw new JournalFailure("cannot copy " + file + " to " + copy + ": " + e.getMessage(), e);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new JournalFailure("cannot remove " + file, e);
    }
  }

  /** The backups in this folder, oldest first. */
  public static List<Path> in(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> NAMED.matcher(file.getFileName().toString()).matches())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new JournalFailure("cannot list " + folder, e);
    }
  }

  /**
   * When the newest backup in this folder was made; the distant past if there is none. A clock that
   * was wrong may have named one in the future, which says nothing.
   */
  public static Instant latest(Path folder, Instant now) {
    List<Path> backups = until(folder, now);
    return backups.isEmpty() ? Instant.MIN : time(backups.getLast());
  }

  private static List<Path> until(Path folder, Instant now) {
    return in(folder).stream().filter(file -> !time(file).isAfter(now)).toList();
  }

  private static Instant time(Path backup) {
    return Instant.from(NAME.parse(backup.getFileName().toString()));
  }

  /**
   * Makes a backup in this folder and removes the oldest beyond this number.
   *
   * @param check throws if the finished copy must not take the place of an older one
   */
  public static Path rotate(Path file, Path folder, int keep, Instant now, Consumer<Path> check) {
    Path copy = folder.resolve(NAME.format(now));
    // Under another name until it is complete, so that it never counts as a backup before.
    Path partial = folder.resolve("partial.db");
    try {
      PrivateFiles.createFolder(folder);
      // A log that a crash has left would be played into the new copy.
      SqliteFile.delete(partial);
      copy(file, partial);
      check.accept(partial);
      Files.move(partial, copy);
    } catch (IOException e) {
      throw new JournalFailure("cannot write to " + folder + ": " + e.getMessage(), e);
    }
    List<Path> all = until(folder, now);
    all.subList(0, Math.max(0, all.size() - keep)).forEach(Backup::delete);
    return copy;
  }
}
