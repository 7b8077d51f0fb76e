package contessa.table.message;

import org.jspecify.annotations.Nullable;

/** A value that is sent to many and encoded once. It must hold only what all of them may know. */
public final class EncodedOnce<T> {

  private final T value;
  private final GameJson json;

  public EncodedOnce(T value) {
    this.value = value;
    json = new GameJson(() -> TableJson.CODEC.bytes(value));
  }

  public T value() {
    return value;
  }

  byte[] bytes() {
    return json.bytes();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EncodedOnce<?> one && one.value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
