package contessa.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Idempotency filter: hashes of all commands in a table's log, four bytes each. It may be wrong
 * about a command it has not seen, never about one it has; the log decides.
 */
final class SeenCommands {

  private int[] hashes = new int[16];
  private int size;

  void add(@Nullable String command) {
    if (command == null) {
      return;
    }
    if (size == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * size);
    }
    hashes[size++] = command.hashCode();
  }

  boolean mayContain(String command) {
    int wanted = command.hashCode();
    for (int i = 0; i < size; i++) {
      if (hashes[i] == wanted) {
        return true;
      }
    }
    return false;
  }
}
