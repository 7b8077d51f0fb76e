package contessa.pocket;

import module java.base;

import contessa.game.ProgramFiles;

/** The large files of the program, each fetched when it is first needed. */
final class LocalFiles {

  private final LocalHost host;
  private final Set<String> awaited = new HashSet<>();

  LocalFiles(LocalHost host) {
    this.host = host;
  }

  /** Asks for a file, once. */
  void fetch(ProgramFiles.Missing missing) {
    if (awaited.add(missing.file())) {
      host.need(missing.file());
    }
  }

  void arrived(String file, byte[] bytes) {
    awaited.remove(file);
    ProgramFiles.handIn(file, bytes);
  }
}
