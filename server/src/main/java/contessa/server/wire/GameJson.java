package contessa.server.wire;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A view or an event of a game as its notation writes it, for one reader or for all who are told
 * the same. It is written when it is first asked for: a simulated client may never do so.
 */
public final class GameJson {

  private final Supplier<String> writing;
  private volatile @Nullable String json;

  /**
   * A text to be written later.
   *
   * @param writing always gives the same text
   */
  public GameJson(Supplier<String> writing) {
    this.writing = writing;
  }

  public GameJson(String json) {
    this(() -> json);
  }

  @JsonValue
  @JsonRawValue
  public String json() {
    String known = json;
    if (known == null) {
      known = writing.get();
      json = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameJson one && one.json().equals(json());
  }

  @Override
  public int hashCode() {
    return json().hashCode();
  }

  @Override
  public String toString() {
    return json();
  }
}
