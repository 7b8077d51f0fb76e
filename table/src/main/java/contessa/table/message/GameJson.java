package contessa.table.message;

import module java.base;

import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * A view or an event of a game as its notation writes it, for one reader or for all who are told
 * the same. It is written when it is first asked for: a simulated client may never do so.
 */
public final class GameJson {

  private volatile @Nullable Supplier<byte[]> writing;
  private volatile byte @Nullable [] bytes;

  /**
   * A text to be written later.
   *
   * @param writing always gives the same text, in UTF-8
   */
  public GameJson(Supplier<byte[]> writing) {
    this.writing = writing;
  }

  public GameJson(String json) {
    this(() -> json.getBytes(StandardCharsets.UTF_8));
  }

  /** In UTF-8, not to be changed. Two threads may both write it, the same. */
  byte[] bytes() {
    Supplier<byte[]> unwritten = writing;
    byte[] known = bytes;
    if (known == null) {
      known = Objects.requireNonNull(unwritten).get();
      bytes = known;
      writing = null; // it holds on to the game
    }
    return known;
  }

  public String json() {
    return new String(bytes(), StandardCharsets.UTF_8);
  }

  void write(JsonWriter json) {
    json.writeRawValue(bytes());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameJson one && Arrays.equals(one.bytes(), bytes());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes());
  }

  @Override
  public String toString() {
    return json();
  }
}
